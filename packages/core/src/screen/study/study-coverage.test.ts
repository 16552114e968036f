import { describe, expect, it, vi } from "vitest";
import type { MissingFigure } from "../../figure/index.ts";
import type { Interval } from "../../stats/index.ts";
import { type Chance, chanceOf, shareOf } from "../../stats/simulated-returns.fixture.ts";
import { forwardReturnStudy } from "./forward-return-study.ts";
import type { StudiedYear } from "./studied-year.ts";

// A second or two of computing, of which a busy machine makes more.
vi.setConfig({ testTimeout: 240_000 });

const POINTS = 0.02;
const STUDIES = 1600;
const SECTORS = 11;

/** A market of worthless checks: who passes says nothing about what the shares return. */
interface Worthless {
  readonly years: number;
  readonly companies: number;
  /** How far the share of companies that pass moves from year to year, in normal deviations. */
  readonly shareMoves: number;
  /** How far passing goes with the industry, and so with what befalls it. */
  readonly industry: number;
}

interface Company {
  readonly beta: number;
  readonly sector: number;
  standing: number;
}

/**
 * Years of one market: returns share the market's year (each with its own beta) and that of their sector, and are skewed and
 * fat-tailed of their own. Passing lasts from year to year, leans on sectors, and is more common in some years than in others.
 */
function worthlessYears(chance: Chance, { years, companies, shareMoves, industry }: Worthless): StudiedYear[] {
  const { normal, uniform } = chance;
  const all: Company[] = Array.from({ length: companies }, () => ({
    beta: 1 + 0.4 * normal(),
    sector: Math.floor(uniform() * SECTORS),
    standing: normal(),
  }));
  const leaning = Array.from({ length: SECTORS }, normal);
  const usual = 0.7 * normal();
  return Array.from({ length: years }, (_, year) => {
    const bar = usual + shareMoves * normal();
    const market = 0.16 * Math.exp(0.35 * normal()) * normal();
    const sectors = Array.from({ length: SECTORS }, () => 0.08 * normal());
    const [passed, failed]: [number[], number[]] = [[], []];
    for (const company of all) {
      company.standing = 0.9 * company.standing + Math.sqrt(0.19) * normal();
      const own = 0.37 * Math.exp(0.3 * normal());
      const growth = Math.exp(own * normal() - own ** 2 / 2);
      const common = 1.07 + company.beta * market + (sectors[company.sector] as number);
      const mark = Math.sqrt(1 - industry ** 2) * company.standing + industry * (leaning[company.sector] as number);
      (mark > bar ? passed : failed).push(common * growth - 1);
    }
    return { year: 2000 + year, passed: Float64Array.from(passed), failed: Float64Array.from(failed) };
  });
}

/** The share of worthless checks whose intervals hold zero, of those that have one. */
function coverage(market: Worthless): { readonly pooled: number; readonly within: number } {
  const studies = Array.from({ length: STUDIES }, (_, seed) =>
    forwardReturnStudy(worthlessYears(chanceOf(seed), market)),
  );
  const shareHolding = (intervals: readonly (Interval | MissingFigure)[]) => {
    const known = intervals.filter((interval) => "low" in interval);
    return known.filter(({ low, high }) => low <= 0 && high >= 0).length / known.length;
  };
  return {
    pooled: shareHolding(studies.map(({ overall }) => overall.interval)),
    within: shareHolding(studies.map(({ withinYears }) => withinYears.interval)),
  };
}

describe("the 90 % intervals over all years, of a check that is worth nothing", () => {
  it.each<Worthless>([
    { years: 5, companies: 60, shareMoves: 0.3, industry: 0.5 },
    { years: 11, companies: 40, shareMoves: 0.3, industry: 0.5 },
    { years: 11, companies: 40, shareMoves: 1, industry: 0.5 },
    { years: 20, companies: 30, shareMoves: 0.3, industry: 0.5 },
  ])("hold zero in nine of ten cases: %o", (market) => {
    const { pooled, within } = coverage(market);
    expect(Math.abs(pooled - 0.9)).toBeLessThanOrEqual(POINTS);
    expect(Math.abs(within - 0.9)).toBeLessThanOrEqual(POINTS);
  });
});

describe("the 90 % interval of one year, of a check that is worth nothing", () => {
  it.each([
    [5, 5],
    [5, 20],
    [20, 60],
    [50, 50],
  ])("holds zero in nine of ten cases where %i pass and %i fail", (passing, failing) => {
    const held = shareOf(STUDIES, (seed) => {
      const market = { years: 1, companies: passing + failing, shareMoves: 0, industry: 0 };
      const [year] = worthlessYears(chanceOf(seed), market) as [StudiedYear];
      const returns = Float64Array.of(...year.passed, ...year.failed);
      const dealt = { year: 2000, passed: returns.slice(0, passing), failed: returns.slice(passing) };
      const { interval } = forwardReturnStudy([dealt]).byYear[0] as { interval: { low: number; high: number } };
      return interval.low <= 0 && interval.high >= 0;
    });
    expect(Math.abs(held - 0.9)).toBeLessThanOrEqual(POINTS);
  });
});
