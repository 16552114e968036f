import type { AskedItem } from "@plumbline/market/model";
import { describe, expect, it } from "vitest";
import { readAnswers } from "./read-answers.ts";

const basis: AskedItem = {
  topic: "basis",
  choices: ["raw", "split-adjusted", "total-return"],
  likeliest: null,
  evidence: { code: "no-basis" },
};
const currency: AskedItem = { topic: "currency", choices: [], likeliest: null, evidence: { code: "no-currency" } };
const symbol: AskedItem = { topic: "symbol", choices: [], likeliest: null, evidence: { code: "no-symbol" } };
const column: AskedItem = {
  topic: "column",
  choices: ["Last", "Adj Close"],
  likeliest: null,
  evidence: { code: "no-close-column" },
};
const several: AskedItem = {
  ...symbol,
  nameless: ["a.csv", "b.csv"].map((name) => ({ name, first: null, likeliest: null })),
};
const order: AskedItem = {
  topic: "day-order",
  choices: ["day-first", "month-first"],
  likeliest: "month-first",
  evidence: { code: "either-day-order", cell: "03/04/2024" },
};

describe("a line that answers a question", () => {
  it.each([
    ["", [basis, currency], { basis: "unknown", currency: "unknown" }],
    ["raw", [basis, currency], { basis: "raw", currency: "unknown" }],
    ["raw eur", [basis, currency], { basis: "raw", currency: "EUR" }],
    ["basis=raw, currency=GBp", [basis, currency], { basis: "raw", currency: "GBX" }],
    ["Basis: RAW; EUR", [currency, basis], null],
    ["EUR basis = raw", [basis, currency], { basis: "raw", currency: "EUR" }],
    ["currency=unknown", [basis, currency], { basis: "unknown", currency: "unknown" }],
    ["adj close", [column, order], { column: "Adj Close", "day-order": "month-first" }],
    ["column=Adj Close day-order=day-first", [column, order], { column: "Adj Close", "day-order": "day-first" }],
    ["EURUSD=X", [symbol], { symbol: "EURUSD=X" }],
    ["symbol=EURUSD=X currency=USD", [symbol, currency], { symbol: "EURUSD=X", currency: "USD" }],
    ["symbol=XETR:SAP", [symbol, basis], { symbol: "XETR:SAP", basis: "unknown" }],
    ["AAPL, brk-b", [several, basis], { symbol: "AAPL,brk-b", basis: "unknown" }],
    ["symbol=AAPL MSFT basis=raw", [several, basis], { symbol: "AAPL,MSFT", basis: "raw" }],
  ])("%j is understood", (line, asks, answers) => {
    const read = readAnswers(line, asks);
    expect("answers" in read ? read.answers : null).toEqual(answers);
  });

  it.each([
    ["", [symbol], "Without its symbol the file cannot be read."],
    ["AAPL", [several], '2 files need 2 symbols, in the order of the files; "AAPL" has 1.'],
    ["basis=adjusted", [basis], '"adjusted" is no basis; it may be raw, split-adjusted, total-return or unknown.'],
    ["us", [order], '"us" is no day-order; it may be day-first or month-first.'],
    ["euros", [currency], /"euros" is no currency; .*EUR, GBX for pence/],
    ["EUR", [symbol, currency], 'What is "EUR"? Write it with its name: symbol=... currency=...'],
    ["base=raw", [basis, currency], 'What is "base=raw"? Write it with its name: basis=... currency=...'],
    ["day-order=unknown", [order], /"unknown" is no day-order/],
  ])("%j is explained", (line, asks, problem) => {
    const read = readAnswers(line, asks);
    expect("problem" in read ? read.problem : null).toEqual(
      typeof problem === "string" ? problem : expect.stringMatching(problem),
    );
  });
});
