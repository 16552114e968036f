import { describe, expect, it, vi } from "vitest";
import { mean } from "../sample/mean.ts";
import { alternatingMarket } from "../simulated-market.fixture.ts";
import { chanceOf, clusteredVolatility, shock } from "../simulated-returns.fixture.ts";
import { valueAtRisk } from "./value-at-risk.ts";

// A second or two of computing, of which a busy machine makes more.
vi.setConfig({ testTimeout: 240_000 });

const STOCKS = 300;

/** Two runs of days: those that are known, and as many that follow. */
type Draw = (seed: number, days: number) => readonly [Float64Array, Float64Array];

const ofShare: Draw = (seed, days) => {
  const chance = chanceOf(seed);
  const next = clusteredVolatility(chance, 0.3);
  const draw = () => Float64Array.from({ length: days }, () => 0.0004 + next() * shock(chance));
  return [draw(), draw()];
};

const ofAlternatingMarket: Draw = (seed, days) => {
  const next = alternatingMarket(chanceOf(seed));
  const draw = () => Float64Array.from({ length: days }, next);
  return [draw(), draw()];
};

const shareBelow = (returns: Float64Array, bound: number) =>
  returns.filter((one) => one < bound).length / returns.length;

describe.each([
  ["a share", ofShare],
  ["an index whose bull and bear markets alternate", ofAlternatingMarket],
] as const)("the value at risk of a day at 95 %% of %s", (_, simulatedDays) => {
  const years = 5;
  const stocks = Array.from({ length: STOCKS }, (_, seed) => {
    const [known, following] = simulatedDays(seed, 252 * years);
    return { known, following, risk: valueAtRisk(known) };
  });

  it.each(["historical", "parametric", "cornishFisher"] as const)("(%s) is exceeded on one day in twenty", (way) => {
    const before = mean(stocks.map(({ known, risk }) => shareBelow(known, risk[way])));
    const after = mean(stocks.map(({ following, risk }) => shareBelow(following, risk[way])));
    expect(Math.abs(before - 0.05)).toBeLessThanOrEqual(0.02);
    expect(Math.abs(after - 0.05)).toBeLessThanOrEqual(0.02);
  });
});
