import type { OutputOf, stockHeader } from "@plumbline/contract";
import { type Figure, figure, missing } from "@plumbline/core/figure";
import { dividendYield } from "@plumbline/core/series";
import { addMonths, type Day, formatDay, parseDay } from "@plumbline/core/time";
import { announcingFilings, nextEarnings, type PriceSeries, readPriceSeries } from "@plumbline/market/companies";
import type { Filing, Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { delistedBy, findInstrument } from "../instruments.ts";
import { closeFigure, markedDoubts, wireDoubts } from "../prices/index.ts";
import { wireAccounts } from "../wire-accounts.ts";
import { changesOf, rangesOf } from "./changes-and-ranges.ts";
import { ratiosOf } from "./ratios.ts";
import { receiptOfStock } from "./receipt-figure.ts";

type StockHeader = OutputOf<typeof stockHeader>;

/** The header of one stock. */
export const stockHeaderRoute: Route<typeof stockHeader, ServedMarket> = async ({ input }, market) => {
  const { snapshot } = market;
  const instrument = findInstrument(snapshot, input.code);
  const series = readPriceSeries(snapshot, instrument, input.asOf);
  // The market's own today bounds what is known, unless a day is asked for.
  const asOf = parseDay(input.asOf ?? snapshot.manifest.lastDay ?? "");
  const { ratios, accounts } = await ratiosOf(market, instrument, input.asOf);
  return {
    ...identityOf(instrument, asOf),
    ordinarySharesPerReceipt: receiptOfStock(snapshot, instrument, input.asOf),
    accounts: wireAccounts(accounts),
    price: lastPriceOf(instrument, series, asOf),
    changes: markedDoubts(changesOf(series), series),
    ranges: markedDoubts(rangesOf(series), series),
    doubts: series ? wireDoubts(series) : [],
    dividendYield: markedDoubts(dividendYieldOf(series), series),
    ratios,
    earnings: earningsOf(snapshot, instrument, asOf),
  };
};

function identityOf(instrument: Instrument, asOf: Day | null) {
  const { symbol, names, aliases, cik, assetClass, exchange, currency, sector, industry, priceBasis } = instrument;
  return {
    symbol,
    names,
    aliases: [...aliases],
    cik,
    assetClass,
    exchange,
    currency,
    sector,
    industry,
    priceBasis,
    delisted: delistedBy(instrument, asOf),
  };
}

function lastPriceOf(instrument: Instrument, series: PriceSeries | null, asOf: Day | null): StockHeader["price"] {
  const session = delistedBy(instrument, asOf) === null ? "closed" : "delisted";
  if (!series) return { last: missing("no-price"), previousClose: missing("no-price"), day: null, session };
  const bars = series.shown();
  return {
    last: closeFigure(bars, -1, series),
    previousClose: closeFigure(bars, -2, series),
    day: formatDay(series.lastDay),
    session,
  };
}

/** Dividends of the last twelve months over the last close, where prices and dividends are on one share count. */
function dividendYieldOf(series: PriceSeries | null): Figure {
  if (!series) return missing("no-price");
  const bars = series.price();
  const { dividends, lastDay, source } = series;
  if (!bars) return missing("adjusted-prices-only");
  if (!dividends) return missing("no-dividend-data");
  const value = dividendYield({ day: bars.day, close: bars.close, dividends });
  const periodStart = formatDay(addMonths(lastDay, -12));
  return figure(value, { source, periodStart, periodEnd: formatDay(lastDay), formula: "STA-15" }, "no-price");
}

/** When the company announces its next results, by its habit (EAR-01), and its last report; one that is gone announces none. */
function earningsOf(snapshot: Snapshot, instrument: Instrument, asOf: Day | null): StockHeader["earnings"] {
  const lastReport = lastReportOf(announcingFilings(snapshot, instrument), asOf);
  const next = asOf === null ? null : nextEarnings(snapshot, instrument, asOf);
  if (next) return { day: formatDay(next), status: "estimated", because: null, lastReport };
  const isGone = delistedBy(instrument, asOf) !== null;
  return { day: null, status: "unknown", because: isGone ? "no-longer-traded" : "no-reporting-habit", lastReport };
}

type FiledReport = Pick<Filing, "form" | "filed" | "accession">;

/** Annual and quarterly reports; amendments are no reports of their own. */
const PERIODIC_FORMS: ReadonlySet<string> = new Set(["10-K", "10-KT", "10-Q", "10-QT", "20-F", "40-F"]);

interface Report {
  readonly form: string;
  readonly filedAt: string;
  readonly accession: string;
}

/** The last annual or quarterly report that had been filed by a day; null when the market has none. */
function lastReportOf(filings: readonly FiledReport[], asOf: Day | null): Report | null {
  let last: FiledReport | null = null;
  for (const filing of filings) {
    if (!PERIODIC_FORMS.has(filing.form) || (asOf !== null && filing.filed > asOf)) continue;
    if (last === null || filing.filed > last.filed) last = filing;
  }
  return last && { form: last.form, filedAt: formatDay(last.filed), accession: last.accession };
}
