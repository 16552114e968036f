import type { PriceColumns } from "../price-columns.ts";

/** Values that each hold from their date up to the next. */
export interface HeldValues {
  /** `YYYY-MM-DD`, rising. */
  readonly date: readonly string[];
  /** Null where there is none. */
  readonly value: readonly (number | null)[];
}

/**
 * Reads values on the dates of bars: on each the last one by then, so that no bar shows what became known after it.
 *
 * @param dates Rising.
 * @returns A column as long as `dates`; NaN before the first value, and where the last one is null.
 *
 * @example
 * heldOn(["2024-01-30", "2024-01-31", "2024-02-01"], { date: ["2024-01-31"], value: [50] }); // NaN, 50, 50
 */
export function heldOn(dates: readonly string[], { date, value }: HeldValues): Float64Array {
  const column = new Float64Array(dates.length).fill(Number.NaN);
  let next = 0;
  for (let i = 0; i < dates.length; i++) {
    while (next < date.length && (date[next] as string) <= (dates[i] as string)) next++;
    column[i] = value[next - 1] ?? Number.NaN;
  }
  return column;
}

/** Values beyond this multiple of the highest price are cut off, so that one extreme year does not flatten the prices. */
const MAX_TIMES_PRICE = 4;

/** A column of values per share without those that are far from any price of the chart; those below zero stand on no axis. */
export function withinReach(column: Float64Array, { high, close }: Pick<PriceColumns, "high" | "close">): Float64Array {
  let highest = 0;
  for (let i = 0; i < close.length; i++) {
    const price = Number.isNaN(high[i]) ? (close[i] as number) : (high[i] as number);
    if (price > highest) highest = price;
  }
  return column.map((value) => (value > 0 && value <= MAX_TIMES_PRICE * highest ? value : Number.NaN));
}
