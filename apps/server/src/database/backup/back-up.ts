import { existsSync, readFileSync } from "node:fs";
import type pg from "pg";
import { VERSION } from "../../config/index.ts";
import { SCHEMA } from "../connection-settings.ts";
import { DatabaseError } from "../database-error.ts";
import { appliedMigrations, inTransaction, lockSchema } from "../migrate.ts";
import type { Database } from "../open-database.ts";
import { writeBackupFile } from "./backup-file.ts";
import { type Header, type Mark, TEXT_SETTINGS } from "./backup-lines.ts";
import { type TableShape, tableShapes } from "./table-shapes.ts";

export interface BackUpOptions {
  /** The file to make. */
  readonly file: string;
  /** The key that tokens are signed with, if it is kept in a file: it goes into the backup if it exists. */
  readonly secretFile?: string;
  readonly clock?: () => Date;
}

export interface BackUpCounts {
  tables: number;
  rows: number;
}

const ROWS_AT_ONCE = 200;

/**
 * Writes everything that the database holds at one moment into a file, while it stays in use.
 *
 * @throws {DatabaseError} `backup-exists`; `backup-unfit` if the database has no tables of ours.
 * @throws {DatabaseUnavailable} if the database cannot be reached, or is lost on the way: no file is left.
 */
export function backUp(database: Pick<Database, "withClient">, options: BackUpOptions): Promise<BackUpCounts> {
  const counts: BackUpCounts = { tables: 0, rows: 0 };
  return database.withClient(async (client) => {
    await lockSchema(client);
    await client.query(TEXT_SETTINGS);
    const write = () => writeBackupFile(options.file, backupLines(client, options, counts));
    await inTransaction(client, write, "begin isolation level repeatable read read only");
    return counts;
  });
}

async function* backupLines(client: pg.Client, options: BackUpOptions, counts: BackUpCounts): AsyncGenerator<string> {
  yield JSON.stringify(await header(client, options.clock ?? (() => new Date())));
  for (const shape of await tableShapes(client)) {
    yield mark({ table: shape.table, columns: [...shape.columns] });
    for await (const row of rowsOf(client, shape)) {
      yield row;
      counts.rows++;
    }
    counts.tables++;
  }
  for (const sequence of await sequences(client)) yield mark(sequence);
  const { secretFile } = options;
  if (secretFile && existsSync(secretFile)) yield mark({ secretFile: readFileSync(secretFile).toString("base64") });
  yield mark({ end: true, rows: counts.rows });
}

async function header(client: pg.Client, clock: () => Date): Promise<Header> {
  const { rows } = await client.query<{ exists: boolean }>("select to_regclass('migrations') is not null as exists");
  const migrations = rows[0]?.exists ? await appliedMigrations(client) : [];
  if (migrations.length === 0) {
    throw new DatabaseError("backup-unfit", "The database holds no tables of Plumbline: there is nothing to back up.");
  }
  const madeAt = clock().toISOString();
  return { format: "plumbline-backup", version: 1, program: VERSION, madeAt, migrations: [...migrations] };
}

async function* rowsOf(client: pg.Client, { table, columns }: TableShape): AsyncGenerator<string> {
  const texts = columns.map((column) => `${client.escapeIdentifier(column)}::text`).join(", ");
  await client.query(
    `declare backup_rows no scroll cursor for select to_json(array[${texts}])::text as line from ${client.escapeIdentifier(table)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from backup_rows`);
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await client.query("close backup_rows");
}

async function sequences(client: pg.Client): Promise<Extract<Mark, { sequence: string }>[]> {
  const found = await client.query<{ name: string }>(
    "select relname::text as name from pg_class where relkind = 'S' and relnamespace = $1::regnamespace order by relname",
    [SCHEMA],
  );
  const states: Extract<Mark, { sequence: string }>[] = [];
  for (const { name } of found.rows) {
    const { rows } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
    );
    if (rows[0]) states.push({ sequence: name, ...rows[0] });
  }
  return states;
}

function mark(content: Mark): string {
  return JSON.stringify(content);
}
