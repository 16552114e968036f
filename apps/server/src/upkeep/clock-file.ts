import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

const FILE = "clock.json";

/** When a market's clock was looked at last, in milliseconds since 1970; null where it never was. */
export async function readClock(folder: string): Promise<number | null> {
  try {
    const { at } = JSON.parse(await readFile(join(folder, FILE), "utf8")) as { readonly at?: unknown };
    return typeof at === "number" && Number.isFinite(at) ? at : null;
  } catch {
    return null;
  }
}

export async function writeClock(folder: string, at: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${FILE}.${randomBytes(6).toString("hex")}.new`);
  await writeFile(draft, JSON.stringify({ at }));
  await rename(draft, join(folder, FILE));
}
