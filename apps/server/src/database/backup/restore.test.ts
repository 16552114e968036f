import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { migrate } from "../migrate.ts";
import { type Database, openDatabase } from "../open-database.ts";
import { keepingLogger } from "../testing/keeping-logger.ts";
import { allRows } from "../testing/schema-facts.ts";
import { writeAllSamples } from "../testing/write-samples.ts";
import { backUp } from "./back-up.ts";
import { readBackupFile, writeBackupFile } from "./backup-file.ts";
import { restore } from "./restore.ts";

let folder: string;
let migrations: string;
let file: string;
let own: TestDatabase;
let database: Database;

const clock = () => new Date("2026-03-01T12:00:00Z");

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "plumbline-restore-"));
  migrations = mkdtempSync(join(folder, "migrations-"));
  file = join(folder, "accounts.backup");
  own = await createTestDatabase();
  database = openDatabase({ url: own.url, logger: keepingLogger().logger });
});
afterEach(async () => {
  await database.close();
  await own.drop();
  rmSync(folder, { recursive: true });
});

function ask(statement: string): Promise<Record<string, unknown>[]> {
  return database.withClient(async (client) => (await client.query<Record<string, unknown>>(statement)).rows);
}

/** Every kind of column, rule and reference that a schema may have, references in a circle among them. */
const FIRST = `
  create type mood as enum ('calm', 'nervous');
  create table firms (
    id bigint generated always as identity primary key,
    name text not null unique,
    parent bigint references firms,
    leader bigint,
    slogan text generated always as (name || '!') stored,
    created_at timestamptz not null default now()
  );
  create table people (
    id bigserial primary key,
    firm bigint not null references firms on delete cascade deferrable initially deferred,
    mood mood
  );
  alter table firms add constraint leads foreign key (leader) references people;
  create table kinds (
    "odd ""name" text, bytes bytea, document jsonb, list text[], exact numeric(30, 10), real float8, small smallint,
    yes boolean, day date, moment timestamptz, span interval, net inet, code char(5), id uuid
  );
  create table settings (name text primary key, value text);
  insert into settings values ('seeded', 'by the migration');
  create function refuse() returns trigger language plpgsql as $$ begin raise 'no more people'; end $$;
  create trigger refuse_people before insert on people for each row when (new.mood = 'nervous') execute function refuse();`;

const ROWS = `
  insert into firms (name) values ('Oil'), ('Line\u2028break'), (E'tab\\tnew\\nline "quoted" \\\\ back'), ('股票 📈'), ('');
  insert into people (firm, mood) select id, 'calm' from firms;
  insert into people (firm) values (1);
  update firms set parent = 5 where id = 1; update firms set parent = 1 where id = 5;
  update firms set leader = 2 where id = 2;
  delete from firms where id = 4;
  update settings set value = 'changed' where name = 'seeded';
  insert into kinds values
    ('x', '\\x00ff5c0a', '{"a": [1, 2.50, null, "\\u00e9"]}', array['a,b', null, '"'], 12345678901234567890.0123456789,
     0.1, -32768, true, '2024-02-29', '2024-03-10 01:59:59.123456-08', '1 year 2 days 03:04:05.678', '10.0.0.0/8', 'ab', gen_random_uuid()),
    (null, '', 'null', '{}', 'NaN', 'Infinity', 0, false, 'infinity', '-infinity', '-1 mon', '::1', '', null),
    (null, null, null, null, null, '-0', null, null, '0044-03-15 BC', null, null, null, null, null);`;

async function fill(): Promise<void> {
  writeFileSync(join(migrations, "0001-first.sql"), FIRST);
  await migrate(database, migrations);
  await ask(ROWS);
}

const TABLES = ["firms", "people", "kinds", "settings"];

/** All that the database holds, as PostgreSQL writes it. */
async function content(): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    all[table] = (await ask(`select t::text as row from ${table} t order by t::text`)).map(({ row }) => row);
  }
  all.rules = await ask(
    `select conname, pg_get_constraintdef(oid) as definition, convalidated from pg_constraint
     where connamespace = 'plumbline'::regnamespace and contype <> 'n' order by conname`,
  );
  all.triggers = await ask("select tgname, tgenabled from pg_trigger where not tgisinternal");
  all.sequences = await ask("select sequencename, last_value from pg_sequences order by sequencename");
  all.migrations = await ask("select number, name, sha256 from migrations order by number");
  return all;
}

