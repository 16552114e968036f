import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { assembleInstruments } from "./assemble-instruments.ts";
import type { PricedSymbol } from "./import-prices.ts";
import { SecurityMaster } from "./security-master.ts";

const listed = { sector: null, industry: null, exchange: null, currency: null, indexAdded: null, isDelisted: null };

function priced(symbol: string): PricedSymbol {
  const firstDay = day("2019-01-02");
  const lastDay = day("2019-12-31");
  return {
    symbol,
    basis: "raw",
    source: "test",
    file: null,
    firstDay,
    lastDay,
    bars: 252,
    currency: null,
    answeredCurrency: null,
    unitDoubt: null,
    assetClass: null,
    listing: { exchange: null, currency: null, calendar: null },
    isElsewhere: false,
    ends: [],
    splits: [],
    isDelivered: true,
  };
}

function assemble(master: SecurityMaster, symbols: readonly string[], ciks: readonly number[] = []) {
  return assembleInstruments({
    priced: symbols.map(priced),
    ciks,
    delistings: new Map(),
    former: new Set(),
    calendars: { sessions: () => null },
    master,
    parent: null,
  });
}

describe("assembleInstruments", () => {
  it("states only the symbol when no list has it", () => {
    expect(assemble(new SecurityMaster(), ["ZZZ"])).toMatchObject([
      {
        symbol: "ZZZ",
        names: { en: "ZZZ" },
        cik: null,
        currency: null,
        exchange: null,
        assetClass: "stock",
        sector: null,
      },
    ]);
  });

  it("takes the currency from a file that states it, from the exchange, or from a listing of the SEC, and never guesses", () => {
    const master = new SecurityMaster();
    master.addReference({ ...listed, symbol: "SAP.DE", name: null, assetClass: "stock", cik: null, currency: "EUR" });
    master.addReference({ ...listed, symbol: "ALV", name: null, assetClass: "stock", cik: null, exchange: "XETR" });
    master.addListed({ cik: 21344, symbol: "KO", name: "COCA COLA CO", exchange: null });
    master.addUsMember("GE");
    const of = (symbol: string) => ({ ...priced(symbol), listing: master.listing(symbol) });
    const parts = {
      ciks: [],
      delistings: new Map(),
      former: new Set<string>(),
      calendars: { sessions: () => null },
      master,
      parent: null,
    };
    const stocks = assembleInstruments({
      ...parts,
      priced: [...["SAP.DE", "ALV", "KO", "GE", "ZZZ"].map(of), { ...of("VUSD.L"), currency: "USD" }, of("VOD.L")],
    });
    expect(stocks.map(({ symbol, exchange, currency }) => [symbol, exchange, currency])).toEqual([
      ["ALV", "Xetra", "EUR"],
      ["GE", null, "USD"],
      ["KO", null, "USD"],
      ["SAP.DE", "Xetra", "EUR"],
      ["VOD.L", "London", "GBX"],
      ["VUSD.L", "London", "USD"],
      ["ZZZ", null, null],
    ]);
  });

  it("takes names from people before the SEC, and writes the SEC's capitals small", () => {
    const master = new SecurityMaster();
    master.addListed({ cik: 21344, symbol: "KO", name: "COCA COLA CO", exchange: "NYSE" });
    master.addListed({ cik: 55785, symbol: "KMB", name: "KIMBERLY CLARK CORP", exchange: "NYSE" });
    master.addReference({ ...listed, symbol: "KO", name: "Coca-Cola Company (The)", assetClass: "stock", cik: null });
    const names = assemble(master, ["KMB", "KO"]).map(({ names: { en } }) => en);
    expect(names).toEqual(["Kimberly Clark Corp.", "The Coca-Cola Company"]);
  });

  it("does not name Bank of America after a co-registrant", () => {
    const master = new SecurityMaster();
    master.addListed({ cik: 70858, symbol: "BAC", name: "BANK OF AMERICA CORP /DE/", exchange: null });
    master.addFacts({ cik: 70858, entityName: "BofA Finance LLC", symbol: "BAC" });
    expect(assemble(master, ["BAC"], [70858])).toMatchObject([{ names: { en: "Bank of America Corp." }, cik: 70858 }]);
  });

  it("gives two share classes the same company", () => {
    const master = new SecurityMaster();
    const listings = [
      { symbol: "GOOGL", exchange: "Nasdaq" },
      { symbol: "GOOG", exchange: "Nasdaq" },
    ];
    const company = {
      cik: 1652044,
      name: "Alphabet Inc.",
      formerNames: [],
      listings,
      sic: 7370,
      fiscalYearEnd: "1231",
    };
    master.addSubmissions(company);
    expect(assemble(master, ["GOOG", "GOOGL"], [1652044])).toMatchObject([
      { symbol: "GOOG", cik: 1652044, sic: 7370, exchange: "Nasdaq" },
      { symbol: "GOOGL", cik: 1652044, fiscalYearEnd: "1231" },
    ]);
  });

  it("finds the facts of a company that files under a new key", () => {
    const master = new SecurityMaster();
    master.addReference({ ...listed, symbol: "XOM", name: "ExxonMobil", assetClass: "stock", cik: 2115436 });
    master.addFacts({ cik: 34088, entityName: "Exxon Mobil Corporation", symbol: "XOM" });
    expect(assemble(master, ["XOM"], [34088])).toMatchObject([{ symbol: "XOM", cik: 34088 }]);
  });

  it("does not give a symbol the facts of the company that had it before", () => {
    const master = new SecurityMaster();
    master.addListed({ cik: 1, symbol: "META", name: "Roundhill Ball Metaverse ETF", exchange: null });
    master.addReference({ ...listed, symbol: "META", name: "Facebook", assetClass: "stock", cik: 1326801 });
    const [ofSymbol, ofCompany] = assemble(master, ["META"], [1]);
    expect([ofCompany?.symbol, ofCompany?.cik]).toEqual(["META", 1326801]);
    expect([ofSymbol?.symbol, ofSymbol?.cik]).toEqual(["CIK0000000001", 1]);
  });

  it("lists a company without prices under its best known symbol, and one without symbol under its key", () => {
    const master = new SecurityMaster();
    master.addFacts({ cik: 1640147, entityName: "SNOWFLAKE INC.", symbol: "SNOW" });
    master.addFacts({ cik: 8, entityName: "Nameless LP", symbol: null });
    expect(assemble(master, [], [8, 1640147])).toMatchObject([
      { symbol: "CIK0000000008", names: { en: "Nameless LP" }, priceBasis: null },
      { symbol: "SNOW", names: { en: "Snowflake Inc." }, listed: null },
    ]);
  });

  it("gives one symbol to one company only", () => {
    const master = new SecurityMaster();
    master.addFacts({ cik: 8, entityName: "Old Owner Inc.", symbol: "ZZZ" });
    master.addListed({ cik: 9, symbol: "ZZZ", name: "NEW OWNER INC", exchange: null });
    expect(assemble(master, [], [8, 9]).map(({ symbol, cik }) => [symbol, cik])).toEqual([
      ["CIK0000000008", 8],
      ["ZZZ", 9],
    ]);
  });

  it("is gone when it filed for the end of its listing and a list of today has it no more, also where nothing new came of it", () => {
    const master = new SecurityMaster();
    master.addReference({ ...listed, symbol: "OLD", name: "Old", assetClass: "stock", cik: 7 });
    const instruments = assemble(master, ["OLD"]);
    const parts = {
      priced: [{ ...priced("OLD"), isDelivered: false }],
      ciks: [],
      delistings: new Map([[7, [day("2020-01-02")]]]),
      former: new Set<string>(),
      calendars: { sessions: () => null },
      master,
      parent: { instruments },
    };
    // Without a list nobody knows; with one it is known.
    expect(assembleInstruments(parts)[0]?.delisted).toBeNull();
    master.addListed({ cik: 9, symbol: "NEW", name: "NEW CORP", exchange: null });
    expect(assembleInstruments(parts)[0]?.delisted).toBe(day("2019-12-31"));
    master.addListed({ cik: 7, symbol: "OLD", name: "OLD CORP", exchange: null });
    expect(assembleInstruments(parts)[0]?.delisted).toBeNull();
  });

  it("finds a share class by every spelling, but not by one that is another stock", () => {
    const aliases = assemble(new SecurityMaster(), ["BF.B", "BFB", "BRK.B"]).map((instrument) => instrument.aliases);
    expect(aliases).toEqual([["BF-B"], [], ["BRK-B", "BRKB"]]);
  });
});
