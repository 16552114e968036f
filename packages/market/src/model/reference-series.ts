/**
 * A series that belongs to no instrument: an index, a yield, the membership of an index.
 * Rates are fractions (0.045), indices are in points.
 */
export interface ReferenceSeries {
  /** Stable name, such as `treasury-10year`, `sp500`, `sp500-total-return`, `shiller-cpi`. */
  readonly name: string;
  readonly unit: "fraction" | "points" | "money";
  readonly source: string;
  /** Days since 1970-01-01, strictly rising. */
  readonly day: Int32Array;
  readonly value: Float64Array;
}

/** One spell of an instrument in an index; `until` is `null` while it lasts. Days since 1970-01-01. */
export interface Membership {
  readonly index: string;
  readonly symbol: string;
  readonly from: number | null;
  readonly until: number | null;
}
