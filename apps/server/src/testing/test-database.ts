/** Databases for tests, on the server of `DATABASE_URL` or on one that all test files of a run share. */
import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { connectionSettings, SCHEMA } from "../database/connection-settings.ts";
import { LOCKS } from "../database/locks.ts";
import { migrate } from "../database/migrate.ts";
import { readMigrations } from "../database/migrations-on-disk.ts";

export interface TestDatabase {
  readonly url: string;
  /** Removes the database, even if others are connected. */
  drop(): Promise<void>;
}

const KEEPER = new URL("./keep-test-postgres.ts", import.meta.url);
const STARTS_WITHIN_MILLISECONDS = 60_000;

/** Creates an empty database of its own; a connection without our settings finds our tables too. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return createFrom(await testServer(), "template1");
}

/** The same with all our tables: a copy of one that is migrated once for all tests of a run, in a sixth of the time. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  const server = await testServer();
  return createFrom(server, await migratedTemplate(server));
}

async function createFrom(server: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  // Files are copied twice as fast as they are written through the log, where nothing waits for the disk.
  await ask(
    server,
    `create database ${name} template ${template} strategy file_copy`,
    `alter database ${name} set search_path = ${SCHEMA}, public`,
  );
  // `with (force)` would fail for an ordinary user while the server itself cleans up in the database.
  const leave = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = current_user`;
  return { url: addressIn(server, name), drop: () => ask(server, leave, `drop database if exists ${name}`) };
}

function addressIn(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** The name of a database with all migrations, which nobody is connected to: whoever needs it first makes it. */
async function migratedTemplate(server: string): Promise<string> {
  const digest = createHash("sha256");
  for (const { sha256 } of readMigrations()) digest.update(sha256);
  const name = `test_template_${digest.digest("hex").slice(0, 16)}`;
  await connected({ connectionString: server }, async (client) => {
    await client.query("select pg_advisory_lock($1)", [LOCKS.testTemplate]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount !== 0) return;
    // It has its name once it is whole.
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    const ours = connectionSettings(addressIn(server, unfinished));
    await connected(ours, (own) => migrate({ withClient: (work) => work(own) }));
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

function ask(url: string, ...statements: readonly string[]): Promise<void> {
  return connected({ connectionString: url }, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

async function connected<Result>(
  settings: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(settings);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function testServer(): Promise<string> {
  return process.env.DATABASE_URL || (await sharedServer());
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
