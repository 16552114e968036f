/** Databases for tests, on the server of `DATABASE_URL` or on one that all test files of a run share. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";

export interface TestDatabase {
  readonly url: string;
  /** Removes the database, even if others are connected. */
  drop(): Promise<void>;
}

const KEEPER = new URL("./keep-test-postgres.ts", import.meta.url);
const STARTS_WITHIN_MILLISECONDS = 60_000;

/** Creates an empty database of its own; a connection without our settings finds our tables too. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.DATABASE_URL || (await sharedServer());
  const name = `test_${randomBytes(8).toString("hex")}`;
  await ask(server, `create database ${name}`, `alter database ${name} set search_path = plumbline, public`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // `with (force)` would fail for an ordinary user while the server itself cleans up in the database.
  const leave = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = current_user`;
  return { url: url.href, drop: () => ask(server, leave, `drop database if exists ${name}`) };
}

async function ask(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Started by whoever needs it first; its keeper ends it when the run has ended, however that was. */
async function sharedServer(): Promise<string> {
  // Vitest runs test files in processes of their own; what starts them is the same for all.
  const run = process.env.VITEST_POOL_ID === undefined ? process.pid : process.ppid;
  const folder = join(tmpdir(), `plumbline-test-postgres-${run}`);
  if (isFirst(folder)) {
    const options = { detached: true, stdio: "ignore" } as const;
    spawn(process.execPath, [fileURLToPath(KEEPER), folder, String(run)], options).unref();
  }
  for (const end = performance.now() + STARTS_WITHIN_MILLISECONDS; performance.now() < end; await pause(20)) {
    if (existsSync(join(folder, "url"))) return readFileSync(join(folder, "url"), "utf8");
    if (existsSync(join(folder, "problem"))) throw new Error(readFileSync(join(folder, "problem"), "utf8"));
  }
  throw new Error(`No PostgreSQL for tests was started in ${folder}: remove that folder and try again.`);
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o755 });
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw cause;
  }
}
