import {
  type Bars,
  type ChangePeriod,
  dailyReturns,
  type PriceChange,
  type PriceRange,
  priceChanges,
  priceRange,
} from "../../series/index.ts";
import { standardDeviation } from "../../stats/index.ts";
import type { Day } from "../../time/index.ts";

/** The prices of a stock up to a day, in the forms that its source allows. */
export interface ScreenedPrices {
  /** Adjusted for splits; null where the source has reinvested the dividends already. */
  readonly price: Bars | null;
  /** With dividends reinvested; null where the source has no dividends. */
  readonly total: Bars | null;
  /** Days of moves that nothing supports, rising; none unless given. */
  readonly doubts?: readonly Day[];
}

/** The inputs of the numbers of the price; NaN is missing. */
export interface PriceFigures {
  readonly change: Readonly<Record<ChangePeriod, PriceChange>> | null;
  readonly total: Readonly<Record<ChangePeriod, PriceChange>> | null;
  /** Place of the close between low (0) and high (1) of one year, and of ten. */
  readonly yearPosition: number;
  readonly decadePosition: number;
  /** Close on the highest price of a year, less 1. */
  readonly belowHigh: number;
  readonly volatility: number;
  /** Mean of close times volume, in the currency of the price. */
  readonly tradedValue: number;
  /** Whether the volume of one of its days is not known. */
  readonly isVolumeUnknown: boolean;
  /** Last day of a move that nothing supports; a figure measured from an earlier day on contains it. */
  readonly lastDoubt: number;
  /** Day of the first bar of the ranges, and of the first close of the volatility; NaN where there is none. */
  readonly from: { readonly year: number; readonly decade: number; readonly volatility: number };
}

const YEAR_MONTHS = 12;
const DECADE_MONTHS = 120;
/** A year and a quarter of trading days. */
const YEAR_BARS = 252;
const QUARTER_BARS = 63;

/**
 * Measures the prices of a stock once for all numbers of the screener that are read from them.
 *
 * @param prices Prices up to the day as of which one looks.
 * @see STA-03, STA-15
 *
 * @example
 * priceFigures({ price: bars, total: null }).yearPosition; // 0.83
 */
export function priceFigures({ price, total, doubts = [] }: ScreenedPrices): PriceFigures {
  const year = price && priceRange(price, YEAR_MONTHS);
  const decade = price && priceRange(price, DECADE_MONTHS);
  const close = price?.close.at(-1) ?? Number.NaN;
  return {
    change: price && priceChanges(price),
    total: total && priceChanges(total),
    yearPosition: year?.position ?? Number.NaN,
    decadePosition: decade?.position ?? Number.NaN,
    belowHigh: year && year.high > 0 ? close / year.high - 1 : Number.NaN,
    volatility: volatilityOf((total ?? price)?.close),
    tradedValue: tradedValueOf(price ?? total),
    isVolumeUnknown: (price ?? total)?.volume.subarray(-QUARTER_BARS).some(Number.isNaN) ?? false,
    lastDoubt: doubts.at(-1) ?? Number.NEGATIVE_INFINITY,
    from: startsOf(year, decade, total ?? price),
  };
}

function startsOf(year: PriceRange | null, decade: PriceRange | null, bars: Bars | null): PriceFigures["from"] {
  const volatility = bars?.day.at(-YEAR_BARS - 1);
  return { year: year?.from ?? Number.NaN, decade: decade?.from ?? Number.NaN, volatility: volatility ?? Number.NaN };
}

function volatilityOf(close: Float64Array | undefined): number {
  if (!close || close.length <= YEAR_BARS) return Number.NaN;
  const returns = dailyReturns(close.subarray(-YEAR_BARS - 1)).subarray(1);
  return standardDeviation(returns) * Math.sqrt(YEAR_BARS);
}

function tradedValueOf(bars: Bars | null): number {
  if (!bars || bars.close.length < QUARTER_BARS) return Number.NaN;
  const { close, volume } = bars;
  let sum = 0;
  for (let k = close.length - QUARTER_BARS; k < close.length; k++) sum += (close[k] as number) * (volume[k] as number);
  return sum / QUARTER_BARS;
}
