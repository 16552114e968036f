import { type Day, day } from "@plumbline/core/time";

/** A period in which the market behaves alike. */
export interface Regime {
  /** Last day of the stretch. */
  readonly until: Day;
  /** Log return of the whole stretch. */
  readonly change: number;
  /** Standard deviation of daily log returns, times the square root of 252. */
  readonly volatility: number;
}

/** Close of the first day before the demo market opens, at its full length. */
export const REGIMES_START: Day = day("2014-06-30");

/** The invented history: calm years, three corrections, a crash with its recovery and a bear year; 7.3 % a year in all. */
export const REGIMES: readonly Regime[] = [
  { until: day("2015-04-15"), change: 0.08, volatility: 0.11 },
  { until: day("2015-09-28"), change: -0.12, volatility: 0.19 },
  { until: day("2017-11-20"), change: 0.34, volatility: 0.095 },
  { until: day("2018-03-22"), change: -0.09, volatility: 0.18 },
  { until: day("2019-08-14"), change: 0.22, volatility: 0.12 },
  { until: day("2019-10-04"), change: -0.4, volatility: 0.52 },
  { until: day("2020-06-30"), change: 0.38, volatility: 0.28 },
  { until: day("2021-12-08"), change: 0.3, volatility: 0.12 },
  { until: day("2022-12-15"), change: -0.29, volatility: 0.23 },
  { until: day("2024-07-16"), change: 0.34, volatility: 0.13 },
  { until: day("2025-03-20"), change: -0.14, volatility: 0.18 },
  { until: day("2026-06-30"), change: 0.25, volatility: 0.14 },
];

/** Log growth a year that the regimes amount to. */
export const MARKET_GROWTH = 0.0725;
