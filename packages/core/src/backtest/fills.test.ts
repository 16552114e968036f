import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limitBuy, limitSell, stopBuy, stopSell } from "./fills.ts";

const price = fc.double({ min: 1, max: 200, noNaN: true });
const bars = fc.tuple(price, price, price).map(([a, b, c]) => {
  const [low = a, open = b, high = c] = [a, b, c].sort((x, y) => x - y);
  return { open, low, high };
});

describe("fills", () => {
  it("fills at the open or at the price of the order, within the bar, or not at all", () => {
    fc.assert(
      fc.property(bars, price, ({ open, low, high }, level) => {
        const fills = [
          stopSell(open, low, level),
          limitBuy(open, low, level),
          stopBuy(open, high, level),
          limitSell(open, high, level),
        ];
        for (const fill of fills.filter((each) => !Number.isNaN(each))) {
          expect(fill).toBeGreaterThanOrEqual(low);
          expect(fill).toBeLessThanOrEqual(high);
          // The low and the high of a day are known at its end.
          expect([open, level]).toContain(fill);
        }
      }),
    );
  });

  it("never fills a limit at a worse price than the limit, nor a stop at a better one than the stop", () => {
    fc.assert(
      fc.property(bars, price, ({ open, low, high }, level) => {
        expect(limitBuy(open, low, level) > level).toBe(false);
        expect(limitSell(open, high, level) < level).toBe(false);
        expect(stopSell(open, low, level) > level).toBe(false);
        expect(stopBuy(open, high, level) < level).toBe(false);
      }),
    );
  });

  it("fills nothing in a bar without prices, and at the open where high and low are missing", () => {
    const none = Number.NaN;
    expect([limitBuy(none, none, 5), limitSell(none, none, 5), stopBuy(none, none, 5)]).toEqual([none, none, none]);
    expect(stopSell(4, none, 5)).toBe(4);
  });
});
