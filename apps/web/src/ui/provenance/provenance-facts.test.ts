import { expect, it } from "vitest";
import { citedRules, provenanceFacts } from "./provenance-facts.ts";

it("finds the rules that the formula of a figure cites", () => {
  expect(citedRules("STA-15")).toEqual(["STA-15"]);
  expect(citedRules("STA-16 (n = 81)")).toEqual(["STA-16"]);
  expect(citedRules("DCF-01, GRA-01")).toEqual(["DCF-01", "GRA-01"]);
  expect(citedRules("STA-15, median")).toEqual(["STA-15"]);
});

it("finds the entry that the formula of a figure cites", () => {
  expect(citedRules("1.4")).toEqual(["1.4"]);
  expect(citedRules("O1")).toEqual(["O1"]);
  expect(citedRules("mean(roe)")).toEqual(["roe"]);
  expect(citedRules("percentile(roe) (n = 81)")).toEqual(["roe"]);
});

it("finds none in a formula that is written out", () => {
  expect(citedRules("grossProfit ÷ revenue")).toEqual([]);
});

it("says how many ordinary shares a receipt is, and in which words", () => {
  const text = ((key: string, values?: { shares: string }) => (values ? `${key} ${values.shares}` : key)) as never;
  const formats = { day: (date: string) => date, number: (value: number) => `${value}` } as never;
  const receipt = { ordinaryShares: 5, title: "American Depositary Shares, each representing five ordinary shares" };
  const facts = provenanceFacts({ provenance: { source: "sec", receipt } }, text, formats);
  expect(facts.map(({ value }) => value)).toContain(`provenance.sharesPerReceipt 5 (${receipt.title})`);
});

it("names the file of imported prices after their source", () => {
  const text = ((key: string) => key) as never;
  const formats = { day: (date: string) => date } as never;
  const facts = provenanceFacts({ provenance: { source: "csv", file: "AAPL.csv" } }, text, formats);
  expect(facts.map(({ name, value }) => [name, value])).toEqual([
    ["provenance.source", "csv"],
    ["provenance.file", "AAPL.csv"],
  ]);
});
