import type { CheckId, ComparisonOperator } from "../checks/index.ts";
import type { CompanyType } from "../fundamentals/index.ts";
import type { MissingReasons } from "./missing-reasons.ts";

export type Direction = "higher" | "lower";

/** One number of every company; NaN where it is missing. */
export interface MetricColumn {
  readonly values: Float64Array;
  /** For money, the values that can be compared, see `withComparableMoney`; absent where all can. */
  readonly compared?: Float64Array;
  /** Which way is better: percentiles count from the worse end. */
  readonly good: Direction;
  /** Why a value is missing. */
  readonly missing: MissingReasons;
}

/** One check of every company, without its threshold, so that a moved one needs no new evaluation. */
export interface CheckColumn {
  readonly comparison: ComparisonOperator;
  /** True for a count of years, which is never near a threshold. */
  readonly isCount: boolean;
  /** The value compared with the threshold; NaN if unknown, an infinity if it passes or fails at any threshold. */
  readonly values: Float64Array;
  /** Default threshold. */
  readonly threshold: number;
  /** That of each company where kinds of company have thresholds of their own; null where all have the same. */
  readonly thresholds: Float64Array | null;
  /** The highest threshold that the history of each company can answer; null of a check that counts no years. */
  readonly upTo: Float64Array | null;
  /** Why there is no value; for an infinity, what settled the check. */
  readonly missing: MissingReasons;
}

/** All companies of a market on a day, column by column; row k of every column is the same company. */
export interface ScreenMatrix {
  readonly size: number;
  readonly metrics: ReadonlyMap<string, MetricColumn>;
  readonly checks: ReadonlyMap<CheckId, CheckColumn>;
  /** The type of each company. */
  readonly types: readonly CompanyType[];
  /** Index of the sector of each company; -1 where it has none. */
  readonly sectors: Int32Array;
  /** Index of the industry of each company; -1 where it has none. */
  readonly industries: Int32Array;
}
