import type { Encoding, SchemaElement } from "hyparquet";
import type { MinMaxType } from "hyparquet/src/types.js";

/** Rows of a row group; the number that DuckDB and others take as their unit of parallel work. */
export const ROW_GROUP_ROWS = 122_880;

/** What a column has gathered for one row group, ready for its pages. */
export interface ColumnPages {
  /** Distinct values in PLAIN encoding, where the values are codes into them. */
  readonly dictionary: { readonly bytes: Uint8Array; readonly count: number } | null;
  readonly encoding: Encoding;
  /** The values that exist, encoded. */
  readonly values: Uint8Array;
  /** 1 where a row has a value, 0 where not. */
  readonly levels: Uint8Array;
  readonly missing: number;
  readonly minimum: MinMaxType | undefined;
  readonly maximum: MinMaxType | undefined;
}

/** A column of a Parquet file, filled row by row and emptied with every row group. */
export interface RecordColumn {
  readonly element: SchemaElement;
  pages(): ColumnPages;
  clear(): void;
}
