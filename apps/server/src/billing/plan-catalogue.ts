import type { BillingInterval, PlanFeature, PlanLimit, WireMoney, WirePlan, WirePrice } from "@plumbline/contract";
import { type ConfiguredPlan, type ConfiguredPrice, currencyDigits, type PlanFile } from "../config/index.ts";

/** An amount as Stripe counts it, in the smallest unit of its currency. */
export function moneyOf(minor: number, currency: string): WireMoney {
  return { amount: minor / 10 ** currencyDigits(currency), currency: currency.toUpperCase() };
}

/** The same the other way round. */
export function minorOf({ amount, currency }: Pick<ConfiguredPrice, "amount" | "currency">): number {
  return Math.round(amount * 10 ** currencyDigits(currency));
}

export function wirePlans({ plans, tax }: PlanFile): WirePlan[] {
  const [free, ...paid] = plans.map(({ prices, ...plan }) => ({
    ...plan,
    prices: prices.map((price) => wirePrice(price, tax)),
  }));
  return free ? [free, ...paid.toSorted((a, b) => monthly(a.prices) - monthly(b.prices))] : [];
}

function wirePrice({ interval, amount, currency }: ConfiguredPrice, tax: PlanFile["tax"]): WirePrice {
  return { interval, amount, currency: currency.toUpperCase(), tax };
}

/** What a month costs at least. */
function monthly(prices: readonly Pick<ConfiguredPrice, "amount" | "interval">[]): number {
  return Math.min(...prices.map(({ amount, interval }) => (interval === "year" ? amount / 12 : amount)));
}

/** The plan of everyone who pays nothing. */
export function freePlan({ plans }: PlanFile): ConfiguredPlan {
  return plans[0] as ConfiguredPlan;
}

/** A price that is offered; null where there is none. */
export function offeredPrice(
  { plans }: PlanFile,
  choice: { readonly plan: string; readonly interval: BillingInterval },
): ConfiguredPrice | null {
  const plan = plans.find(({ id }) => id === choice.plan);
  return plan?.prices.find(({ interval }) => interval === choice.interval) ?? null;
}

/**
 * The plan that was subscribed to: by the key of its price, else by what it was bought as. Stripe takes the key from a price
 * that another one replaces.
 */
export function subscribedPlan(
  { plans }: PlanFile,
  { lookup_key, plan }: { readonly lookup_key: string | null; readonly plan: string | null },
): ConfiguredPlan | null {
  const byKey = plans.find(({ prices }) => prices.some(({ lookupKey }) => lookupKey === lookup_key));
  return byKey ?? plans.find(({ id, prices }) => id === plan && prices.length > 0) ?? null;
}

/** Plans that allow more than a number, the cheapest first. */
export function plansAllowingMore(file: PlanFile, limit: PlanLimit, allowed: number): string[] {
  return wirePlans(file)
    .filter(({ limits }) => (limits[limit] ?? Number.POSITIVE_INFINITY) > allowed)
    .map(({ id }) => id);
}

/** Plans that have a feature, the cheapest first. */
export function plansWithFeature(file: PlanFile, feature: PlanFeature): string[] {
  return wirePlans(file)
    .filter(({ features }) => features.includes(feature))
    .map(({ id }) => id);
}
