import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceOf } from "../simulated-returns.fixture.ts";
import { type BacktestOverfitting, backtestOverfitting, type OverfittingOptions } from "./backtest-overfitting.ts";
import { halvesOf } from "./trial-halves.ts";

async function overfitting(
  trials: readonly Float64Array[],
  options: OverfittingOptions = {},
): Promise<BacktestOverfitting> {
  const found = await backtestOverfitting(trials, options);
  if ("because" in found) throw new Error(found.because);
  return found;
}

function noise(seed: number, count: number, periods: number): Float64Array[] {
  const { normal } = chanceOf(seed);
  return Array.from({ length: count }, () => Float64Array.from({ length: periods }, () => 0.01 * normal()));
}

const matrices = fc
  .record({ seed: fc.integer(), count: fc.integer({ min: 2, max: 8 }), periods: fc.integer({ min: 24, max: 90 }) })
  .map(({ seed, count, periods }) => noise(seed, count, periods));

describe("the probability of backtest overfitting", () => {
  it("equals the case worked by hand", async () => {
    // Two blocks of two periods. Sharpe ratios (mean ÷ deviation of a population) in the first and second half:
    // 1.5 / 0.5 = 3 and -3 for the first trial, -3 and 3 for the second, 0.5 / 0.5 = 1 and 1 for the third.
    const trials = [Float64Array.of(1, 2, -1, -2), Float64Array.of(-1, -2, 1, 2), Float64Array.of(0, 1, 0, 1)];
    // Whichever half is looked at, its best has the lowest rank of three in the other: ln(1/4 ÷ 3/4).
    const { probability, lossProbability, logits } = await overfitting(trials, { blocks: 2 });
    expect([probability, lossProbability]).toEqual([1, 1]);
    expect([...logits]).toEqual([expect.closeTo(Math.log(1 / 3), 12), expect.closeTo(Math.log(1 / 3), 12)]);
  });

  it("takes all 12,870 halves of sixteen blocks, or 252 of ten for fewer than 500 periods", async () => {
    expect((await overfitting(noise(1, 3, 500))).logits).toHaveLength(12_870);
    expect((await overfitting(noise(1, 3, 499))).logits).toHaveLength(252);
    expect(halvesOf(4)).toEqual([0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100]);
  });

  it("is 0 where one trial is always the best, and a half where all are the same", async () => {
    const trials = noise(3, 9, 240);
    const skilled = noise(4, 1, 240).map((one) => one.map((value) => value + 0.05));
    expect((await overfitting([...trials, ...skilled])).probability).toBe(0);
    // Ranks of equal trials are the mean of their ranks, so each logit is 0, which counts as overfitted.
    const same = new Array<Float64Array>(5).fill(trials[0] as Float64Array);
    expect(new Set((await overfitting(same)).logits)).toEqual(new Set([0]));
  });

  it("counts a trial that never trades as one that neither gains nor loses", async () => {
    const losing = noise(5, 2, 240).map((one) => one.map((value) => value - 0.05));
    const { probability, lossProbability } = await overfitting([...losing, new Float64Array(240)]);
    expect([probability, lossProbability]).toEqual([0, 0]);
  });

  it("leaves the oldest periods out where they do not divide into blocks", async () => {
    const trials = noise(6, 4, 243);
    const whole = await overfitting(trials, { blocks: 6 });
    const cut = await overfitting(
      trials.map((one) => one.subarray(3)),
      { blocks: 6 },
    );
    expect(whole).toEqual(cut);
  });

  it("changes neither with the order of trials nor with the money that each of them bets", async () => {
    await fc.assert(
      fc.asyncProperty(matrices, async (trials) => {
        const own = await overfitting(trials, { blocks: 6 });
        const turned = trials.map((one, k) => one.map((value) => value * 2 ** (k % 5))).reverse();
        expect(await overfitting(turned, { blocks: 6 })).toEqual(own);
      }),
    );
  });

  it("gives half of the splits for each, and logits whose sign says what is overfitted", async () => {
    await fc.assert(
      fc.asyncProperty(matrices, async (trials) => {
        const { probability, lossProbability, logits } = await overfitting(trials, { blocks: 4 });
        expect(logits).toHaveLength(6);
        expect(probability).toBe(logits.filter((logit) => logit <= 0).length / 6);
        expect(lossProbability).toBeGreaterThanOrEqual(0);
        // The best and the worst rank possible.
        const bound = Math.log(trials.length) + 1e-12;
        for (const logit of logits) expect(Math.abs(logit)).toBeLessThanOrEqual(bound);
      }),
    );
  });

  it("does not exist for one trial, or fewer than two periods a block", async () => {
    expect(await backtestOverfitting(noise(1, 1, 240))).toEqual({ because: "one-trial" });
    expect(await backtestOverfitting([])).toEqual({ because: "one-trial" });
    expect(await backtestOverfitting(noise(1, 3, 19))).toEqual({ because: "tested-span-too-short" });
  });

  it("refuses trials of different length, returns that are missing, and an odd number of blocks", async () => {
    const [one, other] = noise(1, 2, 240) as [Float64Array, Float64Array];
    await expect(backtestOverfitting([one, other.subarray(1)])).rejects.toThrow(RangeError);
    await expect(backtestOverfitting([one, other.with(7, Number.NaN)])).rejects.toThrow(RangeError);
    for (const blocks of [0, 7, 22]) {
      await expect(backtestOverfitting([one, other], { blocks })).rejects.toThrow(RangeError);
    }
  });

  it("ends where it is told to while it lets others in", async () => {
    let breaths = 0;
    const breathe = async () => {
      breaths++;
      if (breaths === 2) throw new Error("cancelled");
    };
    await expect(backtestOverfitting(noise(1, 400, 500), { breathe })).rejects.toThrow("cancelled");
    expect(breaths).toBe(2);
  });
});
