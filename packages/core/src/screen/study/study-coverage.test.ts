import { describe, expect, it, vi } from "vitest";
import type { MissingFigure } from "../../figure/index.ts";
import type { Interval } from "../../stats/index.ts";
import { alternatingMarket } from "../../stats/simulated-market.fixture.ts";
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
  /** What befalls a sector in a year, as a standard deviation. */
  readonly sectorMoves?: number;
  /** Whether the market's years follow bull and bear markets, which alternate; otherwise each is independent of the one before. */
  readonly hasRegimes?: boolean;
}

interface Company {
  readonly beta: number;
  readonly sector: number;
  standing: number;
}

interface Followed {
  readonly sector: number;
  readonly value: number;
}

function studied(year: number, passed: readonly Followed[], failed: readonly Followed[]): StudiedYear {
  const of = (column: (one: Followed) => number) => ({
    passed: Float64Array.from(passed, column),
    failed: Float64Array.from(failed, column),
  });
  return { year, ...of(({ value }) => value), sectors: of(({ sector }) => sector) };
}

/**
 * Years of one market: returns share the market's year (each with its own beta) and that of their sector, and are skewed and
 * fat-tailed of their own. Passing lasts from year to year, leans on sectors, and is more common in some years than in others.
 */
function worthlessYears(
  chance: Chance,
  { years, companies, shareMoves, industry, sectorMoves = 0.08, hasRegimes = false }: Worthless,
): StudiedYear[] {
  const { normal, uniform } = chance;
  const all: Company[] = Array.from({ length: companies }, () => ({
    beta: 1 + 0.4 * normal(),
    sector: Math.floor(uniform() * SECTORS),
    standing: normal(),
  }));
  const leaning = Array.from({ length: SECTORS }, normal);
  const day = hasRegimes ? alternatingMarket(chance) : null;
  const marketYear = () =>
    day
      ? Array.from({ length: 252 }, day).reduce((sum, one) => sum + one, 0)
      : 0.16 * Math.exp(0.35 * normal()) * normal();
  const typicalBar = 0.7 * normal();
  return Array.from({ length: years }, (_, year) => {
    const bar = typicalBar + shareMoves * normal();
    const market = marketYear();
    const sectors = Array.from({ length: SECTORS }, () => sectorMoves * normal());
    const passed: Followed[] = [];
    const failed: Followed[] = [];
    for (const company of all) {
      company.standing = 0.9 * company.standing + Math.sqrt(0.19) * normal();
      const own = 0.37 * Math.exp(0.3 * normal());
      const growth = Math.exp(own * normal() - own ** 2 / 2);
      const common = 1.07 + company.beta * market + (sectors[company.sector] as number);
      const mark = Math.sqrt(1 - industry ** 2) * company.standing + industry * (leaning[company.sector] as number);
      (mark > bar ? passed : failed).push({ sector: company.sector, value: common * growth - 1 });
    }
    return studied(2000 + year, passed, failed);
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

describe("the 90 % intervals over all years, for a worthless check", () => {
  it.each<Worthless>([
    { years: 5, companies: 60, shareMoves: 0.3, industry: 0.5 },
    { years: 11, companies: 40, shareMoves: 0.3, industry: 0.5 },
    { years: 11, companies: 40, shareMoves: 1, industry: 0.5 },
    { years: 20, companies: 30, shareMoves: 0.3, industry: 0.5 },
    { years: 5, companies: 60, shareMoves: 0.3, industry: 0.5, hasRegimes: true },
  ])("hold zero in nine of ten cases: %o", (market) => {
    const { pooled, within } = coverage(market);
    expect(Math.abs(pooled - 0.9)).toBeLessThanOrEqual(POINTS);
    expect(Math.abs(within - 0.9)).toBeLessThanOrEqual(POINTS);
  });
});

/** The companies of a year in another split: the first ones count as passed, the others as failed. */
function dealt({ passed, failed, sectors }: StudiedYear, passing: number): [Followed[], Followed[]] {
  const of = (kind: "passed" | "failed", values: Float64Array) =>
    Array.from(values, (value, k) => ({ value, sector: sectors?.[kind][k] as number }));
  const all = [...of("passed", passed), ...of("failed", failed)];
  return [all.slice(0, passing), all.slice(passing)];
}

function holdsZero(year: StudiedYear): boolean {
  const { interval } = forwardReturnStudy([year]).byYear[0] as { interval: Interval };
  return interval.low <= 0 && interval.high >= 0;
}

describe("the 90 % interval of one year, for a worthless check", () => {
  it.each([
    [5, 5],
    [5, 20],
    [20, 60],
    [50, 50],
  ])("holds zero in nine of ten cases where %i pass and %i fail", (passing, failing) => {
    const held = shareOf(4 * STUDIES, (seed) => {
      const market = { years: 1, companies: passing + failing, shareMoves: 0, industry: 0 };
      const [year] = worthlessYears(chanceOf(seed), market) as [StudiedYear];
      return holdsZero(studied(2000, ...dealt(year, passing)));
    });
    expect(Math.abs(held - 0.9)).toBeLessThanOrEqual(POINTS);
  });

  it.each([
    { companies: 40, industry: 0.5, sectorMoves: 0.08 },
    { companies: 40, industry: 0.8, sectorMoves: 0.08 },
    { companies: 80, industry: 0.8, sectorMoves: 0.16 },
    { companies: 300, industry: 0, sectorMoves: 0.16 },
    { companies: 300, industry: 0.8, sectorMoves: 0.08 },
    { companies: 300, industry: 0.95, sectorMoves: 0.16 },
  ])("holds zero in nine of ten cases where passing leans on sectors: %o", (market) => {
    let known = 0;
    let held = 0;
    for (let seed = 0; seed < 2 * STUDIES; seed++) {
      const [year] = worthlessYears(chanceOf(seed), { years: 1, shareMoves: 0, ...market }) as [StudiedYear];
      const { interval } = forwardReturnStudy([year]).byYear[0] as { interval: Interval | MissingFigure };
      if (!("low" in interval)) continue;
      known += 1;
      if (interval.low <= 0 && interval.high >= 0) held += 1;
    }
    expect(Math.abs(held / known - 0.9)).toBeLessThanOrEqual(POINTS);
  });
});
