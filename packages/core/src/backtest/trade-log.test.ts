import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Position } from "./position.ts";
import { TradeLog } from "./trade-log.ts";

type Step = readonly [side: "buy" | "sell", shares: number, price: number, fee: number];

/**
 * One stock in an account that buys and sells as the steps say, one a bar.
 *
 * @param part Of each sale, what is sold first; the rest follows at the same price.
 */
function logged(steps: readonly Step[], part = 1) {
  const log = new TradeLog();
  const position = new Position();
  steps.forEach(([side, shares, price, fee], bar) => {
    const rest = { stock: 0, bar, price, reason: "rebalance" } as const;
    if (side === "buy") {
      const fill = { ...rest, shares, fee };
      if (position.shares > 0) position.add(fill);
      else position.open({ ...fill, stops: {}, signal: { close: price, distance: 0 } });
      log.bought(position, fill);
      return;
    }
    const isAll = Math.abs(shares - position.shares) < 1e-9;
    const sold = isAll ? position.shares : shares;
    for (const [count, share] of [[part * sold, part] as const, [sold - part * sold, 1 - part] as const]) {
      if (count === 0) continue;
      const fill = { ...rest, shares: count, fee: share * fee };
      position.see(price);
      position.sell(fill);
      log.sold(position, fill);
    }
  });
  return log.columns();
}

describe("a trade", () => {
  it("is a position from its first purchase to its last sale: by hand", () => {
    const { trades, executions } = logged([
      ["buy", 10, 10, 1],
      ["sell", 4, 12, 1],
      ["buy", 6, 11, 1],
      ["sell", 12, 15, 2],
      ["buy", 1, 20, 0],
      ["sell", 1, 18, 0],
    ]);
    expect([...trades.entryBar, ...trades.exitBar]).toEqual([0, 4, 3, 5]);
    // 16 shares cost 166 and 2 of fees; 48 and 180 came back less 3 of fees.
    expect([trades.quantity[0], trades.entryPrice[0], trades.exitPrice[0]]).toEqual([16, 166 / 16, 228 / 16]);
    expect([trades.fees[0], trades.profit[0]]).toEqual([5, 57]);
    // 101 lay in it after the first purchase, and 101 - 47 + 67 = 121 after the second.
    expect(trades.return[0]).toBe(57 / 121);
    // 10 of a mean entry price of 10; 15 of one of 10.375, which 12 of 10 does not reach.
    expect([trades.worst[0], trades.best[0]]).toEqual([0, 15 / 10.375 - 1]);
    expect([...executions.trade]).toEqual([0, 0, 0, 0, 1, 1]);
  });

  it("measures prices against the purchases made by then, not against later ones", () => {
    // 6 is 40 % below 10, the only price paid; 20 doubles it, and is a third above the mean of 15.
    const { trades } = logged([
      ["buy", 10, 10, 0],
      ["sell", 1, 6, 0],
      ["buy", 9, 20, 0],
      ["sell", 18, 20, 0],
    ]);
    expect(trades.entryPrice[0]).toBeCloseTo(280 / 19, 12);
    expect(trades.worst[0]).toBeCloseTo(-0.4, 12);
    expect(trades.best[0]).toBeCloseTo(20 / (280 / 19) - 1, 12);
  });

  it("changes in nothing but its executions when each sale is made in two parts", () => {
    const amount = fc.integer({ min: 1, max: 50 });
    const drawnSteps = fc.array(fc.tuple(fc.constantFrom("buy" as const, "sell" as const), amount, amount), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(drawnSteps, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (drawn, part) => {
        const steps = untilAllIsSold(drawn);
        const [whole, parted] = [logged(steps), logged(steps, part)];
        expect(parted.trades.exitReason).toEqual(whole.trades.exitReason);
        for (const name of Object.keys(whole.trades) as (keyof typeof whole.trades)[]) {
          if (name === "exitReason") continue;
          expect(parted.trades[name].length).toBe(whole.trades[name].length);
          whole.trades[name].forEach((value, row) => {
            expect(parted.trades[name][row]).toBeCloseTo(value, 8);
          });
        }
        const sales = steps.filter(([side]) => side === "sell").length;
        expect(parted.executions.side.length).toBe(steps.length + sales);
      }),
    );
  });
});

/** Sells at most what is held, and in the end all of it; a fee is a hundredth. */
function untilAllIsSold(drawn: readonly (readonly [side: "buy" | "sell", shares: number, price: number])[]): Step[] {
  const steps: Step[] = [];
  let held = 0;
  const add = (side: "buy" | "sell", shares: number, price: number) => {
    if (shares === 0) return;
    held += side === "buy" ? shares : -shares;
    steps.push([side, shares, price, 0.01 * shares * price]);
  };
  for (const [side, wanted, price] of drawn) add(side, side === "buy" ? wanted : Math.min(wanted, held), price);
  add("sell", held, 7);
  return steps;
}
