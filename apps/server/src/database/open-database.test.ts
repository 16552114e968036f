import { type Generated, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { type Database, openDatabase } from "./open-database.ts";
import { keepingLogger } from "./testing/keeping-logger.ts";
import { openWay, type Way } from "./testing/open-way.ts";

interface Schema {
  values: { id: Generated<number>; big: number | null; day: string | null; moment: Date | null };
}

let own: TestDatabase;
let way: Way;
let database: Database<Schema>;
const { logger, lines } = keepingLogger();

beforeEach(async () => {
  own = await createTestDatabase();
  way = await openWay(own.url);
  database = openDatabase<Schema>({ url: way.url, logger, maximumConnections: 2 });
});
afterEach(async () => {
  await way.open();
  await database.close();
  way.close();
  await own.drop();
});

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => "no failure",
    (error: unknown) => error,
  );
}

function one(): Promise<number | undefined> {
  return sql<{ one: number }>`select 1 as one`.execute(database.db).then(({ rows }) => rows[0]?.one);
}

async function createValues(): Promise<void> {
  const statement = `create schema plumbline; create table values (
    id serial primary key, big bigint, day date, moment timestamptz)`;
  await database.withClient((client) => client.query(statement));
}

describe("an open database", () => {
  it("reads 64-bit whole numbers as numbers, days as text and moments as dates", async () => {
    await createValues();
    const moment = new Date("2026-02-28T23:59:59.123Z");
    const row = { big: 9_007_199_254_740_991, day: "2026-03-01", moment };
    await database.db.insertInto("values").values(row).execute();
    expect(await database.db.selectFrom("values").selectAll().execute()).toEqual([{ id: 1, ...row }]);
    const count = await database.db
      .selectFrom("values")
      .select((of) => of.fn.countAll().as("rows"))
      .execute();
    expect(count).toEqual([{ rows: 1 }]);
    await expect(sql`select 9007199254740993::bigint as big`.execute(database.db)).rejects.toThrow(RangeError);
  });

  it("limits every connection, and says to the server who it is", async () => {
    const names = [
      "statement_timeout",
      "lock_timeout",
      "idle_in_transaction_session_timeout",
      "application_name",
      "search_path",
    ];
    const { rows } = await sql<{ name: string; setting: string; unit: string | null }>`
      select name, setting, unit from pg_settings where name = any(${names}) order by name`.execute(database.db);
    expect(rows.map(({ name, setting, unit }) => `${name} ${setting}${unit ?? ""}`)).toEqual([
      "application_name plumbline",
      "idle_in_transaction_session_timeout 15000ms",
      "lock_timeout 3000ms",
      "search_path plumbline",
      "statement_timeout 10000ms",
    ]);
  });

  it("is up once it has answered, down while the way to it is cut, and up again by itself", async () => {
    expect(database.isUp()).toBe(false);
    expect(await one()).toBe(1);
    expect(database.isUp()).toBe(true);
    await way.cut();
    const failure = await failureOf(one());
    expect(failure).toBeInstanceOf(DatabaseUnavailable);
    expect(failure).toMatchObject({ reason: "unreachable" });
    expect(database.isUp()).toBe(false);
    await way.open();
    await expect.poll(() => database.isUp(), { interval: 50, timeout: 10_000 }).toBe(true);
    expect(await one()).toBe(1);
    expect(lines.map(({ message }) => message)).toEqual(
      expect.arrayContaining(["The database does not answer", "The database answers again"]),
    );
  });

  it("survives the loss of an idle connection and of one between two statements of a transaction", async () => {
    await createValues();
    const failure = await failureOf(
      database.db.transaction().execute(async (transaction) => {
        await transaction.insertInto("values").values({ big: 1 }).execute();
        await way.cut();
        await new Promise((resolve) => setTimeout(resolve, 50));
        await transaction.insertInto("values").values({ big: 2 }).execute();
      }),
    );
    expect(failure).toBeInstanceOf(DatabaseUnavailable);
    await way.open();
    await expect.poll(() => database.isUp(), { interval: 50, timeout: 10_000 }).toBe(true);
    expect(await database.db.selectFrom("values").selectAll().execute()).toEqual([]);
  });

  it("is unavailable while the server ends the connections, and answers right after", async () => {
    await one();
    const sleeping = failureOf(sql`select pg_sleep(5)`.execute(database.db));
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    const running =
      "select count(*)::integer as running from pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid()";
    const counted = () =>
      database.withClient(async (client) => (await client.query(running)).rows[0].running as number);
    await expect.poll(counted, { interval: 20 }).toBe(1);
    await database.withClient((client) => client.query(end));
    expect(await sleeping).toMatchObject({ name: "DatabaseUnavailable", reason: "shutting-down" });
    expect(await one()).toBe(1);
  });

  it("is exhausted when all connections are in use, without being down", async () => {
    await one();
    const sleeping = [0, 1].map(() => sql`select pg_sleep(4)`.execute(database.db));
    const waiting = Array.from({ length: 60 }, () => failureOf(one()));
    for (const failure of await Promise.all(waiting)) {
      expect(failure).toMatchObject({ name: "DatabaseUnavailable", reason: "exhausted" });
    }
    expect(database.isUp()).toBe(true);
    await Promise.all(sleeping);
    expect(await one()).toBe(1);
  });

  it("is unavailable, and down, when nobody answers at its address", async () => {
    await one();
    way.hold();
    const silent = openDatabase({ url: way.url, logger });
    expect(await failureOf(sql`select 1`.execute(silent.db))).toMatchObject({ reason: "unreachable" });
    expect(silent.isUp()).toBe(false);
    await silent.close();
  });

  it("names a wrong password as the reason", async () => {
    const wrong = new URL(own.url);
    wrong.password = "guessed";
    const refused = openDatabase({ url: wrong.href, logger });
    const failure = await failureOf(sql`select 1`.execute(refused.db));
    expect(String(failure)).toMatch(
      /^DatabaseUnavailable: The database cannot be reached\. \(password authentication failed/,
    );
    await refused.close();
  });

  it.each([
    ["cut off by its limit", "set local statement_timeout = 50; select pg_sleep(5)"],
    ["that waits for a lock", "set local lock_timeout = 50; lock table values"],
  ])("is too slow for a statement %s", async (_what, statement) => {
    await createValues();
    await database.withClient(async (holder) => {
      await holder.query("begin; lock table values");
      const failure = await failureOf(sql.raw(statement).execute(database.db));
      expect(failure).toMatchObject({ name: "DatabaseUnavailable", reason: "too-slow" });
    });
    expect(database.isUp()).toBe(true);
  });

  it("leaves the errors of a statement as they are", async () => {
    await createValues();
    await database.db.insertInto("values").values({ id: 5 }).execute();
    const failure = await failureOf(database.db.insertInto("values").values({ id: 5 }).execute());
    expect(failure).not.toBeInstanceOf(DatabaseUnavailable);
    expect(failure).toMatchObject({ code: "23505", constraint: "values_pkey" });
    expect(database.isUp()).toBe(true);
  });
});
