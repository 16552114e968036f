import type { Instrument } from "../../model/index.ts";

/** A stock of which a test states what matters. */
export function tinyStock(symbol: string, changes: Partial<Instrument> = {}): Instrument {
  return {
    symbol,
    aliases: [],
    cik: null,
    assetClass: "stock",
    names: { en: `${symbol} Company` },
    pinyin: null,
    exchange: "NYSE",
    currency: "USD",
    sector: "Industrials",
    industry: "Machinery",
    sic: null,
    fiscalYearEnd: null,
    listed: null,
    delisted: null,
    priceBasis: "raw",
    priceSource: "tiny",
    ...changes,
  };
}
