import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { lockDataDirectory } from "../data-directory-lock.ts";
import { migrate } from "../migrate.ts";
import { type Database, openDatabase } from "../open-database.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { keepingLogger } from "../testing/keeping-logger.ts";
import { runDatabaseCommand } from "./run-database-command.ts";

const { logger } = keepingLogger();
const ID = "5b1f0c0e-8f0a-4c57-9a51-0d1f6f5d3a11";

let base: string;
let dataDirectory: string;
let folder: string;

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), "plumbline-commands-"));
  chmodSync(base, 0o755);
  dataDirectory = join(base, "data");
  await serve(async (database) => {
    await migrate(database);
    await database.db.insertInto("users").values({ id: ID, email: "ada@example.org", role: "owner" }).execute();
  });
});
beforeEach(() => {
  folder = mkdtempSync(join(base, "files-"));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => rmSync(base, { recursive: true }));

/** Does something while a server has the data folder. */
async function serve(work: (database: Database) => Promise<void>, where = dataDirectory): Promise<void> {
  mkdirSync(where, { recursive: true });
  const lock = await lockDataDirectory(where);
  const postgres = await startPostgres({ folder: join(where, "postgres"), logger });
  const database = openDatabase({ url: postgres.url, logger });
  await work(database);
  await database.close();
  await postgres.stop();
  lock.release();
}

async function run(words: readonly string[], environment: Record<string, string> = {}) {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await runDatabaseCommand(words, {
    environment: { DATA_DIR: dataDirectory, ...environment },
    say: (line) => said.push(line),
    complain: (line) => complaints.push(line),
  });
  return { code, said: said.join("\n"), complaint: complaints.join("\n") };
}

async function emails(database: Database): Promise<string[]> {
  const rows = await database.db.selectFrom("users").select("email").orderBy("email").execute();
  return rows.map(({ email }) => email);
}

describe("the commands backup and restore", () => {
  it("move the accounts from one data folder to a new one, the key of the tokens with them", async () => {
    writeFileSync(join(dataDirectory, "jwt-secret"), "signed with this");
    const file = join(folder, "accounts.backup");
    const backup = await run(["backup", file]);
    expect(backup).toMatchObject({ code: 0, complaint: "" });
    expect(backup.said).toMatch(/accounts\.backup holds \d+ tables with 1 rows\. It contains secrets/);
    const other = join(base, "other");
    const restored = await run(["restore", file], { DATA_DIR: other });
    expect(restored).toMatchObject({ code: 0, complaint: "" });
    expect(restored.said).toMatch(/^The database is as it was on \d{4}-\d\d-\d\dT.*Z: \d+ tables with 1 rows\.$/);
    expect(readFileSync(join(other, "jwt-secret"), "utf8")).toBe("signed with this");
    await serve(async (database) => {
      expect(await migrate(database)).toEqual([]);
      expect(await emails(database)).toEqual(["ada@example.org"]);
    }, other);
    // Neither command leaves a PostgreSQL or a lock behind.
    for (const used of [dataDirectory, other]) {
      expect(existsSync(join(used, "postgres/cluster/postmaster.pid"))).toBe(false);
      expect(readdirSync(join(used, "servers"))).toEqual([]);
    }
  });

  it("back up while a server runs, and restore only when it has stopped", async () => {
    const file = join(folder, "accounts.backup");
    await serve(async (database) => {
      expect(await run(["backup", file])).toMatchObject({ code: 0, complaint: "" });
      await database.db
        .insertInto("users")
        .values({ id: crypto.randomUUID(), email: "eve@example.org", role: "member" })
        .execute();
      expect(await run(["restore", file, "--replace"])).toEqual({
        code: 1,
        said: "",
        complaint: "A server uses this database: stop it and run the command again.",
      });
      expect(await emails(database)).toEqual(["ada@example.org", "eve@example.org"]);
    });
    expect((await run(["restore", file])).complaint).toMatch(/^The database is not empty.* add --replace/);
    expect(await run(["restore", file, "--replace"])).toMatchObject({ code: 0, complaint: "" });
    await serve(async (database) => expect(await emails(database)).toEqual(["ada@example.org"]));
  });

  it("use the database of DATABASE_URL where one is set, and files beside the folder they were called in", async () => {
    const { url, drop } = await createTestDatabase();
    await run(["backup", "accounts.backup"], { INIT_CWD: folder });
    const environment = { DATABASE_URL: url, DATA_DIR: join(base, "unused"), INIT_CWD: folder };
    expect(await run(["restore", "accounts.backup"], environment)).toMatchObject({ code: 0, complaint: "" });
    expect(await run(["backup", "again.backup"], environment)).toMatchObject({ code: 0, complaint: "" });
    const database = openDatabase({ url, logger });
    expect(await emails(database)).toEqual(["ada@example.org"]);
    await database.close();
    await drop();
    expect(readdirSync(folder).sort()).toEqual(["accounts.backup", "again.backup"]);
    expect(existsSync(join(base, "unused/postgres"))).toBe(false);
  });

  it.each([
    [[], "Usage: npm run backup -- FILE\nUsage: npm run restore -- FILE [--replace]"],
    [["backup"], "Usage: npm run backup -- FILE"],
    [["backup", "a", "--replace"], "Usage: npm run backup -- FILE"],
    [["restore", "a", "b"], "Usage: npm run restore -- FILE [--replace]"],
  ])("say how they are used when given %j", async (words, usage) => {
    expect(await run(words)).toEqual({ code: 2, said: "", complaint: usage });
  });

  it.each([
    [
      "there is no database",
      ["backup", "x"],
      { DATA_DIR: "/nowhere" },
      "There is no database in /nowhere: set DATA_DIR or DATABASE_URL to those of the server.",
    ],
    ["there is no such file", ["restore", "/nowhere/x"], {}, "There is no file /nowhere/x: give the path of a backup."],
    [
      "an address cannot be used",
      ["backup", "x"],
      { DATABASE_URL: "mysql://here" },
      "DATABASE_URL is set to something else, which is not shown; it must be an address",
    ],
    [
      "nobody answers",
      ["backup", "x"],
      { DATABASE_URL: "postgres://a:b@127.0.0.1:1/c" },
      "The database cannot be reached. (connect ECONNREFUSED 127.0.0.1:1)",
    ],
  ])("say so in a sentence when %s", async (_what, words, environment, sentence) => {
    const { code, complaint } = await run(words, environment);
    expect(code).toBe(1);
    expect(complaint).toContain(sentence);
  });
});
