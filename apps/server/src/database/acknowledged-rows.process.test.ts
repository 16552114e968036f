import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningPostgres, startPostgres } from "./postgres/start-postgres.ts";
import { keepingLogger } from "./testing/keeping-logger.ts";
import { runScript } from "./testing/run-script.ts";

/** Kills of each kind; a hundred are tried with `KILLS=100`. */
const KILLS = Number(process.env.KILLS ?? 10);
const { logger } = keepingLogger();

let base: string;
let folder: string;
let postgres: RunningPostgres;

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), "plumbline-acknowledged-"));
  chmodSync(base, 0o755);
  folder = join(base, "postgres");
  postgres = await startPostgres({ folder, logger });
  await ask("create schema plumbline; create table plumbline.rows (id bigint primary key)");
});
afterAll(async () => {
  await postgres.stop();
  rmSync(base, { recursive: true, force: true });
});

async function ask(statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: postgres.url });
  client.on("error", () => undefined);
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

function postmasterPid(): number {
  return Number(readFileSync(join(folder, "cluster/postmaster.pid"), "utf8").split("\n")[0]);
}

/** A program that inserts rows from several connections and prints each number once the database has acknowledged it. */
function insertInChild(first: number) {
  const module = join(import.meta.dirname, "open-database.ts");
  const source = `
    import { writeSync } from "node:fs";
    import { openDatabase } from ${JSON.stringify(module)};
    const [url, first] = process.argv.slice(1);
    const logger = { info() {}, warn() {}, error() {} };
    const { db } = openDatabase({ url, logger, maximumConnections: 4 });
    let next = Number(first);
    const insert = async () => {
      for (;;) {
        const id = next++;
        try {
          await db.insertInto("rows").values({ id }).execute();
          writeSync(1, id + "\\n");
        } catch (error) {
          if (error.name !== "DatabaseUnavailable") { writeSync(1, "error " + error.message + "\\n"); process.exit(1); }
        }
      }
    };
    for (let worker = 0; worker < 4; worker++) insert();`;
  return runScript(source, postgres.url, String(first));
}

/** Numbers that were acknowledged and are not in the table. */
async function lost(acknowledged: readonly number[]): Promise<number[]> {
  const { rows } = await ask(`select id::integer from unnest(array[${acknowledged.join(",")}]::bigint[]) as id
    where id not in (select id from plumbline.rows)`);
  return rows.map(({ id }: { id: number }) => id);
}

describe("a row that the database has acknowledged", () => {
  it("is kept when the program that wrote it is killed", async () => {
    const acknowledged: number[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const writer = insertInChild(kill * 1_000_000);
      await writer.firstLine();
      await pause(Math.random() * 150);
      await writer.kill();
      acknowledged.push(...writer.lines.map(Number));
    }
    expect(acknowledged.every(Number.isInteger)).toBe(true);
    expect(acknowledged.length).toBeGreaterThan(KILLS);
    expect(await lost(acknowledged)).toEqual([]);
  }, 300_000);

  it("is kept when PostgreSQL itself is killed, and the writer goes on once it is back", async () => {
    const writer = insertInChild(1_000_000_000);
    await writer.firstLine();
    for (let kill = 0; kill < Math.ceil(KILLS / 3); kill++) {
      await pause(Math.random() * 150);
      const killed = postmasterPid();
      process.kill(killed, "SIGKILL");
      await expect.poll(postmasterPid, { interval: 20, timeout: 20_000 }).not.toBe(killed);
      const before = writer.lines.length;
      await expect.poll(() => writer.lines.length, { interval: 20, timeout: 20_000 }).toBeGreaterThan(before + 20);
    }
    await writer.kill();
    const acknowledged = writer.lines.map(Number);
    expect(acknowledged.every(Number.isInteger)).toBe(true);
    expect(await lost(acknowledged)).toEqual([]);
  }, 300_000);
});
