import type { Day } from "@plumbline/core/time";
import type { Instrument, Language } from "@plumbline/market/model";
import type { Company } from "./companies/company.ts";
import { fiscalYearEnd } from "./companies/fiscal-quarters.ts";
import type { Economy } from "./economy/economy.ts";
import type { Fund } from "./indices/funds.ts";
import { DEMO_SOURCE } from "./prices/trade.ts";

/** The instruments of a company: one, or one for each class of its shares. */
export function companyInstruments(company: Company, { calendar }: Economy): readonly Instrument[] {
  const { symbol, secondSymbol, formerSymbol, industry, name } = company;
  const first: Instrument = {
    symbol,
    aliases: [...classSpellings(symbol), ...(formerSymbol ? [formerSymbol] : [])],
    cik: company.cik,
    assetClass: "stock",
    names: name.names,
    pinyin: name.pinyin,
    exchange: company.exchange,
    currency: "USD",
    sector: industry.sector,
    industry: industry.name,
    sic: industry.sic,
    fiscalYearEnd: fiscalYearEnd(company.fiscal),
    listed: calendar.days[company.first] as Day,
    delisted: company.ending ? (calendar.days[company.last] as Day) : null,
    priceBasis: "raw",
    priceSource: DEMO_SOURCE,
  };
  if (secondSymbol === null) return [first];
  const second = { ...first, symbol: secondSymbol, aliases: classSpellings(secondSymbol) };
  return [withClass(first, "A"), withClass(second, "B")];
}

function withClass(instrument: Instrument, letter: "A" | "B"): Instrument {
  const { names, pinyin } = instrument;
  const words = { en: " Class ", es: " Clase ", fr: " Classe ", "zh-Hans": "", "zh-Hant": "" };
  const classed = Object.entries(names).map(([language, name]) => [
    language,
    name + words[language as Language] + letter,
  ]);
  return { ...instrument, names: Object.fromEntries(classed), pinyin: pinyin && pinyin + letter.toLowerCase() };
}

/** `X.A` is also written `X-A` and `XA`. */
function classSpellings(symbol: string): string[] {
  return symbol.includes(".") ? [symbol.replace(".", "-"), symbol.replace(".", "")] : [];
}

/** The instrument of a fund or an index. */
export function fundInstrument({ symbol, assetClass, names, pinyin, scope }: Fund, { calendar }: Economy): Instrument {
  return {
    symbol,
    aliases: assetClass === "index" ? [symbol.slice(1)] : [],
    cik: null,
    assetClass,
    names,
    pinyin,
    exchange: assetClass === "index" ? null : "NYSE",
    currency: "USD",
    sector: scope === "market" || scope === "equal" ? null : scope,
    industry: null,
    sic: null,
    fiscalYearEnd: null,
    listed: calendar.days[0] as Day,
    delisted: null,
    priceBasis: "raw",
    priceSource: DEMO_SOURCE,
  };
}
