import { type AmountCurrencies, checkOf, currencyOfRule } from "../checks/index.ts";
import { screenMetricOf, sideOfAmount } from "../screen/index.ts";
import { isRanking } from "./marks/rule-condition.ts";
import { type ResolvedOperand, type ResolvedRule, resolveStrategy } from "./resolve-strategy.ts";
import { unitOf } from "./sentences/operand-unit.ts";
import type { Strategy } from "./strategy.ts";
import { allRules } from "./walk-strategy.ts";

/**
 * The currencies of what the rules of a strategy compare, by the places of the rules: that of the price for prices and what is drawn
 * among them, that of the accounts for amounts of them; null for values that are no amounts, and where the currency is not known.
 *
 * @param strategy A valid strategy.
 *
 * @example
 * comparedCurrencies(goldenCross, { accounts: "TWD", price: "USD" }).get("entry.all.0"); // "USD"
 */
export function comparedCurrencies(
  strategy: Strategy,
  currencies: AmountCurrencies,
): ReadonlyMap<string, string | null> {
  const rules = allRules(resolveStrategy(strategy));
  return new Map(rules.map(({ path, rule }) => [path, currencyIn(rule, currencies)]));
}

function currencyIn(rule: ResolvedRule, currencies: AmountCurrencies): string | null {
  if ("check" in rule) return currencyOfRule(checkOf(rule.check).rule, currencies);
  // A place and a percentile are no amounts, whatever is ranked.
  const side = isRanking(rule) ? null : sideOf(rule.left);
  return side && currencies[side];
}

function sideOf(operand: ResolvedOperand): "accounts" | "price" | null {
  // An index is counted in points.
  if (operand.of === "benchmark") return null;
  const metric = "metric" in operand ? screenMetricOf(operand.metric) : null;
  if (metric) return sideOfAmount(metric);
  return unitOf(operand) === "price" ? "price" : null;
}
