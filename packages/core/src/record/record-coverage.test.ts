import { describe, expect, it, vi } from "vitest";
import { type Chance, chanceOf, shareOf, shock } from "../stats/simulated-returns.fixture.ts";
import { type CohortSum, cohortMean, cohortShare } from "./cohort-mean.ts";

vi.setConfig({ testTimeout: 240_000 });

const POINTS = 0.02;
const CASES = 4000;

/** A group of verdicts that say nothing of what follows. */
interface Worthless {
  /** Days whose verdicts are scored. */
  readonly days: number;
  /** Verdicts of the group on a day, from fewest to most. */
  readonly verdicts: readonly [number, number];
  /** Part of the variance of their excess returns that all verdicts of a day share: a good day for cheap shares. */
  readonly shared: number;
}

/** Excess returns of deviation 1 and mean 0, of verdicts whose number changes from day to day. */
function simulated(chance: Chance, { days, verdicts, shared }: Worthless): readonly Float64Array[] {
  const [fewest, most] = verdicts;
  return Array.from({ length: days }, () => {
    const n = Math.round(fewest + chance.uniform() * (most - fewest));
    const common = Math.sqrt(shared) * chance.normal();
    return Float64Array.from({ length: n }, () => common + Math.sqrt(1 - shared) * shock(chance));
  });
}

const sumsOf = (days: readonly Float64Array[], observed: (excess: number) => number): readonly CohortSum[] =>
  days.map((excess) => ({ n: excess.length, sum: excess.reduce((sum, one) => sum + observed(one), 0) }));

function holds({ interval }: ReturnType<typeof cohortMean>, truth: number): boolean {
  return !("value" in interval) && interval.low <= truth && truth <= interval.high;
}

/** The share of shares above a bar, of verdicts without number: what each interval is to contain. */
function trueShare(bar: number, shared: number): number {
  const chance = chanceOf(987_654);
  let above = 0;
  const draws = 400_000;
  for (let k = 0; k < draws; k++) {
    if (Math.sqrt(shared) * chance.normal() + Math.sqrt(1 - shared) * shock(chance) > bar) above++;
  }
  return above / draws;
}

describe.each<Worthless>([
  { days: 3, verdicts: [40, 60], shared: 0.05 },
  { days: 4, verdicts: [20, 400], shared: 0.1 },
  { days: 6, verdicts: [5, 50], shared: 0.02 },
  { days: 12, verdicts: [100, 300], shared: 0.2 },
  { days: 8, verdicts: [40, 200], shared: 0.3 },
  { days: 24, verdicts: [20, 100], shared: 0.05 },
])("the 90 % intervals over $days days with $verdicts verdicts that share $shared of their variance", (world) => {
  it("contain the mean excess return in nine of ten cases", () => {
    const held = shareOf(CASES, (seed) => holds(cohortMean(sumsOf(simulated(chanceOf(seed), world), (x) => x)), 0));
    expect(Math.abs(held - 0.9)).toBeLessThan(POINTS);
  });

  it("contain the share that beats the benchmark in nine of ten cases", () => {
    // Most stocks return less than an index: a bar above the mean, so that about four in ten are above it.
    const bar = 0.25;
    const truth = trueShare(bar, world.shared);
    const held = shareOf(CASES, (seed) =>
      holds(cohortShare(sumsOf(simulated(chanceOf(50_000 + seed), world), (x) => Number(x > bar))), truth),
    );
    expect(Math.abs(held - 0.9)).toBeLessThan(POINTS);
  });
});
