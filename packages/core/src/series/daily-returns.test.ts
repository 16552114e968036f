import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomBars } from "./bars.fixture.ts";
import { dailyReturns } from "./index.ts";

describe("dailyReturns", () => {
  it("gives n returns from n + 1 prices, and the first price none", () => {
    // 110 / 100 - 1 = 0.1; 99 / 110 - 1 = -0.1
    const returns = dailyReturns(Float64Array.of(100, 110, 99));
    expect(returns[0]).toBeNaN();
    expect(returns[1]).toBeCloseTo(0.1, 15);
    expect(returns[2]).toBeCloseTo(-0.1, 15);
  });

  it("compounds to the return of the whole", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { close } = randomBars(seed, 250);
        const grown = dailyReturns(close)
          .subarray(1)
          .reduce((product, change) => product * (1 + change), 1);
        expect(grown).toBeCloseTo((close.at(-1) as number) / (close[0] as number), 10);
      }),
    );
  });

  it("does not depend on the currency unit", () => {
    const { close } = randomBars(7, 100);
    const cents = dailyReturns(close.map((price) => price * 100));
    dailyReturns(close).forEach((change, i) => {
      if (i > 0) expect(cents[i]).toBeCloseTo(change, 12);
    });
  });

  it("is empty for an empty history", () => {
    expect(dailyReturns(new Float64Array())).toHaveLength(0);
  });
});
