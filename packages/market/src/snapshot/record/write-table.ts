import type { AppendFile } from "../disk/index.ts";
import { ParquetTable } from "./parquet-table.ts";
import type { RecordColumn } from "./record-column.ts";

/** How a column is filled from a row. */
export interface FilledColumn<Row> {
  readonly column: RecordColumn;
  fill(row: Row): void;
}

/** A column together with what a row has for it. */
export function filled<Row, Value>(
  column: RecordColumn & { push(value: Value): void },
  pick: (row: Row) => Value,
): FilledColumn<Row> {
  return { column, fill: (row) => column.push(pick(row)) };
}

/** Writes a Parquet file whose rows are all in memory already. */
export function writeTable<Row>(file: AppendFile, columns: readonly FilledColumn<Row>[], rows: Iterable<Row>): void {
  const byName = Object.fromEntries(columns.map(({ column }) => [column.element.name, column]));
  const table = new ParquetTable(file, byName);
  for (const row of rows) {
    for (const column of columns) column.fill(row);
    table.endRow();
  }
  table.finish();
}
