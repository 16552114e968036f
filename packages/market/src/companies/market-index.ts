import { lastIndexOnOrBefore } from "@plumbline/core/series";
import type { DailyCloses } from "@plumbline/core/stats";
import { type Day, MAX_AGE_DAYS } from "@plumbline/core/time";
import type { ReferenceSeries } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import { priceSeriesOf } from "./price-series.ts";
import { rememberLast } from "./remember-last.ts";
import { rememberedSeries } from "./remembered-series.ts";

/** Broad indices of prices, the first that a market has is its own. */
const BROAD_INDICES = ["sp500", "demo-index"] as const;

/** The broad index of a market, as it was known on a day. */
export interface MarketIndex {
  /** Name of the series, such as `sp500`, or symbol of the fund. */
  readonly name: string;
  readonly source: string;
  readonly closes: DailyCloses;
}

/** Funds that hold the S&P 500: with their dividends they stand in for its total return, which few files have. */
const INDEX_FUNDS = ["SPY", "VOO", "IVV"] as const;

/**
 * Reads the broad index of a market up to the last bar of a stock, counted as the stock is: what has dividends reinvested
 * beside prices alone would look better by the dividends. Where no series has it, a fund on the S&P 500 stands in.
 *
 * @param basis `total` for an index with its dividends reinvested.
 * @returns null when the market has no such index, or none of those days.
 */
export function readMarketIndex(snapshot: Snapshot, basis: "price" | "total", lastDay: Day): MarketIndex | null {
  return INDEX_UP_TO[basis](snapshot, lastDay);
}

const INDEX_UP_TO = { price: indexUpTo("price"), total: indexUpTo("total") } as const;

function indexUpTo(basis: "price" | "total") {
  return rememberLast((snapshot: Snapshot, lastDay: Day): MarketIndex | null => {
    const series = wholeIndex(snapshot, basis);
    if (!series) return null;
    const rows = lastIndexOnOrBefore(series.day, lastDay) + 1;
    const closes = { day: series.day.subarray(0, rows), close: series.value.subarray(0, rows) };
    return isIndexCurrent(closes.day, lastDay) ? { name: series.name, source: series.source, closes } : null;
  });
}

/** The broad index of a market or the fund in its place, all its days; null when the market has neither. */
export function wholeIndex(snapshot: Snapshot, basis: "price" | "total"): Closes | null {
  const names = BROAD_INDICES.map((name) => (basis === "total" ? `${name}-total-return` : name));
  const name = names.find((candidate) => snapshot.seriesNames.includes(candidate));
  return (name === undefined ? null : rememberedSeries(snapshot, name)) ?? fundOf(snapshot, basis);
}

/** Whether the days of an index reach the last bar of a stock: one that ends earlier speaks of other months than the stock does. */
export function isIndexCurrent(days: Int32Array, lastDay: Day): boolean {
  return (days.at(-1) ?? Number.NEGATIVE_INFINITY) >= lastDay - MAX_AGE_DAYS.priceBeside;
}

type Closes = Pick<ReferenceSeries, "name" | "source" | "day" | "value">;

const fundsRead = new WeakMap<Snapshot, Map<string, Closes | null>>();

/** Closes of the first fund that the market has, read once. What is adjusted later changes none of their returns. */
function fundOf(snapshot: Snapshot, basis: "price" | "total"): Closes | null {
  const known = fundsRead.get(snapshot) ?? new Map<string, Closes | null>();
  fundsRead.set(snapshot, known);
  const found = known.get(basis);
  if (found !== undefined) return found;
  const read =
    INDEX_FUNDS.map((symbol) => fundCloses(snapshot, symbol, basis)).find((closes) => closes !== null) ?? null;
  known.set(basis, read);
  return read;
}

function fundCloses(snapshot: Snapshot, symbol: string, basis: "price" | "total"): Closes | null {
  const instrument = snapshot.find(symbol);
  if (instrument?.symbol !== symbol || instrument.currency !== "USD") return null;
  const history = snapshot.prices(symbol);
  const series = history && priceSeriesOf(history, null);
  const bars = basis === "total" ? series?.total() : series?.price();
  return series && bars ? { name: symbol, source: series.source, day: bars.day, value: bars.close } : null;
}

/** The days of the broad indices of a market and of the fund in their place, as prices and with dividends reinvested. */
export function broadIndexDays(snapshot: Snapshot): readonly Int32Array[] {
  const names = BROAD_INDICES.flatMap((name) => [name, `${name}-total-return`]);
  const funds = [fundOf(snapshot, "price"), fundOf(snapshot, "total")];
  return [...names.map((name) => rememberedSeries(snapshot, name)), ...funds].flatMap((known) => known?.day ?? []);
}
