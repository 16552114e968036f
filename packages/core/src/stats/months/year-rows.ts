import { growthOver } from "./month-growth.ts";
import { type MonthlyReturns, returnOfMonth } from "./monthly-returns.ts";

/** A calendar year of the table. */
export interface YearRow {
  readonly year: number;
  /** January to December, fractions; NaN where the month is outside the window or has no return. */
  readonly months: Float64Array;
  /** Months of the year that count: complete, inside the window, with a return. */
  readonly n: number;
  /** Their returns compounded, a fraction; NaN when there is none. */
  readonly total: number;
  /** True when fewer than twelve months count. */
  readonly isPartial: boolean;
}

export interface YearRowsInput {
  /** What the cells show: the months of the window and the one that still runs. */
  readonly shown: MonthlyReturns;
  /** Months that count, as `monthIndexOf` numbers them. */
  readonly counted: readonly number[];
  /** Returns of the stock. */
  readonly months: MonthlyReturns;
  /** Returns of an index; then totals are those of the stock less those of the index. */
  readonly market: MonthlyReturns | undefined;
}

/**
 * Lays months out by calendar year, oldest first.
 *
 * @see STA-14
 *
 * @example
 * yearRows({ shown, counted, months, market: undefined })[0]?.isPartial; // true for a window that begins in March
 */
export function yearRows({ shown, counted, months, market }: YearRowsInput): YearRow[] {
  const { first, returns } = shown;
  if (returns.length === 0) return [];
  const firstYear = yearOf(first);
  return Array.from({ length: yearOf(first + returns.length - 1) - firstYear + 1 }, (_, k) => {
    const year = firstYear + k;
    const ofYear = counted.filter((month) => yearOf(month) === year);
    return {
      year,
      months: Float64Array.from({ length: 12 }, (_, month) => returnOfMonth(shown, 12 * year + month)),
      n: ofYear.length,
      total: growthOver(ofYear, months, market).total ?? Number.NaN,
      isPartial: ofYear.length < 12,
    };
  });
}

function yearOf(month: number): number {
  return Math.floor(month / 12);
}
