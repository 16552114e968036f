import type pg from "pg";
import { SCHEMA } from "../connection-settings.ts";

/** A table with the columns that are stored, in order; values of the others are computed from them. */
export interface TableShape {
  readonly table: string;
  readonly columns: readonly string[];
  /** Types of the columns, as SQL. */
  readonly types: readonly string[];
}

const SHAPES = `
  select c.relname::text as table,
    array_agg(a.attname::text order by a.attnum) as columns,
    array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = $1::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname order by c.relname`;

/** The tables of our schema, without the list of migrations; none if there is no schema. */
export async function tableShapes(client: pg.Client): Promise<readonly TableShape[]> {
  const { rows } = await client.query<{ exists: boolean }>("select to_regnamespace($1) is not null as exists", [
    SCHEMA,
  ]);
  if (!rows[0]?.exists) return [];
  return (await client.query<TableShape>(SHAPES, [SCHEMA])).rows;
}

/** Whether no table of ours has a row. */
export async function isEmpty(client: pg.Client): Promise<boolean> {
  for (const { table } of await tableShapes(client)) {
    const { rowCount } = await client.query(`select 1 from ${client.escapeIdentifier(table)} limit 1`);
    if (rowCount !== 0) return false;
  }
  return true;
}

/** Keeps everybody else from reading and writing our tables until the transaction ends. */
export async function lockTables(client: pg.Client): Promise<void> {
  for (const { table } of await tableShapes(client)) {
    await client.query(`lock table ${client.escapeIdentifier(table)} in access exclusive mode`);
  }
}
