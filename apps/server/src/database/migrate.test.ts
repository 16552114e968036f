import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { migrate } from "./migrate.ts";
import { type Database, openDatabase } from "./open-database.ts";
import { keepingLogger } from "./testing/keeping-logger.ts";

let folder: string;
let own: TestDatabase;
let database: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "plumbline-migrations-"));
  own = await createTestDatabase();
  database = openDatabase({ url: own.url, logger: keepingLogger().logger });
});
afterEach(async () => {
  await database.close();
  await own.drop();
  rmSync(folder, { recursive: true });
});

function write(files: Record<string, string>): void {
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, `${name}.sql`), sql);
}

function ask(statement: string): Promise<Record<string, unknown>[]> {
  return database.withClient(async (client) => (await client.query<Record<string, unknown>>(statement)).rows);
}

const SHARES = {
  "0001-shares": "create table shares (code text primary key); insert into shares values ('AAA'), ('BBB');",
};

describe("migrations", () => {
  it("are applied in order, each once, and what they did is written down", async () => {
    write(SHARES);
    expect(await migrate(database, folder)).toEqual(["0001-shares"]);
    write({
      "0002-prices": "alter table shares add column price numeric(10, 2) not null default 1.5;",
      "0003-double": "update shares set price = price * 2;",
    });
    expect(await migrate(database, folder)).toEqual(["0002-prices", "0003-double"]);
    expect(await migrate(database, folder)).toEqual([]);
    expect(await ask("select code, price from shares order by code")).toEqual([
      { code: "AAA", price: "3.00" },
      { code: "BBB", price: "3.00" },
    ]);
    // printf '%s' "update shares set price = price * 2;" | sha256sum
    expect(await ask("select number, name, sha256 from migrations order by number desc limit 1")).toEqual([
      { number: 3, name: "0003-double", sha256: "9c16f5f8a2980c47a0eb75a8fce989f888ef5c4f9d340d4e624d4cea9ef84587" },
    ]);
  });

  it("are applied once by two servers that start at the same time", async () => {
    write({ ...SHARES, "0002-wait": "select pg_sleep(0.3); update shares set code = code || '1';" });
    const other = openDatabase({ url: own.url, logger: keepingLogger().logger });
    const applied = await Promise.all([migrate(database, folder), migrate(other, folder)]);
    await other.close();
    expect(applied.flat().sort()).toEqual(["0001-shares", "0002-wait"]);
    expect(await ask("select code from shares order by code")).toEqual([{ code: "AAA1" }, { code: "BBB1" }]);
  });

  it("leave the state before when one fails in the middle", async () => {
    write({
      ...SHARES,
      "0002-fails":
        "update shares set code = lower(code); create table half (id integer); insert into half values ('x');",
      "0003-never": "drop table shares;",
    });
    await expect(migrate(database, folder)).rejects.toMatchObject({
      code: "migration-failed",
      message:
        'The migration 0002-fails failed and left the database as it was (invalid input syntax for type integer: "x"): start the Plumbline that ran before, and report this.',
    });
    expect(await ask("select code from shares order by code")).toEqual([{ code: "AAA" }, { code: "BBB" }]);
    expect(await ask("select to_regclass('half') as half, (select count(*) from migrations) as applied")).toEqual([
      { half: null, applied: 1 },
    ]);
    write({ "0002-fails": "update shares set code = lower(code);", "0003-never": "select 1;" });
    expect(await migrate(database, folder)).toEqual(["0002-fails", "0003-never"]);
  });

  it("are refused when one was changed after it was applied", async () => {
    write(SHARES);
    await migrate(database, folder);
    write({ "0001-shares": "create table shares (code text);", "0002-more": "drop table shares;" });
    await expect(migrate(database, folder)).rejects.toMatchObject({
      code: "migration-changed",
      message:
        "The database has a migration 0001-shares that differs from the one of this program: use the Plumbline that applied it, or undo the change and add a new migration.",
    });
    expect(await ask("select count(*) as shares from shares")).toEqual([{ shares: 2 }]);
  });

  it("are refused when the database is newer than the program", async () => {
    write({ ...SHARES, "0002-future": "alter table shares add column future text;" });
    await migrate(database, folder);
    rmSync(join(folder, "0002-future.sql"));
    await expect(migrate(database, folder)).rejects.toMatchObject({
      code: "database-newer",
      message:
        "The database is at migration 0002-future and this program ends at 0001-shares: start a newer Plumbline.",
    });
  });

  it.each([
    ["a gap", { "0003-late": "select 1;" }, "0003-late.sql", "0002-"],
    ["a number twice", { "0001-twice": "select 1;" }, "0001-twice.sql", "0002-"],
    ["a name of another form", { "2-second": "select 1;" }, "2-second.sql", "0002-"],
  ])("are refused with %s, before any is applied", async (_what, files, file, expected) => {
    write({ ...SHARES, ...files });
    await expect(migrate(database, folder)).rejects.toMatchObject({
      code: "migrations-invalid",
      message: `The migration ${file} stands where one is expected whose name begins with ${expected}: install Plumbline again, or give the migrations names in a row.`,
    });
    expect(await ask("select to_regclass('migrations') as migrations")).toEqual([{ migrations: null }]);
  });

  it("are refused when the database lacks one in the middle", async () => {
    write({ ...SHARES, "0002-second": "select 2;", "0003-third": "select 3;" });
    await migrate(database, folder);
    await ask("delete from migrations where number = 2");
    await expect(migrate(database, folder)).rejects.toThrow(
      "The database has migration 0003-third but none with the number 2",
    );
  });
});
