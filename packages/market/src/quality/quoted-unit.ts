import { median } from "@plumbline/core/stats";
import { type AssetClass, listingOf, type PriceHistory } from "../model/index.ts";

/** The units of an exchange that quotes in hundredths, and between which levels a price may be in either. */
interface Units {
  readonly hundredths: string;
  readonly whole: string;
  /** In hundredths no more than some small companies cost less. */
  readonly low: number;
  /** In whole units next to nothing costs more. */
  readonly high: number;
}

const UNITS: ReadonlyMap<string, Units> = new Map(
  [
    { hundredths: "GBX", whole: "GBP", low: 20, high: 250 },
    { hundredths: "ZAC", whole: "ZAR", low: 400, high: 5_000 },
    { hundredths: "ILA", whole: "ILS", low: 200, high: 2_500 },
  ].map((units) => [units.hundredths, units]),
);

/** Vendors whose prices of shares are in the unit of the exchange. Of funds, which are quoted in any money, none says it. */
const OF_THE_EXCHANGE: ReadonlySet<string> = new Set([
  "alpha-vantage",
  "eodhd",
  "google",
  "investing.com",
  "stooq",
  "yahoo",
]);

/** Two prices of one day that differ by so much, or so little, are one price in two units. */
const HUNDREDFOLD = { least: 90, most: 111 };

/** Prices of one symbol, and who states in which money they are. */
export interface QuotedPrices {
  readonly symbol: string;
  readonly close: Float64Array;
  /** Provider of the prices. */
  readonly source: string;
  /** That the file states. */
  readonly currency: string | null;
  /** That a list states. */
  readonly listed?: string | null;
  /** What a file or a list shows it to be. */
  readonly assetClass?: AssetClass | null;
}

/** Why prices may be in pence or pounds, cents or rand, agorot or shekels. */
export interface UnitDoubt {
  /** `open`: nobody can tell; `noted`: what is stated is used, and may be wrong. */
  readonly kind: "open" | "noted";
  readonly hundredths: string;
  readonly whole: string;
  /** Median close. */
  readonly level: number;
}

/**
 * Says whether prices of London, Johannesburg or Tel Aviv may be in another unit than seems stated: the exchange quotes in
 * hundredths, lists and brokers often write whole units, and a fund is quoted in any money.
 *
 * @returns `null` where there is no doubt, and for symbols of other exchanges.
 *
 * @example
 * unitDoubt({ symbol: "VOD.L", close: Float64Array.of(0.72), source: "csv", currency: null })?.kind; // "open"
 * unitDoubt({ symbol: "VOD.L", close: Float64Array.of(72), source: "yahoo", currency: null }); // null
 */
export function unitDoubt(prices: QuotedPrices): UnitDoubt | null {
  const units = unitsOf(prices.symbol);
  const closes = prices.close.filter((close) => close > 0);
  if (units === null || closes.length === 0) return null;
  const level = median(closes);
  const kind = prices.currency === null ? unstated(prices, units, level) : stated(prices.currency, units, level);
  return kind === null ? null : { kind, hundredths: units.hundredths, whole: units.whole, level };
}

/** The money of which an exchange quotes hundredths; `null` for exchanges that quote in whole units. */
export function wholeUnitOf(symbol: string): string | null {
  return unitsOf(symbol)?.whole ?? null;
}

/** True where an exchange quotes in hundredths of a money. */
export function quotesInHundredths(symbol: string): boolean {
  return unitsOf(symbol) !== null;
}

/**
 * True where two deliveries of a symbol of such an exchange differ a hundredfold on their last common day, whatever their bases:
 * one of them is in whole units.
 */
export function differHundredfold(symbol: string, histories: readonly PriceHistory[]): boolean {
  if (unitsOf(symbol) === null) return false;
  return histories.some((history, at) => histories.slice(at + 1).some((other) => isHundredfold(history, other)));
}

function unitsOf(symbol: string): Units | null {
  return UNITS.get(listingOf({ symbol, exchange: null, isUs: false }).currency ?? "") ?? null;
}

function stated(currency: string, { whole, low, high }: Units, level: number): UnitDoubt["kind"] | null {
  if (currency !== whole || level < low) return null;
  return level < high ? "noted" : "open";
}

function unstated(
  { listed = null, assetClass = null, source }: QuotedPrices,
  { hundredths, whole, low, high }: Units,
  level: number,
): UnitDoubt["kind"] | null {
  if (listed === whole) return "open";
  if (listed !== null && listed !== hundredths) return null;
  if (listed === null && (assetClass === "fund" || assetClass === "etf")) return "open";
  if (OF_THE_EXCHANGE.has(source) || level >= high) return null;
  return level < low ? "open" : "noted";
}

function isHundredfold({ bars }: PriceHistory, { bars: others }: PriceHistory): boolean {
  const closes = new Map(Array.from(others.day, (day, at) => [day, others.close[at] as number]));
  const days = Array.from(bars.day, (day, at) => ({ day, at })).filter(({ day }) => closes.has(day));
  const last = days.reduce<(typeof days)[number] | null>(
    (best, one) => (best && best.day > one.day ? best : one),
    null,
  );
  if (last === null) return false;
  const ratio = (bars.close[last.at] as number) / (closes.get(last.day) as number);
  const apart = Math.max(ratio, 1 / ratio);
  return apart >= HUNDREDFOLD.least && apart <= HUNDREDFOLD.most;
}
