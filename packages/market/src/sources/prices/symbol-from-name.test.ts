import { describe, expect, it } from "vitest";
import { parseColumnMapping } from "./column-mapping.ts";
import type { PriceFormat } from "./price-format.ts";
import { recognisePrices } from "./recognise-prices.ts";
import { normaliseSymbol, symbolFromName } from "./symbol-from-name.ts";

const STOOQ = recognisePrices(Buffer.from("Date,Open,High,Low,Close,Volume\n"), "") as PriceFormat;

describe("the symbol of a file", () => {
  it.each([
    ["prices/DA-BRK.B-T-2021-04-21.csv.gz", "BRK.B"],
    ["DA-T-T-2021-04-21.csv.gz", "T"],
    ["BRK-B.csv.gz", "BRK.B"],
    ["stooq/aapl.us.txt", "AAPL"],
    ["GOOG_2004_2013.csv.gz", "GOOG"],
    ["SPY_stooq_2018_2026.csv.gz", "SPY"],
    ["archive.zip!data/MSFT.csv", "MSFT"],
    ["C:\\quotes\\E.csv", "E"],
  ])("named %s is %s", (name, symbol) => {
    expect(symbolFromName(name, STOOQ)).toBe(symbol);
  });

  it.each(["historical prices of apple.csv", "-.csv", "2024-01-05.csv"])("named %s is not known", (name) => {
    expect(symbolFromName(name, STOOQ)).toBeNull();
  });

  it("is the one of its mapping", () => {
    const mapping = parseColumnMapping(
      '{"basis":"raw","symbol":"sap","columns":{"day":"a","open":"b","high":"c","low":"d","close":"e"}}',
    );
    expect(symbolFromName("AAPL.csv", { ...STOOQ, mapping })).toBe("SAP");
  });

  it("has a dot before its share class, however the vendor separates it", () => {
    expect(["BRK-B", "BRK/B", "brk.b", "BRK B", "BRK-B.US"].map(normaliseSymbol)).toEqual(Array(5).fill("BRK.B"));
    expect(normaliseSymbol("RDS-AA")).toBe("RDS-AA");
  });
});
