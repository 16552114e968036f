import type { KnownOfTable } from "../../model/index.ts";

/** A table on its way to delimited text. */
export interface Table {
  /** What to call it, such as `book.xlsx!AAPL`. */
  readonly name: string;
  readonly known: KnownOfTable;
  /** Cells of each row, the header's first; a cell without a value is empty. */
  readonly rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>;
}
