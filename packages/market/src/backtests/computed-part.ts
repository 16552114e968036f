import type { SweepColumns } from "@plumbline/core/backtest";

/** Places of some of the stocks of a run, those before `until`. */
export interface StockRange {
  readonly from: number;
  readonly until: number;
}

/** What some stocks are on some days: day after day, of each stock after stock. NaN where there is no value. */
export type MatrixColumns = Readonly<Record<string, Float64Array>>;

/** What a part of a run is about: some of its stocks, or some combinations of its swept parameters; those before `until`. */
export interface RunPart extends StockRange {
  readonly kind: "stocks" | "combinations";
}

/** The signals of some stocks, one value per row of their prices. */
export interface PartMarks {
  readonly entry: Uint8Array;
  readonly exit: Uint8Array;
  /** Of the rows with an entry alone: nothing else reads them. */
  readonly scores: Float64Array | null;
  readonly distance: Float64Array | null;
}

/** Combinations of swept parameters with what they gave. */
export interface PartSweep {
  readonly columns: SweepColumns;
  /** Equity by bar of those among them that are kept. */
  readonly equities: readonly Float64Array[];
}

/** What was found by a part of a run; plain data. */
export type ComputedPart = StockRange &
  (
    | { readonly kind: "stocks"; readonly matrix: MatrixColumns }
    | { readonly kind: "stocks"; readonly marks: PartMarks }
    | { readonly kind: "combinations"; readonly sweep: PartSweep }
  );

/** Writes the columns of parts into those of all stocks, day by day. */
export function joinColumns(parts: readonly ComputedPart[], stocks: number, into: MatrixColumns): void {
  for (const part of parts) {
    if (!("matrix" in part)) continue;
    const size = part.until - part.from;
    for (const [name, column] of Object.entries(into)) {
      const own = part.matrix[name] as Float64Array;
      for (let k = 0; k * size < own.length; k++) {
        column.set(own.subarray(k * size, (k + 1) * size), k * stocks + part.from);
      }
    }
  }
}
