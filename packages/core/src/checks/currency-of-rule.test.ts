import { expect, it } from "vitest";
import { CHECKS, currencyOfRule, SUBSTITUTES } from "./index.ts";

const COMPANY = { accounts: "TWD", price: "USD" };
const rules = [...CHECKS, ...SUBSTITUTES].flatMap(({ id, rule, ruleFor }) =>
  [rule, ...Object.values(ruleFor)].map((one) => [id, one] as const),
);

// By hand from docs/rules.md: D1 compares dollars, O4 amounts of the accounts, F5 what a share of the price pays; all others are ratios,
// rates, scores or years.
it("each amount of a check has a currency, and nothing else has", () => {
  const named = rules.flatMap(([id, one]) => {
    const currency = currencyOfRule(one, COMPANY);
    return currency === null ? [] : [`${id} ${currency}`];
  });
  expect([...new Set(named)].sort()).toEqual(["D1 USD", "F5 USD", "O4 TWD"]);
  const inPence = currencyOfRule({ unit: "perShare" }, { accounts: "GBP", price: "GBX" });
  expect(inPence).toBe("GBX");
});

it("the currency of an amount is not known where that of the company is not", () => {
  const unknown = { accounts: null, price: null };
  expect(currencyOfRule({ unit: "money" }, unknown)).toBeNull();
  expect(currencyOfRule({ unit: "money", currency: "USD" }, unknown)).toBe("USD");
});
