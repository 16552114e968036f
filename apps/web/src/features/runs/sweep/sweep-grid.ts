import type { WireSweep } from "@plumbline/contract";

/** What the cells of a sweep can show. */
export const SWEEP_FIGURES = ["sharpe", "cagr", "maxDrawdown", "finalEquity", "trades"] as const;
export type SweepFigure = (typeof SWEEP_FIGURES)[number];

/** Combinations as a table: the first parameter down, the second across; of one parameter a single column. */
export interface SweepGrid {
  readonly rows: readonly number[];
  readonly columns: readonly number[] | null;
  /** Place in the columns of the sweep. */
  placeOf(row: number, column: number): number;
}

/**
 * @param sweep Its columns run through the last parameter first.
 * @example
 * sweepGrid(sweep).placeOf(1, 2); // with four values across: 6
 */
export function sweepGrid({ parameters }: Pick<WireSweep, "parameters">): SweepGrid {
  const [down, across] = parameters;
  const width = across?.values.length ?? 1;
  return {
    rows: down?.values ?? [],
    columns: across?.values ?? null,
    placeOf: (row, column) => row * width + column,
  };
}
