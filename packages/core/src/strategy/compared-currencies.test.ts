import { expect, it } from "vitest";
import type { AmountCurrencies } from "../checks/index.ts";
import { comparedCurrencies, type Rule, STRATEGY_LIBRARY } from "./index.ts";

const CURRENCIES = { accounts: "TWD", price: "USD" };

function currencyOf(rule: Rule, currencies: AmountCurrencies = CURRENCIES) {
  const [any] = STRATEGY_LIBRARY;
  if (!any) throw new Error("The library is empty.");
  return comparedCurrencies({ ...any.strategy, entry: { all: [rule] } }, currencies).get("entry.all.0");
}

it.each<[string, Rule, string | null]>([
  ["a price", { left: { price: "close" }, operator: "above", right: { number: 5 } }, "USD"],
  ["a line among prices", { left: { indicator: "sma" }, operator: "above", right: { price: "close" } } as Rule, "USD"],
  ["an index", { left: { price: "close", of: "benchmark" }, operator: "above", right: { number: 5 } }, null],
  [
    "an indicator without money",
    { left: { indicator: "rsi" }, operator: "below", right: { number: 30 } } as Rule,
    null,
  ],
  ["a number of shares", { left: { price: "volume" }, operator: "above", right: { number: 1e6 } }, null],
  ["the price of the screener", { left: { metric: "price" }, operator: "below", right: { number: 5 } }, "USD"],
  ["traded value", { left: { metric: "tradedValue.3m" }, operator: "above", right: { number: 1e6 } }, "USD"],
  ["an amount of the accounts", { left: { metric: "marketValue" }, operator: "above", right: { number: 1e9 } }, "TWD"],
  ["a ratio", { left: { metric: "pe" }, operator: "below", right: { number: 15 } }, null],
  ["a place among amounts", { left: { metric: "marketValue" }, operator: "rankAtMost", right: 20 }, null],
  ["a share of all", { left: { metric: "marketValue" }, operator: "percentileAtLeast", right: 0.8 }, null],
  // Graham states his size in dollars, whatever a company reports in.
  ["a check in a currency of its own", { check: "D1", state: "pass" }, "USD"],
  ["a check of a ratio", { check: "O1", state: "pass" }, null],
])("%s is in the currency of what it is measured in", (_, rule, expected) => {
  expect(currencyOf(rule)).toBe(expected);
});

it("is not known of accounts that are not there", () => {
  const size: Rule = { left: { metric: "marketValue" }, operator: "above", right: { number: 1e9 } };
  expect(currencyOf(size, { accounts: null, price: "USD" })).toBeNull();
});
