import { day } from "../../time/index.ts";

/** A bull or a bear market of an index, from one turn to the next. */
export interface MarketRegime {
  readonly years: number;
  /** ln of the last close ÷ the first. */
  readonly growth: number;
}

/** Markets that alternate; as many of one kind as of the other. */
export interface MarketRegimes {
  readonly bears: readonly MarketRegime[];
  readonly bulls: readonly MarketRegime[];
}

/**
 * Closes of the S&P 500 on the days on which it turned by a fifth or more, the first of them a peak.
 *
 * @see Yardeni Research, "Stock Market Briefing: S&P 500 Bull & Bear Market Tables", March 23, 2020, table 1 (from Standard & Poor's)
 */
const TURNS = [
  ["1948-06-15", 17.06],
  ["1949-06-13", 13.55],
  ["1956-08-02", 49.74],
  ["1957-10-22", 38.98],
  ["1961-12-12", 72.64],
  ["1962-06-26", 52.32],
  ["1966-02-09", 94.06],
  ["1966-10-07", 73.2],
  ["1968-11-29", 108.37],
  ["1970-05-26", 69.29],
  ["1973-01-11", 120.24],
  ["1974-10-03", 62.28],
  ["1980-11-28", 140.52],
  ["1982-08-12", 102.42],
  ["1987-08-25", 336.77],
  ["1987-12-04", 223.92],
  ["2000-03-24", 1527.46],
  ["2002-10-09", 776.76],
  ["2007-10-09", 1565.15],
  ["2009-03-09", 676.53],
  ["2020-02-19", 3386.15],
] as const;

const DAYS_PER_YEAR = 365.25;

const REGIMES = TURNS.slice(1).map(([date, close], k): MarketRegime => {
  const [before, closeBefore] = TURNS[k] as (typeof TURNS)[number];
  return { years: (day(date) - day(before)) / DAYS_PER_YEAR, growth: Math.log(close / closeBefore) };
});

/** The ten bear and ten bull markets of the United States from 1948 to 2020. */
export const MARKET_REGIMES: MarketRegimes = {
  bears: REGIMES.filter(({ growth }) => growth < 0),
  bulls: REGIMES.filter(({ growth }) => growth > 0),
};
