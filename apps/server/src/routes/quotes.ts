import type { OutputOf, quotes } from "@plumbline/contract";
import { missing } from "@plumbline/core/figure";
import { priceChanges } from "@plumbline/core/series";
import { formatDay } from "@plumbline/core/time";
import { type PriceSeries, readPriceSeries } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import type { Route } from "../http/index.ts";
import type { ServedMarket } from "../market-access/index.ts";
import { findInstruments } from "./instruments.ts";
import { changeFigure, closeFigure, markedDoubts } from "./prices/index.ts";

type Quote = OutputOf<typeof quotes>["quotes"][number];

/** Quotes of several stocks. Files have no live prices: each is the last close, marked as such. */
export const quotesRoute: Route<typeof quotes, ServedMarket> = ({ input }, { snapshot }) => {
  const { found, unknown } = findInstruments(snapshot, input.codes);
  return { quotes: found.map((instrument) => quoteOf(instrument, readPriceSeries(snapshot, instrument))), unknown };
};

function quoteOf({ symbol, currency }: Instrument, series: PriceSeries | null): Quote {
  const head = { symbol, currency, kind: "last-close", delayMinutes: null } as const;
  if (!series) return { ...head, price: missing("no-price"), change: missing("no-price"), day: null, source: null };
  const bars = series.shown();
  return {
    ...head,
    price: closeFigure(bars, -1, series),
    change: markedDoubts(changeFigure(priceChanges(bars)["1d"], series), series),
    day: formatDay(series.lastDay),
    source: series.source,
  };
}
