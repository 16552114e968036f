import type { Reason } from "../../figure/index.ts";
import { CHANGE_PERIODS, type ChangePeriod, isLongerThanAYear, type PriceChange } from "../../series/index.ts";
import type { PriceFigures } from "./price-figures.ts";
import type { ScreenMetric } from "./screen-metric.ts";

/** A number of the screener that is read from prices alone. */
export interface PriceMetric extends ScreenMetric {
  /** The number of a stock, or why it is missing. */
  readonly of: (figures: PriceFigures) => number | Reason;
}

interface PriceMetricDefinition extends Omit<PriceMetric, "of"> {
  /** The form of the prices that it needs: not every source allows each. */
  readonly reads: "change" | "total" | "any";
  /** NaN where there is none. */
  readonly of: (figures: PriceFigures) => number;
  /** Why there is none; a history that is too short unless stated otherwise. */
  readonly whyNone?: (figures: PriceFigures) => Reason;
  /** Day of the first price that is compared with a later one; NaN where none is. */
  readonly from: (figures: PriceFigures) => number;
}

const WITHOUT = { change: "adjusted-prices-only", total: "no-dividend-data" } as const;

/** Makes a number of the price that carries the reason where it is missing. */
function priceMetric({ reads, of, whyNone, from, ...metric }: PriceMetricDefinition): PriceMetric {
  return {
    ...metric,
    of: (figures) => {
      if (reads !== "any" && figures[reads] === null) return WITHOUT[reads];
      const value = of(figures);
      if (Number.isNaN(value)) return whyNone?.(figures) ?? "history-too-short";
      return figures.lastDoubt > from(figures) ? "doubtful-price" : value;
    },
  };
}

/** Dividends of less than a year are an accident of their days. */
const TOTAL_PERIODS = CHANGE_PERIODS.filter((period) => period === "1y" || isLongerThanAYear(period));

const NO_ACCOUNTS = { group: "price", metric: null, column: null } as const;

const priceChange = (period: ChangePeriod): PriceMetric =>
  priceMetric({
    ...NO_ACCOUNTS,
    reads: "change",
    id: `change.${period}`,
    name: `Price change ${period}`,
    unit: "fraction",
    good: "higher",
    formula: `close ÷ close ${period === "ytd" ? "at the end of last year" : `${period} before`} − 1`,
    source: "Split-adjusted closes, dividends left out (STA-15).",
    of: ({ change }) => changeIn(change?.[period]),
    whyNone: ({ change }) => whyNoChange(change?.[period]),
    from: ({ change }) => startOf(change?.[period]),
  });

const totalReturn = (period: ChangePeriod): PriceMetric =>
  priceMetric({
    ...NO_ACCOUNTS,
    reads: "total",
    id: `total.${period}`,
    name: `Total return ${period}`,
    unit: "fraction",
    good: "higher",
    formula: `total-return close ÷ total-return close ${period} before − 1`,
    source: "Closes with dividends reinvested (STA-15).",
    of: ({ total }) => changeIn(total?.[period]),
    whyNone: ({ total }) => whyNoChange(total?.[period]),
    from: ({ total }) => startOf(total?.[period]),
  });

const totalReturnAYear = (period: ChangePeriod): PriceMetric =>
  priceMetric({
    ...NO_ACCOUNTS,
    reads: "total",
    id: `totalAnnual.${period}`,
    name: `Total return a year, ${period}`,
    unit: "fraction",
    good: "higher",
    formula: `(1 + total.${period})^(365.25 ÷ days) − 1`,
    source: "Closes with dividends reinvested, compound rate over calendar days (STA-02).",
    of: ({ total }) => {
      const known = total?.[period];
      return known && known.change !== null ? (known.annual ?? Number.NaN) : Number.NaN;
    },
    whyNone: ({ total }) => whyNoChange(total?.[period]),
    from: ({ total }) => startOf(total?.[period]),
  });

/** The numbers of the screener that are read from prices alone. */
export const PRICE_METRICS: readonly PriceMetric[] = [
  ...CHANGE_PERIODS.map(priceChange),
  ...TOTAL_PERIODS.map(totalReturn),
  ...TOTAL_PERIODS.filter(isLongerThanAYear).map(totalReturnAYear),
  priceMetric({
    ...NO_ACCOUNTS,
    reads: "change",
    id: "rangePosition.year",
    name: "Position in the 52-week range",
    unit: "fraction",
    good: "higher",
    formula: "(close − low) ÷ (high − low) of 12 months",
    source: "Split-adjusted lows and highs (STA-15).",
    of: ({ yearPosition }) => yearPosition,
    whyNone: ({ from }) => whyNoPosition(from.year),
    from: ({ from }) => from.year,
  }),
  priceMetric({
    ...NO_ACCOUNTS,
    reads: "change",
    id: "rangePosition.decade",
    name: "Position in the 10-year range",
    unit: "fraction",
    good: "higher",
    formula: "(close − low) ÷ (high − low) of 120 months",
    source: "Split-adjusted lows and highs (STA-15).",
    of: ({ decadePosition }) => decadePosition,
    whyNone: ({ from }) => whyNoPosition(from.decade),
    from: ({ from }) => from.decade,
  }),
  priceMetric({
    ...NO_ACCOUNTS,
    reads: "change",
    id: "belowHigh.year",
    name: "Distance from the 52-week high",
    unit: "fraction",
    good: "higher",
    formula: "close ÷ high of 12 months − 1",
    source: "George and Hwang, Journal of Finance 59, 2004, who rank by closes; here the highest price paid.",
    of: ({ belowHigh }) => belowHigh,
    from: ({ from }) => from.year,
  }),
  priceMetric({
    ...NO_ACCOUNTS,
    reads: "any",
    id: "volatility.1y",
    name: "Volatility, 1 year",
    unit: "fraction",
    good: "lower",
    formula: "standard deviation (n − 1) of 252 daily returns × √252",
    source: "Closes with dividends reinvested where they are known (STA-03).",
    of: ({ volatility }) => volatility,
    from: ({ from }) => from.volatility,
  }),
  priceMetric({
    ...NO_ACCOUNTS,
    reads: "any",
    id: "tradedValue.3m",
    name: "Value traded a day, 3 months",
    unit: "money",
    good: "higher",
    formula: "mean of close × volume over 63 bars",
    source: "In the currency of the price.",
    of: ({ tradedValue }) => tradedValue,
    whyNone: ({ isVolumeUnknown }) => (isVolumeUnknown ? "no-volume" : "history-too-short"),
    from: () => Number.NaN,
  }),
];

function changeIn(change: PriceChange | undefined): number {
  return change?.change ?? Number.NaN;
}

function whyNoChange(change: PriceChange | undefined): Reason {
  return change?.change === null ? change.because : "history-too-short";
}

/** Of prices that never moved there is a range, and no place in it. */
function whyNoPosition(from: number): Reason {
  return Number.isNaN(from) ? "history-too-short" : "denominator-not-positive";
}

function startOf(change: PriceChange | undefined): number {
  return change && change.change !== null ? change.referenceDay : Number.NaN;
}
