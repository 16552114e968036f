import { type Figure, missing, type Provenance } from "../../figure/index.ts";
import { type Bars, barsUpTo, splitAdjusted } from "../../series/index.ts";
import { mean } from "../../stats/index.ts";
import { type Day, formatDay } from "../../time/index.ts";
import type { CheckInputs } from "../check-inputs.ts";
import type { PriceRecord } from "./company-record.ts";
import { dividendInputs } from "./dividend-inputs.ts";

type PriceInputName =
  | "price"
  | "sma200"
  | "momentum"
  | "dividendsTtm"
  | "dividendYears"
  | "dividendHistoryYears"
  | "dividendRaiseYears";

const AVERAGE_LENGTH = 200;
/** A year of trading days, and the last month that momentum leaves out. */
const MOMENTUM_START = 252;
const MOMENTUM_END = 21;

/**
 * What the checks need from the prices and dividends of a share.
 *
 * @param record Prices and actions.
 * @param asOf The day as of which one looks.
 * @see GEN-06, O7, F5, F12, D5
 *
 * @example
 * priceInputs(record, day("2024-12-31")).momentum.value; // 0.29
 */
export function priceInputs(record: PriceRecord, asOf: Day): Pick<CheckInputs, PriceInputName> {
  const bars = splitAdjusted(barsUpTo(record.bars, asOf), record.actions.splits);
  const lastDay = bars.day.at(-1) as Day | undefined;
  const price = lastPrice(record, asOf);
  if (lastDay === undefined || price.value === null) {
    const none = missing("no-price");
    const nothing = { dividendsTtm: none, dividendYears: none, dividendHistoryYears: none, dividendRaiseYears: none };
    return { price: none, sma200: none, momentum: none, ...nothing };
  }
  return {
    price,
    sma200: averageClose(bars, price.provenance),
    momentum: momentumOf(bars, record.source),
    ...dividendInputs(record, { firstDay: bars.day[0] as Day, lastDay }),
  };
}

/** The last close by a day: later splits are not known yet, so that it is as it was traded. */
export function lastPrice({ source, bars }: PriceRecord, asOf: Day): Figure {
  const { day, close } = barsUpTo(bars, asOf);
  const lastDay = day.at(-1) as Day | undefined;
  const price = close.at(-1);
  if (lastDay === undefined || price === undefined) return missing("no-price");
  return { value: price, provenance: { source, periodEnd: formatDay(lastDay) } };
}

/**
 * Return from a year ago to a month ago, in prices.
 *
 * @param bars Split-adjusted bars up to the as-of day.
 * @returns P(t-21) / P(t-252) - 1; missing with fewer than 253 bars.
 * @see F12; Jegadeesh and Titman, Journal of Finance 48(1), 1993
 */
export function momentumOf({ day, close }: Bars, source: string): Figure {
  const last = close.length - 1;
  const start = close[last - MOMENTUM_START];
  const end = close[last - MOMENTUM_END];
  if (start === undefined || end === undefined) return missing("history-too-short");
  const periodStart = formatDay(day[last - MOMENTUM_START] as Day);
  const periodEnd = formatDay(day[last - MOMENTUM_END] as Day);
  return { value: end / start - 1, provenance: { source, periodStart, periodEnd, formula: "F12" } };
}

function averageClose({ close }: Bars, provenance: Provenance): Figure {
  const average = mean(close.subarray(-AVERAGE_LENGTH));
  if (close.length < AVERAGE_LENGTH || !Number.isFinite(average)) return missing("history-too-short");
  return { value: average, provenance: { ...provenance, formula: "O7" } };
}
