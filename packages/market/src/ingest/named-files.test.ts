import { expect, it } from "vitest";
import { NamedFiles } from "./named-files.ts";

const lists = (known: readonly string[], names: Readonly<Record<string, string>> = {}) => ({
  isKnown: (symbol: string) => known.includes(symbol),
  symbolNamed: (name: string) => names[name] ?? null,
});

it("takes a word in capitals for a ticker where a list has it, or where files beside it are called after tickers", () => {
  const names = ["a/AAPL.csv", "a/ALL.csv", "a/MSFT.csv", "a/IBM.csv", "b/OPEN.csv", "b/AAPL.csv", "c/DATA.csv"];
  const files = new NamedFiles(() => names, lists(["DATA"]));
  expect(names.map((name) => files.symbolOf(name))).toEqual([null, "ALL", null, null, null, null, "DATA"]);
});

it("takes a company's name for its symbol only where a list has that name", () => {
  const files = new NamedFiles(() => [], lists(["AAPL"], { Apple: "AAPL" }));
  expect(files.symbolOf("Apple Stock Price History.csv")).toBe("AAPL");
  expect(files.symbolOf("AAPL Historical Data.csv")).toBe("AAPL");
  expect(files.symbolOf("MSFT Historical Data.csv")).toBeNull();
  expect(files.symbolOf("apple.csv")).toBeNull();
});
