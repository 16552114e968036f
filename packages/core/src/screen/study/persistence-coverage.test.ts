import { describe, expect, it, vi } from "vitest";
import { type Chance, chanceOf } from "../../stats/simulated-returns.fixture.ts";
import { type FollowedSpread, spreadPersistence } from "./spread-persistence.ts";

vi.setConfig({ testTimeout: 240_000 });

const POINTS = 0.02;
const STUDIES = 1600;
const SECTORS = 11;

/** A market in which the label says nothing about how long a spread lasts. */
interface Worthless {
  /** Years between the first and the last judgement. */
  readonly years: number;
  readonly companies: number;
  /** How far the label goes with the sector. */
  readonly leaning: number;
  /** What all companies of a year share, in deviations of a company's own spread. */
  readonly yearMoves: number;
}

interface Company {
  readonly sector: number;
  readonly usual: number;
  readonly mark: number;
  own: number;
}

/**
 * Spreads round a level of the company and one of its sector, with slow changes of their own, and years that are good or bad for
 * all. The label lasts, leans on sectors, and is given independently of the spread.
 */
function worthless(
  chance: Chance,
  { years, companies, leaning, yearMoves }: Worthless,
): [FollowedSpread[], FollowedSpread[]] {
  const { normal, uniform } = chance;
  const ofSector = Array.from({ length: SECTORS }, () => ({ level: 0.5 * normal(), mark: normal() }));
  const all = Array.from({ length: companies }, (): Company => {
    const sector = Math.floor(uniform() * SECTORS);
    const { level, mark } = ofSector[sector] as (typeof ofSector)[number];
    const own = Math.sqrt(1 - leaning ** 2) * normal() + leaning * mark;
    return { sector, usual: level + 0.8 * normal(), mark: own, own: 0.6 * normal() };
  });
  const [wide, others]: [FollowedSpread[], FollowedSpread[]] = [[], []];
  for (let year = 0; year < years; year++) {
    const shared = yearMoves * normal();
    const bar = 0.5 + 0.2 * normal();
    all.forEach((company, number) => {
      company.own = 0.7 * company.own + Math.sqrt(1 - 0.49) * 0.6 * normal();
      const after = 0.3 + company.usual + company.own + shared;
      (company.mark > bar ? wide : others).push({ company: number, sector: company.sector, before: 0, after });
    });
  }
  return [wide, others];
}

describe("the 90 % interval of how much longer spreads lasted, for a worthless label", () => {
  it.each<Worthless>([
    { years: 3, companies: 80, leaning: 0, yearMoves: 0.2 },
    { years: 8, companies: 80, leaning: 0, yearMoves: 0.4 },
    { years: 8, companies: 150, leaning: 0.5, yearMoves: 0.2 },
    { years: 12, companies: 300, leaning: 0.5, yearMoves: 0.4 },
  ])("holds zero in nine of ten cases: %o", (market) => {
    let [known, held] = [0, 0];
    for (let seed = 0; seed < STUDIES; seed++) {
      const { interval } = spreadPersistence(...worthless(chanceOf(seed), market));
      if (!("low" in interval)) continue;
      known += 1;
      if (interval.low <= 0 && interval.high >= 0) held += 1;
    }
    expect(known).toBeGreaterThan(0.9 * STUDIES);
    expect(Math.abs(held / known - 0.9)).toBeLessThanOrEqual(POINTS);
  });
});
