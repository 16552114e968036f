import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { backUp, type Database } from "../database/index.ts";

const KEPT = 7;
const NAME = /^accounts-\d{4}-\d{2}-\d{2}\.backup$/;

/** Writes the accounts of the day into `DATA_DIR/backups`, once a day, and removes those of more than a week ago. */
export async function backUpAccounts(
  database: Pick<Database, "withClient">,
  { dataDirectory, now }: { readonly dataDirectory: string; readonly now: Date },
): Promise<void> {
  const folder = join(dataDirectory, "backups");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `accounts-${now.toISOString().slice(0, 10)}.backup`;
  const names = (await readdir(folder)).filter((one) => NAME.test(one));
  if (!names.includes(name)) await backUp(database, { file: join(folder, name), clock: () => now });
  for (const old of [...new Set([...names, name])].sort().slice(0, -KEPT)) await rm(join(folder, old), { force: true });
}
