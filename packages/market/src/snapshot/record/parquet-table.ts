import type { RowGroup } from "hyparquet";
import { ByteWriter, ParquetWriter } from "hyparquet-writer";
import type { AppendFile } from "../disk/index.ts";
import { writeColumnChunk } from "./column-chunk.ts";
import { type RecordColumn, ROW_GROUP_ROWS } from "./record-column.ts";

/**
 * A Parquet file written row by row; a full row group goes to the disk at once, so memory stays flat.
 * Equal rows give equal bytes: nothing of the machine or the hour is written.
 */
export class ParquetTable {
  rows = 0;
  readonly #file: AppendFile;
  readonly #columns: readonly RecordColumn[];
  readonly #bytes = new ByteWriter();
  readonly #parquet: ParquetWriter;
  #groupRows = 0;

  constructor(file: AppendFile, columns: Readonly<Record<string, RecordColumn>>) {
    this.#columns = Object.values(columns);
    this.#parquet = new ParquetWriter({
      writer: this.#bytes,
      schema: [{ name: "root", num_children: this.#columns.length }, ...this.#columns.map((column) => column.element)],
      createdBy: "plumbline",
    });
    this.#file = file;
  }

  /** Rows that may be pushed before they must be ended. */
  get room(): number {
    return ROW_GROUP_ROWS - this.#groupRows;
  }

  /** Says that every column has got its value of the row, or of as many rows as stated, at most `room`. */
  endRow(rows = 1): void {
    this.rows += rows;
    this.#groupRows += rows;
    if (this.#groupRows === ROW_GROUP_ROWS) this.#writeGroup();
  }

  /** Writes what is left and the description of the file at its end. */
  finish(): void {
    if (this.#groupRows > 0) this.#writeGroup();
    this.#parquet.finish();
    this.#drain();
  }

  #writeGroup(): void {
    const start = this.#bytes.offset;
    const columns = this.#columns.map((column) => writeColumnChunk(this.#bytes, column, this.#groupRows));
    const group: RowGroup = {
      columns,
      total_byte_size: columns.reduce((sum, chunk) => sum + (chunk.meta_data?.total_uncompressed_size ?? 0n), 0n),
      num_rows: BigInt(this.#groupRows),
      total_compressed_size: BigInt(this.#bytes.offset - start),
    };
    this.#parquet.row_groups.push(group);
    this.#parquet.num_rows += group.num_rows;
    for (const column of this.#columns) column.clear();
    this.#groupRows = 0;
    this.#drain();
  }

  #drain(): void {
    this.#file.append(this.#bytes.getBytes());
    this.#bytes.index = 0;
  }
}
