import type pg from "pg";
import { SCHEMA } from "../connection-settings.ts";
import { DatabaseError } from "../database-error.ts";
import { type Mark, MarkSchema } from "./backup-lines.ts";
import { type TableShape, tableShapes } from "./table-shapes.ts";

export interface Loaded {
  tables: number;
  rows: number;
  /** The key that tokens are signed with, if it was kept in a file. */
  secret: Buffer | null;
}

const ROWS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 4_000_000;

/**
 * Fills the tables of our schema with the rows of a backup, inside the transaction of the caller. The schema is the one
 * that the backup was made with.
 *
 * @throws {DatabaseError} `backup-unfit` if the rows do not fit the tables.
 */
export async function loadRows(client: pg.Client, lines: AsyncIterable<string>): Promise<Loaded> {
  const shapes = await tableShapes(client);
  const restoreRules = await suspendRules(client, shapes);
  const loaded: Loaded = { tables: 0, rows: 0, secret: null };
  let insert: RowInsert | null = null;
  let isWhole = false;
  for await (const line of lines) {
    if (line.startsWith("[")) {
      await (insert ?? unfit("a row of no table")).add(line);
      loaded.rows++;
      continue;
    }
    await insert?.flush();
    insert = null;
    const mark = MarkSchema.parse(JSON.parse(line));
    if ("table" in mark) insert = new RowInsert(client, shapeFor(mark, shapes));
    else if ("sequence" in mark) await setSequence(client, mark);
    else if ("secretFile" in mark) loaded.secret = Buffer.from(mark.secretFile, "base64");
    else isWhole = mark.rows === loaded.rows;
    if ("table" in mark) loaded.tables++;
  }
  if (!isWhole) unfit("fewer rows than it states");
  await restoreRules();
  return loaded;
}

class RowInsert {
  readonly #client: pg.Client;
  readonly #statement: string;
  #rows: string[] = [];
  #characters = 0;

  constructor(client: pg.Client, { table, columns, types }: TableShape) {
    this.#client = client;
    const names = columns.map((column) => client.escapeIdentifier(column)).join(", ");
    const values = types.map((type, index) => `(line->>${index})::${type}`).join(", ");
    this.#statement = `insert into ${client.escapeIdentifier(table)} (${names}) overriding system value select ${values} from json_array_elements($1::json) as line`;
  }

  /** @param row An array as JSON. */
  async add(row: string): Promise<void> {
    this.#rows.push(row);
    this.#characters += row.length;
    if (this.#rows.length >= ROWS_AT_ONCE || this.#characters >= CHARACTERS_AT_ONCE) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#rows.length === 0) return;
    await this.#client.query(this.#statement, [`[${this.#rows.join(",")}]`]);
    this.#rows = [];
    this.#characters = 0;
  }
}

/** The columns of the backup with their types in the database. */
function shapeFor({ table, columns }: Extract<Mark, { table: string }>, shapes: readonly TableShape[]): TableShape {
  const shape = shapes.find((candidate) => candidate.table === table) ?? unfit(`a table ${table} that is unknown`);
  const types = columns.map((column) => {
    const type = shape.types[shape.columns.indexOf(column)];
    return type ?? unfit(`a column ${column} of ${table} that is unknown`);
  });
  return { table, columns, types };
}

async function setSequence(client: pg.Client, state: Extract<Mark, { sequence: string }>): Promise<void> {
  const { sequence, last, isCalled } = state;
  await client.query("select setval($1::regclass, $2::bigint, $3)", [
    client.escapeIdentifier(sequence),
    last,
    isCalled,
  ]);
}

/**
 * Empties the tables, takes away references between them, so that rows may come in any order, and stills triggers, which
 * have done their work on these rows.
 *
 * @returns What brings references and triggers back; it checks that no reference leads nowhere.
 */
async function suspendRules(client: pg.Client, shapes: readonly TableShape[]): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = $1::regnamespace`,
    [SCHEMA],
  );
  const tables = shapes.map(({ table }) => client.escapeIdentifier(table));
  const each = async (statements: readonly string[]) => {
    for (const statement of statements) await client.query(statement);
  };
  const named = references.map((reference) => ({ ...reference, name: client.escapeIdentifier(reference.name) }));
  await each(named.map(({ table, name }) => `alter table ${table} drop constraint ${name}`));
  await each(tables.map((table) => `alter table ${table} disable trigger user`));
  if (tables.length > 0) await client.query(`truncate ${tables.join(", ")}`);
  return async () => {
    await client.query("set constraints all immediate");
    await each(tables.map((table) => `alter table ${table} enable trigger user`));
    await each(named.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`));
  };
}

function unfit(what: string): never {
  throw new DatabaseError(
    "backup-unfit",
    `The backup holds ${what}, and nothing was changed: restore it with the Plumbline that made it, or use another backup.`,
  );
}
