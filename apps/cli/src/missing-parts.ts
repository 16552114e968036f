import { readBondYield, readMarketIndex } from "@plumbline/market/companies";
import type { Snapshot } from "@plumbline/market/snapshot";

/** Something that a market has not: what it would show, and the file that has it. */
export interface MissingPart {
  /** What it would bring, in at most 24 characters. */
  readonly brings: string;
  /** A file that people can download, and where from; at most 52 characters. */
  readonly file: string;
}

type Part = MissingPart & { readonly isMissing: (snapshot: Snapshot) => boolean };

/** What most files of people lack, what shows most first. */
const PARTS: readonly Part[] = [
  {
    brings: "prices, charts",
    file: "daily prices as CSV, such as yfinance or a broker has",
    isMissing: ({ manifest }) => manifest.counts.priced === 0,
  },
  {
    brings: "statements, valuation",
    file: "companyfacts.zip, bulk data of SEC.gov",
    isMissing: (snapshot) => snapshot.manifest.counts.companies === 0 && stocksOf(snapshot).length > 0,
  },
  {
    brings: "discount, Sharpe ratio",
    file: "Daily Treasury Par Yield Curve Rates, Treasury.gov",
    isMissing: (snapshot) =>
      snapshot.lastDay !== null && readBondYield(snapshot, "government", snapshot.lastDay).value === null,
  },
  {
    brings: "beta, the market beside",
    file: "prices of SPY, or SP500 as CSV from FRED",
    isMissing: (snapshot) => snapshot.lastDay !== null && readMarketIndex(snapshot, "price", snapshot.lastDay) === null,
  },
  {
    brings: "sectors, peers",
    file: "constituents.csv of the S&P 500, or iShares holdings",
    isMissing: (snapshot) => stocksOf(snapshot).length > 0 && stocksOf(snapshot).every(({ sector }) => sector === null),
  },
  {
    brings: "opinion of analysts",
    file: "upgrades_downgrades of yfinance, or FMP price targets",
    isMissing: (snapshot) => snapshot.manifest.counts.targets === 0 && stocksOf(snapshot).length > 0,
  },
  {
    brings: "calendar, currency",
    file: "company_tickers_exchange.json, SEC.gov",
    isMissing: (snapshot) =>
      pricedOf(snapshot).some(({ exchange, currency }) => exchange === null && currency === null),
  },
];

/**
 * What a market has not, by what it would bring.
 *
 * @param snapshot The market.
 * @returns What shows most first; empty when nothing is missing.
 */
export function missingParts(snapshot: Snapshot): readonly MissingPart[] {
  return PARTS.filter(({ isMissing }) => isMissing(snapshot)).map(({ brings, file }) => ({ brings, file }));
}

function stocksOf({ instruments }: Snapshot): Snapshot["instruments"] {
  return instruments.filter(({ assetClass }) => assetClass === "stock");
}

function pricedOf({ instruments }: Snapshot): Snapshot["instruments"] {
  return instruments.filter(({ priceBasis }) => priceBasis !== null);
}
