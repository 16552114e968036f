import { describe, expect, it } from "vitest";
import { differHundredfold, type QuotedPrices, unitDoubt } from "./quoted-unit.ts";

/** Prices in the neighbourhood of those that shares had in November 2024, in pence, cents and agorot, and in whole units. */
const quoted = (symbol: string, level: number, other: Partial<QuotedPrices> = {}): QuotedPrices => ({
  symbol,
  close: Float64Array.of(level * 0.98, level, level * 1.03),
  source: "csv",
  currency: null,
  ...other,
});

describe("the unit of prices in London", () => {
  it.each([
    ["pence of a company of 5 pounds", quoted("BARC.L", 512), null],
    ["72 pence, or 72 pounds", quoted("VOD.L", 72), "noted"],
    ["72 pence of a vendor who quotes as the exchange", quoted("VOD.L", 72, { source: "yahoo" }), null],
    ["72 pence, as the file states", quoted("VOD.L", 72, { currency: "GBX" }), null],
    ["0.72 pounds", quoted("VOD.L", 0.72), "open"],
    ["0.72 pounds, as the file states", quoted("VOD.L", 0.72, { currency: "GBP" }), null],
    ["26 pounds, as the file states, which may be 26 pence", quoted("SHEL.L", 26, { currency: "GBP" }), "noted"],
    ["2,600 pounds, as the file states, which are pence", quoted("SHEL.L", 2600, { currency: "GBP" }), "open"],
    ["pence of a list in pounds", quoted("SHEL.L", 2600, { listed: "GBP", source: "yahoo" }), "open"],
    ["pence of a list in pence", quoted("SHEL.L", 2600, { listed: "GBX" }), null],
    ["dollars of a list", quoted("CSPX.L", 560, { listed: "USD" }), null],
    ["a fund, which may be quoted in any money", quoted("CSPX.L", 560, { source: "yahoo", assetClass: "etf" }), "open"],
    ["dollars, as the file states", quoted("CSPX.L", 560, { currency: "USD", assetClass: "etf" }), null],
    ["New York", quoted("AAPL", 0.72), null],
    ["Xetra", quoted("SAP.DE", 0.72), null],
    ["Johannesburg in rand", quoted("SOL.JO", 98), "open"],
    ["Johannesburg in cents", quoted("SOL.JO", 9800), null],
    ["Tel Aviv in shekels", quoted("TEVA.TA", 62), "open"],
  ] as const)("is in doubt or not: %s", (_, prices, kind) => {
    expect(unitDoubt(prices)?.kind ?? null).toBe(kind);
  });

  it("names both units and the level", () => {
    expect(unitDoubt(quoted("VOD.L", 0.72))).toEqual({ kind: "open", hundredths: "GBX", whole: "GBP", level: 0.72 });
  });
});

describe("two deliveries of a stock of London", () => {
  const history = (symbol: string, close: number, basis: "raw" | "split-adjusted" = "raw") => {
    const column = Float64Array.of(close, close);
    const bars = {
      day: Int32Array.of(19_000, 19_001),
      open: column,
      high: column,
      low: column,
      close: column,
      volume: column,
    };
    return { symbol, basis, source: "csv", bars, actions: { splits: [], dividends: [] } };
  };

  it("are in two units where their last common prices differ a hundredfold", () => {
    expect(differHundredfold("VOD.L", [history("VOD.L", 72.4), history("VOD.L", 0.724, "split-adjusted")])).toBe(true);
    expect(differHundredfold("VOD.L", [history("VOD.L", 72.4), history("VOD.L", 71.9)])).toBe(false);
    expect(differHundredfold("AAPL", [history("AAPL", 72.4), history("AAPL", 0.724)])).toBe(false);
  });
});
