import { describe, expect, it } from "vitest";
import { kindOfSymbol } from "./kind-of-symbol.ts";
import { listingOf } from "./listing.ts";
import { marketSymbol, statesUsListing } from "./symbol.ts";
import { spellingsOf } from "./symbol-spellings.ts";

// As the documentations of Yahoo, TradingView, Google Finance, Bloomberg, Reuters, Polygon, EODHD, Alpha Vantage, Stooq, Tushare
// and OANDA write one security.
const SPELLINGS: readonly (readonly [string, ...string[]])[] = [
  ["AAPL", "aapl", " AAPL ", "AAPL.US", "aapl.us", "NASDAQ:AAPL", "AAPL US Equity", "AAPL UW Equity", "AAPL US"],
  ["BRK.B", "BRK-B", "BRK.B", "BRK/B", "BRK_B", "BRK B", "brk.b.us", "BRK-B.US", "NYSE:BRK.B", "BRK/B US Equity"],
  ["BF.B", "BF/B", "BF-B", "BF.B"],
  ["RDS.A", "RDS.A", "RDS-A", "RDS/A"],
  ["SAP.DE", "SAP.DE", "sap.de", "XETR:SAP", "ETR:SAP", "SAP.DEX", "SAP.XETRA", "SAP GY Equity"],
  ["VOD.L", "VOD.L", "VOD.LON", "VOD.UK", "LSE:VOD", "LON:VOD", "VOD LN Equity", "VOD.LSE"],
  ["0700.HK", "0700.HK", "700.HK", "00700.HK", "HKEX:700", "HKG:0700", "700 HK Equity"],
  ["9988.HK", "09988.HK", "9988.HK"],
  [
    "600519.SS",
    "600519.SS",
    "600519.SH",
    "600519.SHH",
    "600519.SHG",
    "SSE:600519",
    "SHA:600519",
    "sh600519",
    "600519 CH Equity",
  ],
  ["000001.SZ", "000001.SZ", "000001.SHZ", "000001.SHE", "SZSE:000001", "sz000001", "000001 CH Equity", "000001.XSHE"],
  ["7203.T", "7203.T", "TSE:7203", "TYO:7203", "7203 JP Equity", "7203.JP"],
  ["RY.TO", "RY.TO", "TSX:RY", "TSE:RY", "RY CT Equity", "RY.TRT"],
  ["RCI-B.TO", "RCI-B.TO", "RCI.B.TO", "RCI/B CN Equity"],
  ["VOLV-B.ST", "VOLV-B.ST", "VOLV_B.ST", "OMXSTO:VOLV_B", "VOLV B.ST"],
  ["RELIANCE.NS", "RELIANCE.NS", "RELIANCE.NSE", "NSE:RELIANCE", "RELIANCE IN Equity"],
  ["BHP.AX", "BHP.AX", "BHP.AU", "ASX:BHP", "BHP AU Equity"],
  ["AIR.PA", "AIR.PA", "EPA:AIR", "AIR FP Equity"],
  ["^GSPC", "^GSPC", "^gspc", "GSPC.INDX", ".GSPC"],
  ["^SPX", "^SPX", "I:SPX", "SP:SPX", "SPX Index", ".SPX"],
  ["^INX", ".INX"],
  [
    "EURUSD=X",
    "EURUSD=X",
    "EURUSD",
    "EUR/USD",
    "EUR-USD",
    "EUR_USD",
    "FX:EURUSD",
    "C:EURUSD",
    "EURUSD Curncy",
    "EURUSD.FOREX",
  ],
  ["BTC-USD", "BTC-USD", "BTCUSD", "BTC/USD", "btc_usd", "X:BTCUSD", "COINBASE:BTCUSD", "XBTUSD", "BTC-USD.CC"],
  ["BTC-USDT", "BTCUSDT", "BINANCE:BTCUSDT", "BTC/USDT"],
  ["MATIC-USDT", "MATICUSDT"],
  ["ES=F", "ES=F", "ES1!", "CME_MINI:ES1!"],
];

describe("a symbol", () => {
  it.each(SPELLINGS)("is written %s in a market, whoever states it", (symbol, ...spellings) => {
    expect(Object.fromEntries(spellings.map((spelling) => [spelling, marketSymbol(spelling)]))).toEqual(
      Object.fromEntries(spellings.map((spelling) => [spelling, symbol])),
    );
    expect(marketSymbol(symbol)).toBe(symbol);
  });

  it("that means nothing known stays as it is, in capitals", () => {
    const others = ["AT.T", "RDS-AA", "BAC-PL", "AGM-PD", "JPY=X", "X", "", "600519", "EURONEXT"];
    expect(others.map(marketSymbol)).toEqual(others);
    expect(marketSymbol("贵州茅台")).toBe("贵州茅台");
  });

  it("states a US listing, or leaves open where it trades", () => {
    expect(["aapl.us", "NASDAQ:AAPL", "IBM US Equity"].every(statesUsListing)).toBe(true);
    expect(["AAPL", "SAP.DE", "XETR:SAP", "VOD LN Equity", "BUS"].some(statesUsListing)).toBe(false);
  });

  it("of an index, a pair, a coin, a future or a yield shows that it is no stock", () => {
    const symbols = ["^GSPC", "EURUSD=X", "JPY=X", "BTC-USD", "BTC-USDT", "ES=F", "^TNX"];
    const kinds = ["index", "currency", "currency", "crypto", "crypto", "future", "rate"];
    expect(symbols.map(kindOfSymbol)).toEqual(kinds);
    expect(["AAPL", "BRK.B", "VFIAX", "0700.HK", "BAC-PL", "RCI-B.TO"].map(kindOfSymbol)).toEqual(Array(6).fill(null));
  });

  it("of a pair states its currency, and belongs to no exchange", () => {
    const of = (symbol: string) => listingOf({ symbol, exchange: null, isUs: true });
    expect(of("BTC-USD")).toEqual({ exchange: null, currency: "USD", calendar: null });
    expect(of("EURJPY=X").currency).toBe("JPY");
    expect(of("BTC-USDT").currency).toBeNull();
    expect(of("^GSPC")).toEqual({ exchange: null, currency: null, calendar: null });
  });

  it("is found by its other spellings", () => {
    expect(spellingsOf("^GSPC")).toEqual(["GSPC", "SPX", "^SPX", "INX", "^INX"]);
    expect(spellingsOf("EURUSD=X")).toEqual(["EURUSD"]);
    expect(spellingsOf("VOD.L")).toContain("VOD.UK");
    expect(spellingsOf("600519.SS")).toContain("600519.SH");
  });
});
