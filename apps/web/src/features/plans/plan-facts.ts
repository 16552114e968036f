import type {
  BillingInterval,
  BillingStateName,
  PlanLimit,
  WireBillingState,
  WirePlan,
  WirePrice,
} from "@plumbline/contract";

/** The limits of a plan, in the order in which readers see them. The contract's own list would bring its schemas along. */
export const LIMITS = [
  "unlocks",
  "runs",
  "exports",
  "strategies",
  "savedItems",
  "alerts",
] as const satisfies readonly PlanLimit[];

/** Those of a calendar month; the others are what an account has at the same time. */
const MONTHLY: ReadonlySet<PlanLimit> = new Set(["unlocks", "runs", "exports"]);

export const isMonthly = (limit: PlanLimit): boolean => MONTHLY.has(limit);

const DAY = 86_400_000;
const MONTHS_OF_YEAR = 12;

/** The price of a plan for an interval; null where it is not offered so. */
export function priceOf(plan: WirePlan, interval: BillingInterval): WirePrice | null {
  return plan.prices.find((price) => price.interval === interval) ?? null;
}

/** The intervals in which at least one plan is offered. */
export function intervalsOf(plans: readonly WirePlan[]): readonly BillingInterval[] {
  return (["month", "year"] as const).filter((interval) => plans.some((plan) => priceOf(plan, interval)));
}

/** The largest share of twelve monthly payments that a yearly one saves; null where none does. */
export function largestSaving(plans: readonly WirePlan[]): number | null {
  const savings = plans.flatMap((plan) => {
    const [month, year] = [priceOf(plan, "month"), priceOf(plan, "year")];
    return month && year ? [1 - year.amount / (MONTHS_OF_YEAR * month.amount)] : [];
  });
  const largest = Math.max(0, ...savings);
  return largest > 0 ? largest : null;
}

/** What one month of a yearly price costs. */
export const monthOfYear = ({ amount }: WirePrice): number => amount / MONTHS_OF_YEAR;

/** What everyone has without paying. */
export function freePlanOf(plans: readonly WirePlan[]): WirePlan | null {
  return plans.find(({ prices }) => prices.length === 0) ?? null;
}

export interface LimitChange {
  readonly limit: PlanLimit;
  /** Null without a limit. */
  readonly now: number | null;
  readonly after: number | null;
}

/** The limit of a plan that readers meet; null where there is none, or none in fair use. */
export function metLimit({ fairUse, limits }: WirePlan, limit: PlanLimit): number | null {
  return fairUse.includes(limit) ? null : limits[limit];
}

/** The limits that are lower after a change from one plan to another. */
export function lowerLimits(from: WirePlan, to: WirePlan): readonly LimitChange[] {
  const size = (allowed: number | null) => allowed ?? Number.POSITIVE_INFINITY;
  return LIMITS.map((limit) => ({ limit, now: metLimit(from, limit), after: metLimit(to, limit) })).filter(
    ({ now, after }) => size(after) < size(now),
  );
}

/**
 * Days until an instant, begun ones counted whole; 0 after it.
 *
 * @param now Milliseconds since 1970.
 */
export function daysUntil(instant: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - now) / DAY));
}

/** Whether a subscription holds, paid or not yet. */
export const isRunning = (state: BillingStateName): boolean => state !== "none" && state !== "ended";

/**
 * What a reader can do with an offered plan: `yours`: nothing, they have it; `begin`: subscribe; `change`: to another plan; `switch`: to
 * another interval of theirs; `none`: nothing before the present subscription is in order.
 */
export type Offer = "yours" | "begin" | "change" | "switch" | "none";

/** What can be done with one plan at one interval. */
export function offerOf(plan: WirePlan, interval: BillingInterval, billing: WireBillingState): Offer {
  const { state, subscription } = billing;
  const price = priceOf(plan, interval);
  if (!isRunning(state)) return price ? "begin" : plan.id === billing.plan ? "yours" : "none";
  if (plan.id === subscription?.plan) {
    if (subscription.price?.interval === interval || !price) return "yours";
    return mayChange(state) ? "switch" : "none";
  }
  return price && mayChange(state) ? "change" : "none";
}

const mayChange = (state: BillingStateName): boolean => state === "trialing" || state === "active";

/** The choice of an address, as far as it is offered. */
export interface Choice {
  readonly plan: WirePlan;
  readonly interval: BillingInterval;
}

/** Reads the plan and the interval of an address; null where there is none that is offered. */
export function choiceOf(
  { plan: id, interval }: { readonly plan?: string; readonly interval?: string },
  plans: readonly WirePlan[],
): Choice | null {
  const plan = plans.find((offered) => offered.id === id);
  const price = plan?.prices.find((offered) => offered.interval === interval) ?? plan?.prices[0];
  return plan && price ? { plan, interval: price.interval } : null;
}
