import { closeOf, type Day, MAX_AGE_DAYS, sessionOf } from "@plumbline/core/time";
import type { Quote } from "@plumbline/market/providers";
import type { QuotedStock } from "./quoted-stock.ts";

/** Why a quote is not shown. */
export const DOUBTS = [
  "other-symbol",
  "other-currency",
  "no-price",
  "other-previous-close",
  "other-level",
  "from-the-future",
  "not-newer",
  "too-old",
] as const;
export type Doubt = (typeof DOUBTS)[number];

/** Clocks of providers may be ahead of ours by that much. */
const TOLERATED_MILLISECONDS = 60_000;
/** A provider's previous close differs from ours by rounding, and where its day was corrected. */
const TOLERATED_CLOSE = 0.02;
/** Where the previous close confirms the share count, a price may have moved by that factor; else by less than a split of two. */
const LARGEST_MOVE = 4;
const LARGEST_UNCONFIRMED = 1.8;
const MILLISECONDS_PER_DAY = 86_400_000;

/**
 * Judges a quote by what we hold of the stock: another company's price, one in pence, one from before or after a split that we do
 * not know yet, or an old one is not shown.
 *
 * @param now Milliseconds since 1970.
 * @returns null for a quote that is believed.
 * @see QUO-01
 */
export function doubtOf(quote: Quote, stock: QuotedStock, now: number): Doubt | null {
  const { price, previousClose, tradedAt } = quote;
  if (plainSymbol(quote.symbol) !== plainSymbol(stock.symbol)) return "other-symbol";
  if (stock.currency === null || !isSameCurrency(quote, stock)) return "other-currency";
  if (!(Number.isFinite(price) && price > 0)) return "no-price";
  const time = Date.parse(tradedAt);
  if (!(time <= now + TOLERATED_MILLISECONDS)) return "from-the-future";
  if (!isAfterLastBar(time, stock)) return "not-newer";
  if (time < now - MAX_AGE_DAYS.price * MILLISECONDS_PER_DAY) return "too-old";
  const isConfirmed = previousClose !== null && isOfNextSession(time, stock);
  if (isConfirmed && !isWithin(previousClose / stock.close, 1 + TOLERATED_CLOSE)) return "other-previous-close";
  return isWithin(price / stock.close, isConfirmed ? LARGEST_MOVE : LARGEST_UNCONFIRMED) ? null : "other-level";
}

/** A symbol whatever stands before its share class. */
export function plainSymbol(symbol: string): string {
  return symbol.trim().toUpperCase().replace(/[-/]/g, ".");
}

/** Who supplies US stocks alone states no currency. */
function isSameCurrency({ currency }: Quote, stock: QuotedStock): boolean {
  if (currency !== null) return currency.toUpperCase() === stock.currency;
  return stock.exchange === "new-york" && stock.currency === "USD";
}

/** Not a trade of the session that our last bar has, nor an earlier one. */
function isAfterLastBar(time: number, { exchange, day }: QuotedStock): boolean {
  const close = exchange === null ? null : closeOf(exchange, day);
  return close === null ? time >= (day + 1) * MILLISECONDS_PER_DAY : time > close;
}

/** Whether a trade is of the first session after our last bar: then the provider's previous close is our last close. */
export function isOfNextSession(time: number, { exchange, day }: QuotedStock): boolean {
  if (exchange === null) return false;
  const next = sessionDayAfter(exchange, day);
  return next !== null && sessionOf(exchange, time).day === next;
}

/** The next day of trading by rule; null where none tells. */
function sessionDayAfter(exchange: NonNullable<QuotedStock["exchange"]>, day: Day): Day | null {
  const close = closeOf(exchange, day);
  const opensAt = close === null ? null : sessionOf(exchange, close).opensAt;
  return opensAt === null ? null : sessionOf(exchange, opensAt).day;
}

function isWithin(ratio: number, factor: number): boolean {
  return ratio <= factor && ratio >= 1 / factor;
}
