import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { tableShapes } from "./backup/table-shapes.ts";
import { applyMigration, createSchema } from "./migrate.ts";
import { type Database, openDatabase } from "./open-database.ts";
import { keepingLogger } from "./testing/keeping-logger.ts";
import type { SampleRow } from "./testing/migration-sample.ts";
import { sampledMigrations } from "./testing/migration-samples.ts";
import { SAMPLE_USERS } from "./testing/sample-user.ts";
import { allRows, type Rows } from "./testing/schema-facts.ts";
import { writeRows } from "./testing/write-samples.ts";

/** What PostgreSQL calls a value that is missing, there already, of nothing, or refused by a CHECK (its manual, appendix A). */
const STATES = { missing: "23502", nothing: "23503", again: "23505", refused: "23514" } as const;

const { ada, ben } = SAMPLE_USERS;

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase({ url: own.url, logger: keepingLogger().logger });
  await database.withClient(createSchema);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

type Constraint = { readonly name: string; readonly table: string; readonly kind: string };

/** CHECKs as `c`, references as `f`. */
async function constraints(client: pg.Client): Promise<readonly Constraint[]> {
  const { rows } = await client.query<Constraint>(`
    select conname::text as name, conrelid::regclass::text as table, contype::text as kind from pg_constraint
    where connamespace = 'plumbline'::regnamespace and contype in ('c', 'f') order by conname`);
  return rows;
}

async function requiredColumns(client: pg.Client): Promise<readonly { table: string; column: string }[]> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'plumbline' and table_name <> 'migrations' and is_nullable = 'NO'`);
  return rows;
}

/** The code and the constraint of the error that a statement ends with, of which nothing remains; null if it succeeds. */
async function refusal(
  client: pg.Client,
  work: () => Promise<unknown>,
): Promise<readonly (string | undefined)[] | null> {
  await client.query("begin");
  try {
    await work();
    await client.query("set constraints all immediate");
    return null;
  } catch (error) {
    const { code, constraint } = error as pg.DatabaseError;
    return [code, constraint];
  } finally {
    await client.query("rollback");
  }
}

const changeAll = (client: pg.Client, table: string, change: Readonly<Record<string, unknown>>) => {
  const assignments = Object.keys(change).map((name, index) => `${name} = $${index + 1}`);
  return client.query(`update ${table} set ${assignments.join(", ")}`, Object.values(change));
};

/** The same rows with no more than the columns that they had. */
function asBefore(before: Rows, after: Rows): Rows {
  return Object.fromEntries(
    Object.entries(before).map(([table, rows]) => {
      const names = Object.keys(rows[0] ?? {});
      const same = (after[table] ?? []).map((row) => Object.fromEntries(names.map((name) => [name, row[name]])));
      return [table, same];
    }),
  );
}

const byText = (rows: Rows): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(rows).map(([table, list]) => [table, list.map((row) => JSON.stringify(row)).sort()]),
  );

const isNew = (sample: SampleRow): sample is Extract<SampleRow, { into: string }> => "into" in sample;

describe.each(sampledMigrations())("the migration $name", ({ name, sample, ...migration }) => {
  let before: Rows;
  let known: readonly Constraint[];
  const within = <Value>(work: (client: pg.Client) => Promise<Value>) => database.withClient(work);

  beforeAll(() =>
    within(async (client) => {
      before = await allRows(client);
      known = await constraints(client);
      await applyMigration(client, { name, ...migration });
    }),
  );

  it("keeps every row and value of the state before", async () => {
    const after = await within(allRows);
    expect(byText(asBefore(before, after))).toEqual(byText(before));
  });

  it("takes the sample rows of two users, which fill every table and every column", async () => {
    await within(async (client) => {
      for (const user of [ada, ben]) await writeRows(client, sample.rows(user));
    });
    const after = await within(allRows);
    const empty = Object.entries(after).flatMap(([table, rows]) => {
      if (rows.length === 0) return [table];
      return Object.keys(rows[0] ?? {})
        .filter((column) => rows.every((row) => row[column] === null))
        .map((column) => `${table}.${column}`);
    });
    // A message that is given up is none that waits: one row has one or the other.
    expect(empty.filter((place) => place !== "outgoing_messages.given_up_at")).toEqual([]);
  });

  it("refuses what each of its checks is there for", async () => {
    await within(async (client) => {
      const isKnown = new Set(known.map((constraint) => constraint.name));
      const checks = (await constraints(client)).filter(({ kind, name: check }) => kind === "c" && !isKnown.has(check));
      expect(Object.keys(sample.refused).sort(), "sample.refused names every new CHECK").toEqual(
        checks.map((check) => check.name).sort(),
      );
      for (const [check, [table, change]] of Object.entries(sample.refused)) {
        const outcome = await refusal(client, () => changeAll(client, table, change));
        expect(outcome, check).toEqual([STATES.refused, check]);
      }
    });
  });

  it("refuses the same rows again, rows of nobody, and rows that lack what is needed", async () => {
    await within(async (client) => {
      for (const row of sample.rows(ada).filter(isNew)) {
        const again = await refusal(client, () => writeRows(client, [row]));
        expect(again?.[0], row.into).toBe(STATES.again);
      }
      const tables = new Set(
        sample
          .rows(ada)
          .filter(isNew)
          .map(({ into }) => into),
      );
      for (const { table, column } of (await requiredColumns(client)).filter((place) => tables.has(place.table))) {
        const outcome = await refusal(client, () => changeAll(client, table, { [column]: null }));
        expect(outcome?.[0], `${table}.${column}`).toBe(STATES.missing);
      }
    });
  });

  it("lets nothing refer to a user or a thing that does not exist", async () => {
    await within(async (client) => {
      const { rows } = await client.query<{ table: string; column: string; name: string }>(`
        select c.conrelid::regclass::text as table, a.attname::text as column, c.conname::text as name
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.connamespace = 'plumbline'::regnamespace`);
      const isKnown = new Set(known.map((constraint) => constraint.name));
      for (const reference of rows.filter((row) => !isKnown.has(row.name))) {
        const { table, column } = reference;
        const one = `update ${table} set ${column} = gen_random_uuid() where ctid = (select ctid from ${table} limit 1)`;
        const outcome = await refusal(client, () => client.query(one));
        expect(outcome, `${table}.${column}`).toEqual([STATES.nothing, reference.name]);
      }
      expect((await tableShapes(client)).length).toBeGreaterThan(0);
    });
  });
});

it("a server belongs to one account, and a session has one current refresh token", async () => {
  await database.withClient(async (client) => {
    const second = await refusal(client, () => client.query("update users set role = 'owner'"));
    expect(second).toEqual([STATES.again, "one_owner"]);
    const token = { into: "refresh_tokens", row: { hash: Buffer.alloc(32), session_id: ada.sessionId } };
    const current = await refusal(client, () => writeRows(client, [token]));
    expect(current).toEqual([STATES.again, "one_current_token"]);
  });
});
