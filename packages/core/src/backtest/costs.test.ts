import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderFee, sharesWithin } from "./costs.ts";

const costs = fc.record({
  rate: fc.double({ min: 0, max: 0.05, noNaN: true }),
  slippage: fc.constant(0),
  fixed: fc.double({ min: 0, max: 20, noNaN: true }),
  minimum: fc.double({ min: 0, max: 30, noNaN: true }),
});
const price = fc.double({ min: 0.01, max: 1_000, noNaN: true });
const budget = fc.double({ min: 0.01, max: 100_000, noNaN: true });

describe("sharesWithin", () => {
  it("buys what the budget pays for, never more, and not one share less", () => {
    fc.assert(
      fc.property(costs, price, budget, fc.boolean(), (fees, each, money, isFractional) => {
        const cost = (shares: number) => shares * each + orderFee(fees, shares * each);
        const shares = sharesWithin({ budget: money, price: each, costs: fees, isFractional });
        if (shares > 0) expect(cost(shares)).toBeLessThanOrEqual(money);
        if (isFractional) expect(shares === 0 || cost(shares) > money * (1 - 1e-12)).toBe(true);
        else expect(cost(shares + 1)).toBeGreaterThan(money * (1 - 1e-12));
      }),
    );
  });

  it("buys whole numbers where rounding puts the quotient beside them", () => {
    // 0.7 / 0.1 is just below 7, and 7 × 0.1 just above 0.7; 3 × 1.1 is exactly what three shares cost.
    const free = { rate: 0, slippage: 0, fixed: 0, minimum: 0 };
    expect(sharesWithin({ budget: 10_000, price: 100, costs: free, isFractional: false })).toBe(100);
    expect(sharesWithin({ budget: 0.7, price: 0.1, costs: free, isFractional: false })).toBe(6);
    expect(sharesWithin({ budget: 3 * 1.1, price: 1.1, costs: free, isFractional: false })).toBe(3);
  });
});
