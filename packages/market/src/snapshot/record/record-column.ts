import type { SchemaElement, Statistics } from "hyparquet";
import type { PageEncoding } from "./page-header.ts";

/** Rows of a row group; the number that DuckDB and others take as their unit of parallel work. */
export const ROW_GROUP_ROWS = 122_880;

/** What a column has gathered for one row group, ready for its pages. */
export interface ColumnPages {
  /** Distinct values in PLAIN encoding, where the values are codes into them. */
  readonly dictionary: { readonly bytes: Uint8Array; readonly count: number } | null;
  readonly encoding: PageEncoding;
  /** The values that exist, encoded. */
  readonly values: Uint8Array;
  /** 1 where a row has a value, 0 where not. */
  readonly levels: Uint8Array;
  readonly missing: number;
  readonly minimum: Statistics["min_value"];
  readonly maximum: Statistics["max_value"];
}

/** A column of a Parquet file, filled row by row and emptied with every row group. */
export interface RecordColumn {
  readonly element: SchemaElement;
  pages(): ColumnPages;
  clear(): void;
}
