import type { BillingStateName, WireBillingState, WirePlan, WireSubscription } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { choiceOf, daysUntil, freePlanOf, largestSaving, lowerLimits, offerOf } from "./plan-facts.ts";

const names = { en: "A plan" };
const free: WirePlan = {
  id: "free",
  names,
  descriptions: names,
  limits: { unlocks: 3, runs: 50, exports: 10, strategies: 10, savedItems: 50, alerts: 10 },
  fairUse: [],
  features: [],
  trialDays: 0,
  prices: [],
};
const priced = (id: string, month: number, year: number): WirePlan => ({
  ...free,
  id,
  limits: { unlocks: 200, runs: null, exports: 200, strategies: 10, savedItems: 200, alerts: 5 },
  fairUse: ["unlocks"],
  prices: [
    { amount: month, currency: "USD", interval: "month", tax: "none" },
    { amount: year, currency: "USD", interval: "year", tax: "none" },
  ],
});
const investor = priced("investor", 12, 120);
const professional = priced("professional", 40, 360);
const plans = [free, investor, professional];

/** A reader who pays for Investor every month, or who does not. */
function billing(state: BillingStateName): WireBillingState {
  const at = "2026-12-23T00:00:00Z";
  const subscription: WireSubscription | null =
    state === "none"
      ? null
      : {
          state,
          plan: "investor",
          price: investor.prices[0] ?? null,
          startedAt: "2026-11-23T00:00:00Z",
          trialEndsAt: null,
          periodEndsAt: at,
          nextCharge: { amount: 12, currency: "USD", at },
          endsAt: null,
          graceEndsAt: null,
          discount: null,
        };
  const holds = state === "none" || state === "ended" ? "free" : "investor";
  return {
    isOpen: false,
    state,
    plan: holds,
    features: [],
    subscription,
    hasTrial: state === "none",
    usage: [],
    knownAt: null,
    checkout: null,
  };
}

describe("a yearly payment", () => {
  it("saves the share of twelve monthly ones that it does not charge, at most over all plans", () => {
    // 120 of 144 saves a sixth, 360 of 480 a quarter.
    expect(largestSaving(plans)).toBeCloseTo(1 / 4, 12);
    expect(largestSaving([free, investor])).toBeCloseTo(1 / 6, 12);
  });

  it("that costs more than twelve monthly ones saves nothing, and a free plan has none", () => {
    expect(largestSaving([free, priced("dear", 10, 130)])).toBeNull();
    expect(largestSaving([free])).toBeNull();
  });
});

describe("what can be done with a plan", () => {
  it.each([
    ["none", "free", "yours"],
    ["none", "investor", "begin"],
    ["ended", "investor", "begin"],
    ["active", "investor", "yours"],
    ["active", "professional", "change"],
    ["trialing", "professional", "change"],
    ["active", "free", "none"],
    ["pastDue", "professional", "none"],
    ["cancelling", "professional", "none"],
    ["cancelling", "investor", "yours"],
  ] as const)("in the state %s with %s, monthly, is: %s", (state, id, offer) => {
    const plan = plans.find((offered) => offered.id === id) as WirePlan;
    expect(offerOf(plan, "month", billing(state))).toBe(offer);
  });

  it("is to switch to the other interval of one’s own plan", () => {
    expect(offerOf(investor, "year", billing("active"))).toBe("switch");
    expect(offerOf(investor, "year", billing("cancelling"))).toBe("none");
  });
});

describe("the end of a plan", () => {
  it("lowers the limits that the free plan has lower, and unlimited is more than any number", () => {
    expect(freePlanOf(plans)).toBe(free);
    expect(lowerLimits(investor, free)).toEqual([
      // 200 in fair use reads as unlimited.
      { limit: "unlocks", now: null, after: 3 },
      { limit: "runs", now: null, after: 50 },
      { limit: "exports", now: 200, after: 10 },
      { limit: "savedItems", now: 200, after: 50 },
    ]);
  });

  it("takes nothing from who has nothing more", () => {
    expect(lowerLimits(free, free)).toEqual([]);
  });
});

describe("days of grace", () => {
  const now = Date.parse("2026-11-23T12:00:00Z");
  it.each([
    ["2026-11-30T12:00:00Z", 7],
    ["2026-11-30T11:59:59Z", 7],
    ["2026-11-23T12:00:01Z", 1],
    ["2026-11-23T12:00:00Z", 0],
    ["2026-11-01T00:00:00Z", 0],
  ])("until %s are %d: a day that has begun counts", (instant, days) => {
    expect(daysUntil(instant, now)).toBe(days);
  });
});

describe("the choice of an address", () => {
  it("is a plan that is offered, at its interval or else the first of its prices", () => {
    expect(choiceOf({ plan: "investor", interval: "year" }, plans)).toEqual({ plan: investor, interval: "year" });
    expect(choiceOf({ plan: "investor", interval: "week" }, plans)).toEqual({ plan: investor, interval: "month" });
  });

  it("is none of a plan that costs nothing, is not offered, or is not named", () => {
    for (const plan of ["free", "gold", ""]) expect(choiceOf({ plan, interval: "month" }, plans)).toBeNull();
    expect(choiceOf({}, plans)).toBeNull();
  });
});