/** The file with lines that are not those that were backed up, and sealed all the same. */
async function alter(change: (lines: string[]) => string[]): Promise<void> {
  const lines: string[] = [];
  for await (const line of readBackupFile(file)) lines.push(line);
  rmSync(file);
  async function* changed(): AsyncGenerator<string> {
    yield* change(lines);
  }
  await writeBackupFile(file, changed());
}

describe("backup and restore", () => {
  it("bring back every row, value, rule and counter after everything was lost", async () => {
    await fill();
    const before = await content();
    expect(await backUp(database, { file, clock })).toEqual({ tables: 4, rows: 13 });
    await ask("drop schema plumbline cascade");
    expect(await restore(database, { file, migrations })).toEqual({
      tables: 4,
      rows: 13,
      madeAt: "2026-03-01T12:00:00.000Z",
    });
    expect(await content()).toEqual(before);
    expect(before.kinds?.join()).toContain("2024-03-10 09:59:59.123456+00");
    // The next numbers follow the last ones that were given, of rows that were removed too.
    expect(await ask("insert into firms (name) values ('Next') returning id")).toEqual([{ id: 6 }]);
    expect(await ask("insert into people (firm) values (1) returning id")).toEqual([{ id: 7 }]);
    await expect(ask("insert into people (firm, mood) values (1, 'nervous')")).rejects.toThrow("no more people");
    await expect(ask("update firms set leader = 99")).rejects.toThrow(/violates foreign key constraint "leads"/);
  });

  it("bring back every row of every table that accounts have", async () => {
    await migrate(database);
    await database.withClient((client) => writeAllSamples(client));
    const before = await database.withClient(allRows);
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    const { tables, rows } = await backUp(database, { file });
    expect([tables, rows]).toEqual([Object.keys(before).length, Object.values(before).flat().length]);
    await ask("drop schema plumbline cascade");
    await restore(database, { file });
    expect(await database.withClient(allRows)).toEqual(before);
  });

  it("tell a missing value from a JSON null", async () => {
    await fill();
    await backUp(database, { file });
    await restore(database, { file, migrations, replace: true });
    const kinds = "select document::text as text, document is null as missing from kinds order by small nulls last";
    expect(await ask(kinds)).toEqual([
      { text: '{"a": [1, 2.50, null, "é"]}', missing: false },
      { text: "null", missing: false },
      { text: null, missing: true },
    ]);
  });

  it("hold one moment, while the database is being written", async () => {
    writeFileSync(
      join(migrations, "0001-first.sql"),
      "create table sums (id integer primary key, money integer, note text);",
    );
    await migrate(database, migrations);
    await ask("insert into sums select i, 100, repeat('x', 1000) from generate_series(1, 4000) i");
    const writer = { isDone: false, transfers: 0 };
    const writing = (async () => {
      for (; !writer.isDone; writer.transfers++) {
        const id = 1 + (writer.transfers % 4000);
        await ask(`begin; update sums set money = money - 1 where id = ${id};
          update sums set money = money + 1 where id = ${4001 - id}; commit`);
      }
    })();
    await expect.poll(() => writer.transfers).toBeGreaterThan(3);
    await backUp(database, { file });
    writer.isDone = true;
    await writing;
    await restore(database, { file, migrations, replace: true });
    expect(await ask("select sum(money)::integer as money, count(*) as rows from sums")).toEqual([
      { money: 400_000, rows: 4000 },
    ]);
  });

  it("bring a backup of an older program forward", async () => {
    await fill();
    await backUp(database, { file });
    writeFileSync(
      join(migrations, "0002-shout.sql"),
      "alter table firms add column shout text; update firms set shout = upper(name);",
    );
    await restore(database, { file, migrations, replace: true });
    expect(await ask("select shout from firms where id = 1")).toEqual([{ shout: "OIL" }]);
    expect(await ask("select name from migrations order by number")).toEqual([
      { name: "0001-first" },
      { name: "0002-shout" },
    ]);
    expect(await migrate(database, migrations)).toEqual([]);
  });

  it("refuse a backup of a newer program, and one whose migrations are not ours", async () => {
    await fill();
    await backUp(database, { file });
    const before = await content();
    const path = join(migrations, "0001-first.sql");
    writeFileSync(path, `${FIRST} -- changed`);
    await expect(restore(database, { file, migrations, replace: true })).rejects.toMatchObject({
      code: "migration-changed",
    });
    rmSync(path);
    await expect(restore(database, { file, migrations, replace: true })).rejects.toThrow(
      "The backup is at migration 0001-first and this program ends at none: start a newer Plumbline.",
    );
    expect(await content()).toEqual(before);
  });

  it("refuse to replace rows unless told to", async () => {
    await fill();
    await backUp(database, { file });
    const before = await content();
    await expect(restore(database, { file, migrations })).rejects.toMatchObject({ code: "database-not-empty" });
    await ask("insert into firms (name) values ('Later')");
    await restore(database, { file, migrations, replace: true });
    expect(await content()).toEqual(before);
  });

  it("change nothing with a file that is damaged or cut short", async () => {
    await fill();
    await backUp(database, { file });
    await ask("insert into firms (name) values ('Later')");
    const before = await content();
    const bytes = readFileSync(file);
    const flipped = Buffer.from(bytes);
    flipped[200] = (flipped[200] ?? 0) ^ 4;
    for (const damaged of [flipped, bytes.subarray(0, -1), bytes.subarray(0, 500), Buffer.alloc(0)]) {
      writeFileSync(file, damaged);
      await expect(restore(database, { file, migrations, replace: true })).rejects.toMatchObject({
        code: "backup-damaged",
        message: `${file} is damaged, cut short or no backup of Plumbline, and nothing was changed: use another backup.`,
      });
    }
    expect(await content()).toEqual(before);
  });

  it.each([
    [
      "a row twice",
      (lines: string[]) => lines.flatMap((line) => (line.startsWith('["seeded"') ? [line, line] : [line])),
    ],
    ["a row missing", (lines: string[]) => lines.filter((line) => !line.startsWith('["seeded"'))],
    ["no last line", (lines: string[]) => lines.slice(0, -1)],
    [
      "a reference that leads nowhere",
      (lines: string[]) => lines.map((line) => line.replace(/^\["1","Oil","5"/, '["1","Oil","77"')),
    ],
    ["an unknown table", (lines: string[]) => lines.map((line) => line.replace('"table":"kinds"', '"table":"sorts"'))],
    [
      "an unknown column",
      (lines: string[]) =>
        lines.map((line) => line.replace('"columns":["name","value"]', '"columns":["name","worth"]')),
    ],
    ["a line of another kind", (lines: string[]) => lines.with(1, '{"view":"all"}')],
    ["another format", (lines: string[]) => lines.with(0, '{"format":"shopping list"}')],
  ])("change nothing with a file of %s", async (_what, change) => {
    await fill();
    await backUp(database, { file });
    await alter(change);
    await ask("insert into firms (name) values ('Later')");
    const before = await content();
    await expect(restore(database, { file, migrations, replace: true })).rejects.toMatchObject({
      code: "backup-unfit",
    });
    expect(await content()).toEqual(before);
  });

  it("leave the tables of other programs in the database alone", async () => {
    await ask("create table public.theirs (id integer); insert into public.theirs values (1)");
    await fill();
    await backUp(database, { file });
    await restore(database, { file, migrations, replace: true });
    expect(await ask("select id from public.theirs")).toEqual([{ id: 1 }]);
  });

  it("carry the key that tokens are signed with", async () => {
    await fill();
    const secretFile = join(folder, "jwt-secret");
    await backUp(database, { file: join(folder, "without"), secretFile });
    writeFileSync(secretFile, "signed with this");
    await backUp(database, { file, secretFile });
    writeFileSync(secretFile, "another");
    await restore(database, { file: join(folder, "without"), migrations, replace: true, secretFile });
    expect(readFileSync(secretFile, "utf8")).toBe("another");
    rmSync(secretFile);
    await restore(database, { file, migrations, replace: true, secretFile });
    expect([readFileSync(secretFile, "utf8"), statSync(secretFile).mode & 0o777]).toEqual(["signed with this", 0o600]);
    expect(readdirSync(folder).filter((name) => name.startsWith("jwt"))).toEqual(["jwt-secret"]);
  });

  it("make no backup of a database without our tables", async () => {
    await expect(backUp(database, { file })).rejects.toThrow("there is nothing to back up");
    expect(existsSync(file)).toBe(false);
  });
});
