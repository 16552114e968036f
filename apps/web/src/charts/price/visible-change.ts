import type { PriceColumns } from "./price-columns.ts";

/** The change from the first to the last bar in view. */
export interface VisibleChange {
  readonly from: string;
  readonly to: string;
  /** A fraction. */
  readonly change: number;
}

/**
 * Measures what the price did between two bars, from close to close. At the edges the nearest bar with a price counts.
 *
 * @param first Index of the first bar in view.
 * @param last Index of the last one.
 * @returns The change, or null when fewer than two bars in view have a price.
 */
export function visibleChange({ date, close }: PriceColumns, first: number, last: number): VisibleChange | null {
  let from = Math.max(0, first);
  let to = Math.min(close.length - 1, last);
  while (from < to && !((close[from] as number) > 0)) from++;
  while (to > from && !((close[to] as number) > 0)) to--;
  if (to <= from) return null;
  return {
    from: date[from] as string,
    to: date[to] as string,
    change: (close[to] as number) / (close[from] as number) - 1,
  };
}
