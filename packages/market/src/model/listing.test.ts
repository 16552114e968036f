import { describe, expect, it } from "vitest";
import { currencyCode } from "./currency-code.ts";
import { listingOf } from "./listing.ts";

const of = (symbol: string, exchange: string | null = null, isUs = false) => listingOf({ symbol, exchange, isUs });

describe("where a symbol trades", () => {
  // Suffixes of Yahoo Finance, "Exchanges and data providers"; London quotes in pence.
  it.each([
    ["SAP.DE", "Xetra", "EUR", "DE"],
    ["VOD.L", "London", "GBX", "GB"],
    ["0700.HK", "Hong Kong", "HKD", "HK"],
    ["7203.T", "Tokyo", "JPY", "JP"],
    ["600519.SS", "Shanghai", "CNY", "CN"],
    ["RY.TO", "Toronto", "CAD", "CA"],
    ["000001.SZ", "Shenzhen", "CNY", "CN"],
    ["RELIANCE.NS", "National Stock Exchange of India", "INR", "IN"],
    ["500325.BO", "Bombay", "INR", "IN"],
    ["BHP.AX", "Australian Securities Exchange", "AUD", "AX"],
    ["005930.KS", "Korea", "KRW", "KR"],
    ["2330.TW", "Taiwan", "TWD", "TW"],
    ["D05.SI", "Singapore", "SGD", "SI"],
    ["AIR.NZ", "New Zealand", "NZD", "NZ"],
    ["MC.PA", "Paris", "EUR", "PA"],
    ["ASML.AS", "Amsterdam", "EUR", "AS"],
    ["ENI.MI", "Milan", "EUR", "MI"],
    ["SAN.MC", "Madrid", "EUR", "MC"],
    ["NESN.SW", "SIX Swiss Exchange", "CHF", "SW"],
    ["VOLV-B.ST", "Stockholm", "SEK", "ST"],
    ["NOVO-B.CO", "Copenhagen", "DKK", "CO"],
    ["EQNR.OL", "Oslo", "NOK", "OL"],
    ["PKO.WA", "Warsaw", "PLN", "WA"],
    ["THYAO.IS", "Istanbul", "TRY", "IS"],
    ["PETR4.SA", "São Paulo", "BRL", "SA"],
    ["WALMEX.MX", "Mexico", "MXN", "MX"],
    // Hundredths of the rand and of the shekel.
    ["NPN.JO", "Johannesburg", "ZAC", "JO"],
    ["TEVA.TA", "Tel Aviv", "ILA", "TA"],
  ])("%s is told by its suffix", (symbol, exchange, currency, calendar) => {
    expect(of(symbol)).toEqual({ exchange, currency, calendar });
  });

  it.each(["AAPL", "BRK.B", "BF.B", "AT.T", "600519", "^GSPC"])("%s is told by nothing", (symbol) => {
    expect(of(symbol)).toEqual({ exchange: null, currency: null, calendar: null });
  });

  // TMX "Symbol extensions"; HKEX "Stock code allocation plan"; B shares by the rules of Shanghai and Shenzhen.
  it.each([
    ["DLR-U.TO", "USD"],
    ["80700.HK", "CNY"],
    ["900901.SS", "USD"],
    ["200018.SZ", "HKD"],
    ["0QZO.L", null],
    ["600519.SS", "CNY"],
    ["9988.HK", "HKD"],
  ])("%s is quoted in %s", (symbol, currency) => {
    expect(of(symbol).currency).toBe(currency);
  });

  it("is taken from a list before the suffix, and by evidence of a US listing after it", () => {
    expect(of("SAP", "XETR")).toEqual({ exchange: "Xetra", currency: "EUR", calendar: "DE" });
    expect(of("SAP", "NYSE")).toEqual({ exchange: "NYSE", currency: "USD", calendar: "US" });
    expect(of("SAP", null, true)).toEqual({ exchange: null, currency: "USD", calendar: "US" });
    expect(of("SAP.DE", null, true).currency).toBe("EUR");
    expect(of("KAP", "Astana")).toEqual({ exchange: "Astana", currency: null, calendar: "Astana" });
  });
});

describe("a currency", () => {
  it.each([
    ["EUR", "EUR"],
    ["usd", "USD"],
    ["GBp", "GBX"],
    ["GBX", "GBX"],
    ["GBP", "GBP"],
    ["ZAc", "ZAC"],
    ["ILA", "ILA"],
    ["", null],
    ["$", null],
    ["euros", null],
  ])("stated as %j is %s", (stated, code) => {
    expect(currencyCode(stated)).toBe(code);
  });
});
