import type { WireAlertCondition } from "@plumbline/contract";
import { expect, it } from "vitest";
import { currencyOfCondition } from "./alert-rows.ts";

/** A company of Taiwan, of which New York trades receipts. */
const RECEIPT = { accounts: "TWD", price: "USD" };

const ofCheck = (check: string): WireAlertCondition => ({ kind: "check", check, turns: "either" });
const ofMetric = (metric: string): WireAlertCondition => ({ kind: "metric", metric, direction: "above", line: 1 });

// By docs/rules.md: O4 and the figures of growth are amounts of the accounts, D1 compares dollars, F5 is paid on the share that trades.
it.each<readonly [string, WireAlertCondition, string]>([
  ["profits of a check", ofCheck("O4"), "TWD"],
  ["revenue of a check", ofCheck("D1"), "USD"],
  ["dividends of a check", ofCheck("F5"), "USD"],
  ["revenue", ofMetric("revenue.latest"), "TWD"],
  ["earnings per share", ofMetric("eps.latest"), "TWD"],
  ["traded value", ofMetric("tradedValue.3m"), "USD"],
  ["a price", { kind: "price", direction: "above", line: 1 }, "USD"],
])("an alert on %s is in the currency that the amount is in", (_, condition, currency) => {
  expect(currencyOfCondition(condition, RECEIPT)).toBe(currency);
});

it("an alert on an amount of accounts names no currency where theirs is not known", () => {
  expect(currencyOfCondition(ofMetric("revenue.latest"), { accounts: null, price: "USD" })).toBeNull();
  expect(currencyOfCondition(ofCheck("O4"), null)).toBeNull();
});
