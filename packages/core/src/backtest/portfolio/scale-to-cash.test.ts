import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderFee } from "../costs.ts";
import { type Rebalance, scaleToCash } from "./scale-to-cash.ts";

const NO_COSTS = { rate: 0, slippage: 0, fixed: 0, minimum: 0 };

/** Cash after all orders, written out order by order. */
function cashAfter({ cash, costs, orders }: Rebalance, scale: number): number {
  return orders.reduce((left, { price, held, target }) => {
    const shares = (scale * target) / price - held;
    const notional = shares * price * (shares > 0 ? 1 + costs.slippage : 1 - costs.slippage);
    return shares === 0 ? left : left - notional - orderFee(costs, Math.abs(notional));
  }, cash);
}

describe("the factor of a rebalancing", () => {
  it("is 1 where nothing costs anything", () => {
    const order = { price: 10, held: 0, target: 50 };
    expect(scaleToCash({ cash: 100, costs: NO_COSTS, orders: [order, order] })).toBe(1);
  });

  it("leaves of 100,000 in cash the fees of its purchases: 1 / 1.001 at 0.1 %", () => {
    const order = { price: 50, held: 0, target: 50_000 };
    const scale = scaleToCash({ cash: 100_000, costs: { ...NO_COSTS, rate: 0.001 }, orders: [order, order] });
    expect(scale).toBeCloseTo(1 / 1.001, 14);
  });

  it("of a swap of half the account is 1 less the fees of sale and purchase, by hand", () => {
    // Two stocks of 500; one is sold for another at 1 %: with the factor s, 500 - 5 + 500 (1 - s) (1 - 0.01) = 500 s (1.01).
    const orders = [
      { price: 5, held: 100, target: 0 },
      { price: 5, held: 100, target: 500 },
      { price: 5, held: 0, target: 500 },
    ];
    const scale = scaleToCash({ cash: 0, costs: { ...NO_COSTS, rate: 0.01 }, orders });
    expect(scale).toBeCloseTo((495 + 495) / (505 + 495), 14);
  });

  it("is the largest for which cash is not negative, with fees that are a share of the notional", () => {
    const order = fc.record({
      price: fc.double({ min: 1, max: 500, noNaN: true }),
      held: fc.double({ min: 0, max: 100, noNaN: true }),
      weight: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    const costs = fc.record({
      rate: fc.double({ min: 0, max: 0.05, noNaN: true }),
      slippage: fc.double({ min: 0, max: 0.02, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(order, { minLength: 1, maxLength: 8 }), costs, fc.nat(1000), (rows, shares, cash) => {
        const equity = cash + rows.reduce((sum, { price, held }) => sum + price * held, 0);
        const weights = rows.reduce((sum, { weight }) => sum + weight, 0) || 1;
        const orders = rows.map(({ price, held, weight }) => ({ price, held, target: (weight / weights) * equity }));
        const run = { cash, costs: { ...NO_COSTS, ...shares }, orders };
        const scale = scaleToCash(run);
        expect(scale).toBeLessThanOrEqual(1);
        expect(cashAfter(run, scale)).toBeGreaterThanOrEqual(-1e-9 * (equity + 1));
        if (scale < 1) expect(Math.abs(cashAfter(run, scale))).toBeLessThanOrEqual(1e-9 * (equity + 1));
      }),
    );
  });
});
