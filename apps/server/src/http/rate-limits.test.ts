import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RequestBudgets } from "./rate-limits.ts";

/** Whether a request at some millisecond is let through; 3,000 a minute unless told. */
function asking(budgets: RequestBudgets, most = 3000) {
  return (address: string, now: number) => {
    let seen = { current: 0, ttl: 0 };
    budgets.incr(address, (_error, budget) => (seen = budget), 60_000, most, now);
    return { isAllowed: seen.current <= most, wait: seen.ttl };
  };
}

describe("the budget of an address", () => {
  it("is a fifth of a minute's requests at once, and then one every 20 ms", () => {
    const ask = asking(new RequestBudgets());
    const burst = Array.from({ length: 3000 }, () => ask("a", 1000));
    expect(burst.filter(({ isAllowed }) => isAllowed)).toHaveLength(600);
    expect(burst.at(-1)).toEqual({ isAllowed: false, wait: 20 });
    expect(ask("b", 1000).isAllowed).toBe(true);
    expect([ask("a", 1020), ask("a", 1020)].map(({ isAllowed }) => isAllowed)).toEqual([true, false]);
  });

  it("is one request where a fifth would be none", () => {
    const ask = asking(new RequestBudgets(), 1);
    expect(ask("a", 0).isAllowed).toBe(true);
    expect(ask("a", 1)).toEqual({ isAllowed: false, wait: 59_999 });
  });

  it("never allows more than the burst and the even rate, and states the right time to come back", () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 200 });
    const law = fc.property(gaps, fc.integer({ min: 1, max: 3000 }), (between, most) => {
      const ask = asking(new RequestBudgets(), most);
      let now = 0;
      let allowed = 0;
      for (const gap of between) {
        now += gap;
        const { isAllowed, wait } = ask("a", now);
        if (isAllowed) allowed++;
        else {
          now += Math.ceil(wait);
          expect(ask("a", now).isAllowed).toBe(true);
          allowed++;
        }
        expect(allowed).toBeLessThanOrEqual(Math.max(1, Math.round(most / 5)) + (now * most) / 60_000 + 1e-6);
      }
    });
    fc.assert(law);
  });
});
