/** Keeps a PostgreSQL for tests until the process whose tests use it has ended: `keep-test-postgres.ts FOLDER PROCESS`. */
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../database/index.ts";
import { createJsonLogger } from "../http/index.ts";

/** What tests write need not outlive a power cut; all test files together open many connections. */
const SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  max_connections: "200",
};
const LOOK_EVERY_MILLISECONDS = 200;

const [folder = "", run = ""] = process.argv.slice(2);
const logger = createJsonLogger({ level: "silent", clock: () => new Date(), write: () => undefined });

try {
  const postgres = await startPostgres({ folder: join(folder, "postgres"), logger, settings: SETTINGS });
  publish("url", postgres.url);
  while (isRunning(Number(run))) await pause(LOOK_EVERY_MILLISECONDS);
  await postgres.stop();
} catch (error) {
  publish("problem", error instanceof Error ? error.message : String(error));
  while (isRunning(Number(run))) await pause(LOOK_EVERY_MILLISECONDS);
}
rmSync(folder, { recursive: true, force: true });

/** Readers see the whole file or none. */
function publish(name: string, text: string): void {
  writeFileSync(join(folder, `${name}.new`), text, { mode: 0o600 });
  renameSync(join(folder, `${name}.new`), join(folder, name));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
