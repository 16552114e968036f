import { median, shareOfWorse } from "../stats/index.ts";
import { MOAT_MEASURES, type MoatMeasure } from "../words/index.ts";
import { SOURCE_LIMITS } from "./moat-limits.ts";

/** The measures of some companies, one place each; NaN where one is missing. */
export type MeasureColumns = Readonly<Record<MoatMeasure, Float64Array>>;

/** Fewer companies with a number describe one of them rather than the industry, as for its multiples (STA-16). */
export const MIN_PEERS = 5;

/** Where a company stands among others. */
export interface PeerStanding {
  /** Whom it is compared with: its industry, or its sector where the industry has fewer than five companies. */
  readonly peers: "industry" | "sector";
  /** Companies among them in this market, each once, itself included. */
  readonly members: number;
  /** Share of the others with a lower number, ties counting half; NaN where it or fewer than five of them have one. */
  readonly shares: Readonly<Record<MoatMeasure, number>>;
  /** Median change of cost per revenue a year; NaN with fewer than five. */
  readonly costTrend: number;
  /** Companies of its industry with revenue in the currency of most. */
  readonly compared: number;
  /** Its share of the revenue of its industry in this market; NaN with fewer than five, or in another currency than most. */
  readonly revenueShare: number;
  /** Companies with more than a tenth of that revenue. */
  readonly largeCompanies: number;
}

/** Companies on a day; standings are computed once. */
export interface MoatPeers {
  /** Companies with revenue in the currency of most. */
  readonly compared: number;
  /** The standing of the company in a row of the columns, as in an industry. */
  readonly standingOf: (row: number) => PeerStanding;
}

/**
 * Compares the companies of an industry, or of a sector.
 *
 * @param columns Measures of companies of the market; revenue only of those in the currency of most.
 * @param rows Rows of the companies, each once.
 * @see MOAT-05 to MOAT-08, STA-16
 *
 * @example
 * moatPeers(columns, rowsOfSoftware).standingOf(row).shares.grossMargin; // 0.85
 */
export function moatPeers(columns: MeasureColumns, rows: readonly number[]): MoatPeers {
  const ranked = Object.fromEntries(MOAT_MEASURES.map((name) => [name, standingsIn(columns[name], rows)]));
  const trends = known(columns.costTrend, rows);
  const revenues = known(columns.revenue, rows).filter((value) => value > 0);
  const whole = revenues.reduce((sum, value) => sum + value, 0);
  const isCompared = revenues.length >= MIN_PEERS;
  const largeCompanies = revenues.filter((value) => value / whole > SOURCE_LIMITS.notableShare).length;
  const costTrend = trends.length < MIN_PEERS ? Number.NaN : median(trends);
  return {
    compared: revenues.length,
    standingOf: (row) => ({
      peers: "industry",
      members: rows.length,
      shares: Object.fromEntries(
        MOAT_MEASURES.map((name) => [name, ranked[name]?.get(row) ?? Number.NaN]),
      ) as PeerStanding["shares"],
      costTrend,
      compared: revenues.length,
      revenueShare: isCompared ? (columns.revenue[row] as number) / whole : Number.NaN,
      largeCompanies,
    }),
  };
}

/**
 * The standing of a company in its industry; where that is too small, in its sector. How much of a market is left to others is
 * seen in an industry only.
 *
 * @param of Both, and the row of the company in the columns of each.
 * @see MOAT-05, MOAT-08
 *
 * @example
 * peerStanding({ industry: [threeBrewers, 0], sector: [fortyStaples, 7] }).peers; // "sector"
 */
export function peerStanding({
  industry: [industry, rowInIndustry],
  sector: [sector, rowInSector],
}: Readonly<Record<"industry" | "sector", readonly [peers: MoatPeers, row: number]>>): PeerStanding {
  if (industry.compared >= MIN_PEERS || sector.compared < MIN_PEERS) return industry.standingOf(rowInIndustry);
  const { compared } = industry;
  return { ...sector.standingOf(rowInSector), peers: "sector", compared, revenueShare: Number.NaN, largeCompanies: 0 };
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
