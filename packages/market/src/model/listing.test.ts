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
  ])("%s is told by its suffix", (symbol, exchange, currency, calendar) => {
    expect(of(symbol)).toEqual({ exchange, currency, calendar });
  });

  it.each(["AAPL", "BRK.B", "BF.B", "AT.T", "600519", "EURUSD=X", "BTC-USD", "^GSPC"])(
    "%s is told by nothing",
    (symbol) => {
      expect(of(symbol)).toEqual({ exchange: null, currency: null, calendar: null });
    },
  );

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
