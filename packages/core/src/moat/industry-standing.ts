import { median, shareOfWorse } from "../stats/index.ts";
import { MOAT_MEASURES, type MoatMeasure } from "../words/index.ts";
import { SOURCE_LIMITS } from "./moat-limits.ts";

/** The measures of some companies, one place each; NaN where one is missing. */
export type MeasureColumns = Readonly<Record<MoatMeasure, Float64Array>>;

/** Fewer companies with a number describe one of them rather than the industry, as for its multiples (STA-16). */
export const MIN_PEERS = 5;

/** Where a company stands among those of its industry. */
export interface IndustryStanding {
  /** Companies of the industry in this market, each once, itself included. */
  readonly members: number;
  /** Share of the others with a lower number, ties counting half; NaN where it or fewer than five of them have one. */
  readonly shares: Readonly<Record<MoatMeasure, number>>;
  /** Median change of cost per revenue a year; NaN with fewer than five. */
  readonly costTrend: number;
  /** Its share of the revenue of the industry in this market; NaN with fewer than five, or in another currency than most. */
  readonly revenueShare: number;
  /** Companies with more than a tenth of that revenue. */
  readonly largeCompanies: number;
}

/** An industry on a day; standings are computed once. */
export interface MoatIndustry {
  readonly members: number;
  /** The standing of the company in a row of the columns. */
  readonly standingOf: (row: number) => IndustryStanding;
}

/**
 * Compares the companies of an industry.
 *
 * @param columns Measures of companies of the market; revenue only of those in the currency of most of the industry.
 * @param rows Rows of the industry's companies, each company once.
 * @see MOAT-05 to MOAT-08, STA-16
 *
 * @example
 * moatIndustry(columns, rowsOfSoftware).standingOf(row).shares.grossMargin; // 0.85
 */
export function moatIndustry(columns: MeasureColumns, rows: readonly number[]): MoatIndustry {
  const ranked = Object.fromEntries(MOAT_MEASURES.map((name) => [name, standingsIn(columns[name], rows)]));
  const trends = known(columns.costTrend, rows);
  const revenues = known(columns.revenue, rows).filter((value) => value > 0);
  const whole = revenues.reduce((sum, value) => sum + value, 0);
  const isCompared = revenues.length >= MIN_PEERS;
  const largeCompanies = revenues.filter((value) => value / whole > SOURCE_LIMITS.notableShare).length;
  const costTrend = trends.length < MIN_PEERS ? Number.NaN : median(trends);
  return {
    members: rows.length,
    standingOf: (row) => ({
      members: rows.length,
      shares: Object.fromEntries(
        MOAT_MEASURES.map((name) => [name, ranked[name]?.get(row) ?? Number.NaN]),
      ) as IndustryStanding["shares"],
      costTrend,
      revenueShare: isCompared ? (columns.revenue[row] as number) / whole : Number.NaN,
      largeCompanies,
    }),
  };
}

function known(column: Float64Array, rows: readonly number[]): readonly number[] {
  return rows.map((row) => column[row] as number).filter((value) => !Number.isNaN(value));
}

function standingsIn(column: Float64Array, rows: readonly number[]): ReadonlyMap<number, number> {
  const rising = rows
    .filter((row) => !Number.isNaN(column[row]))
    .sort((a, b) => (column[a] as number) - (column[b] as number));
  if (rising.length < MIN_PEERS) return new Map();
  const values = Float64Array.from(rising, (row) => column[row] as number);
  const standing = new Float64Array(values.length);
  shareOfWorse(values, Array.from(values.keys()), standing);
  return new Map(rising.map((row, k) => [row, standing[k] as number]));
}
