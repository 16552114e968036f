import type { CheckId } from "../../checks/index.ts";
import type { CheckColumn } from "../../screen/index.ts";
import type { Bars } from "../../series/index.ts";
import type { CalendarField, MarketRate } from "../../words/index.ts";

/** What a check compares, one row per bar or per stock, as in the columns of the screener. */
export type CheckValues = Pick<CheckColumn, "comparison" | "values" | "threshold" | "thresholds" | "upTo">;

/** Columns that have been computed for one stock, by the key of their operand. The caller keeps it as long as the inputs stay. */
export type ColumnCache = Map<string, Float64Array>;

/** What is known of one stock, bar by bar. Every column is as long as the bars. */
export interface StockInputs {
  /** The whole history, on one share count: indicators that never forget depend on where it begins. */
  readonly bars: Bars;
  /** The benchmark on the same days; null where there is none: rules that ask it do not hold. */
  readonly benchmark: Bars | null;
  /** A number of the screener; a value stands from the day after it was filed on (FND-04). */
  readonly metric: (id: string) => Float64Array;
  readonly check: (id: CheckId) => CheckValues;
  /** A yearly rate, as a fraction; null where the market has none: rules that ask it do not hold. */
  readonly rate: (id: MarketRate) => Float64Array | null;
  /** See `calendarColumns`. */
  readonly calendar: (field: CalendarField) => Float64Array;
  /** Shares columns among strategies and parameter values; none are shared unless given. */
  readonly columns?: ColumnCache;
}
