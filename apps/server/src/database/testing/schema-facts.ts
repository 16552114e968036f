import type pg from "pg";
import { tableShapes } from "../backup/table-shapes.ts";

/** A column that refers to one of another table. */
export interface Reference {
  readonly table: string;
  readonly column: string;
  readonly to: string;
  readonly toColumn: string;
  /** What becomes of the row when the other one is removed, as PostgreSQL abbreviates it: `c` goes with it, `n` loses the value. */
  readonly onRemoval: string;
}

const REFERENCES = `
  select c.conrelid::regclass::text as table, a.attname::text as column, c.confrelid::regclass::text as to,
    b.attname::text as "toColumn", c.confdeltype::text as "onRemoval"
  from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
  where c.contype = 'f' and c.connamespace = 'plumbline'::regnamespace order by 1, 2`;

/** All references between our tables. */
export async function references(client: pg.Client): Promise<readonly Reference[]> {
  return (await client.query<Reference>(REFERENCES)).rows;
}

export type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Everything in our tables, but for the list of migrations, as JSON. */
export async function allRows(client: pg.Client): Promise<Rows> {
  const all: Record<string, Record<string, unknown>[]> = {};
  for (const { table } of await tableShapes(client)) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`,
    );
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

/** The rows of a user: the user's own, and those that refer to one of them, at any distance. */
export async function rowsOfUser(client: pg.Client, userId: string): Promise<Rows> {
  const all = await allRows(client);
  const known = await references(client);
  const found: Record<string, Record<string, unknown>[]> = {
    users: (all.users ?? []).filter(({ id }) => id === userId),
  };
  for (let grew = true; grew; ) {
    grew = false;
    for (const { table, column, to, toColumn } of known) {
      const targets = new Set((found[to] ?? []).map((row) => row[toColumn]));
      const before = found[table] ?? [];
      const more = (all[table] ?? []).filter((row) => targets.has(row[column]) && !before.includes(row));
      if (more.length === 0) continue;
      found[table] = [...before, ...more];
      grew = true;
    }
  }
  return found;
}
