import type { WireQuote } from "@plumbline/contract";
import { figure, missing } from "@plumbline/core/figure";
import { priceChanges } from "@plumbline/core/series";
import { closeOf, type ExchangeName, formatDay, sessionOf } from "@plumbline/core/time";
import { readPriceSeries } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";
import { changeOf, type LivePrice, type Quotes } from "../../quotes/index.ts";
import { changeFigure, closeFigure, markedDoubts } from "../prices/index.ts";

export interface QuoteContext {
  readonly snapshot: Snapshot;
  readonly quotes: Quotes;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Priced = Pick<
  WireQuote,
  "price" | "change" | "day" | "kind" | "delayMinutes" | "source" | "tradedAt" | "ageSeconds"
>;

/** The price of the moment of a stock where one is believed, else the last close, marked as such. */
export function wireQuote(instrument: Instrument, context: QuoteContext): WireQuote {
  const { quotes, now } = context;
  const { symbol, currency } = instrument;
  const live = quotes.priceOf(symbol);
  const exchange = quotes.exchangeOf(symbol);
  const priced = live === null ? lastClose(instrument, exchange, context) : liveQuote(live, now);
  return { symbol, currency, ...priced, session: wireSession(exchange, now) };
}

function wireSession(exchange: ExchangeName | null, now: number): WireQuote["session"] {
  if (exchange === null) return null;
  const { state, opensAt, closesAt } = sessionOf(exchange, now);
  return { state, opensAt: instant(opensAt), closesAt: instant(closesAt) };
}

/** @see QUO-01, QUO-02 */
function liveQuote(live: LivePrice, now: number): Priced {
  const { quote, source, isSimulated, delaySeconds, tradedAt } = live;
  const day = formatDay(live.day);
  const provenance = { source, periodEnd: day, formula: isSimulated ? "QUO-02" : "QUO-01" };
  return {
    price: figure(quote.price, provenance, "no-price"),
    change: figure(changeOf(live) ?? Number.NaN, provenance, "not-available-from-provider"),
    day,
    kind: isSimulated ? "simulated" : delaySeconds > 0 ? "delayed" : "live",
    delayMinutes: Math.round(delaySeconds / 60),
    source,
    tradedAt: instant(tradedAt),
    ageSeconds: ageOf(tradedAt, now),
  };
}

function lastClose(instrument: Instrument, exchange: ExchangeName | null, { snapshot, now }: QuoteContext): Priced {
  const series = readPriceSeries(snapshot, instrument);
  const none = { kind: "last-close", delayMinutes: null } as const;
  if (!series) {
    const price = missing("no-price");
    return { ...none, price, change: price, day: null, source: null, tradedAt: null, ageSeconds: null };
  }
  const bars = series.shown();
  // Fictional stocks trade at every hour: their closes have none.
  const closedAt = exchange === null || exchange === "always" ? null : closeOf(exchange, series.lastDay);
  return {
    ...none,
    price: closeFigure(bars, -1, series),
    change: markedDoubts(changeFigure(priceChanges(bars)["1d"], series), series),
    day: formatDay(series.lastDay),
    source: series.source,
    tradedAt: instant(closedAt),
    ageSeconds: closedAt === null ? null : ageOf(closedAt, now),
  };
}

function ageOf(tradedAt: number, now: number): number {
  return Math.max(0, Math.round((now - tradedAt) / 1000));
}

function instant(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
