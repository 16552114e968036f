import type { OutputOf, stockHeader } from "@plumbline/contract";
import { type Figure, figure, missing } from "@plumbline/core/figure";
import { dividendYield } from "@plumbline/core/series";
import { addMonths, type Day, formatDay, parseDay } from "@plumbline/core/time";
import { type PriceSeries, readPriceSeries } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { findInstrument } from "../find-instrument.ts";
import { closeFigure, markedDoubts, wireDoubts } from "../prices/index.ts";
import { wireAccounts } from "../wire-accounts.ts";
import { changesOf } from "./changes.ts";
import { lastReportOf } from "./last-report.ts";
import { rangesOf } from "./ranges.ts";
import { ratiosOf } from "./ratios.ts";

type StockHeader = OutputOf<typeof stockHeader>;

/** The header of one stock. */
export const stockHeaderRoute: Route<typeof stockHeader, ServedMarket> = async ({ input }, market) => {
  const { snapshot } = market;
  const instrument = findInstrument(snapshot, input.code);
  const series = readPriceSeries(snapshot, instrument, input.asOf);
  // The market's own today bounds what is known, unless a day is asked for.
  const asOf = input.asOf ?? snapshot.manifest.lastDay ?? undefined;
  const { ratios, accounts } = await ratiosOf(market, instrument, input.asOf);
  return {
    ...identityOf(instrument, asOf),
    accounts: wireAccounts(accounts),
    price: lastPriceOf(instrument, series, asOf),
    changes: markedDoubts(changesOf(series), series),
    ranges: markedDoubts(rangesOf(series), series),
    doubts: series ? wireDoubts(series) : [],
    dividendYield: markedDoubts(dividendYieldOf(series), series),
    ratios,
    earnings: { day: null, status: "unknown", lastReport: lastReportOf(snapshot, instrument.cik, asOf) },
  };
};

function identityOf(instrument: Instrument, asOf: string | undefined) {
  const { symbol, names, aliases, cik, assetClass, exchange, currency, sector, industry, priceBasis } = instrument;
  return {
    ...{ symbol, names, aliases: [...aliases], cik, assetClass, exchange, currency, sector, industry, priceBasis },
    listed: instrument.listed === null ? null : formatDay(instrument.listed),
    delisted: isDelisted(instrument, asOf) ? formatDay(instrument.delisted) : null,
  };
}

/** Nobody knew of a delisting before it happened. */
function isDelisted(instrument: Instrument, asOf: string | undefined): instrument is Instrument & { delisted: Day } {
  const until = asOf === undefined ? null : parseDay(asOf);
  return instrument.delisted !== null && (until === null || instrument.delisted <= until);
}

function lastPriceOf(
  instrument: Instrument,
  series: PriceSeries | null,
  asOf: string | undefined,
): StockHeader["price"] {
  const session = isDelisted(instrument, asOf) ? "delisted" : "closed";
  if (!series) return { last: missing("no-price"), previousClose: missing("no-price"), day: null, session };
  const bars = series.shown();
  return {
    last: closeFigure(bars, -1, series.source),
    previousClose: closeFigure(bars, -2, series.source),
    day: formatDay(series.lastDay),
    session,
  };
}

/** Dividends of the last twelve months over the last close, where prices and dividends are on one share count. */
function dividendYieldOf(series: PriceSeries | null): Figure {
  if (!series) return missing("no-price");
  const [bars, { dividends, lastDay, source }] = [series.price(), series];
  if (!bars || !dividends) return missing("not-available-from-provider");
  const value = dividendYield({ day: bars.day, close: bars.close, dividends });
  const periodStart = formatDay(addMonths(lastDay, -12));
  return figure(value, { source, periodStart, periodEnd: formatDay(lastDay), formula: "STA-15" }, "no-price");
}
