import { beforeAll, describe, expect, it, vi } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import type { MissingFigure } from "../../figure/index.ts";
import type { Interval } from "../../stats/index.ts";
import { realAccounts, worthlessStudies } from "./worthless-checks.fixture.ts";

// Some ten seconds of computing, of which a busy machine makes more.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const TRIES = 48;
const POINTS = 0.02;

/** Counts intervals, and those that leave zero out. */
class Tally {
  #intervals = 0;
  #excluding = 0;

  see(interval: Interval | MissingFigure): void {
    if (!("low" in interval)) return;
    this.#intervals += 1;
    if (interval.low > 0 || interval.high < 0) this.#excluding += 1;
  }

  get share(): number {
    return this.#excluding / this.#intervals;
  }
}

describe.skipIf(needsSharedData)(
  "all checks of 33 real companies over 15 years, on prices that know nothing of them",
  () => {
    const overall = new Tally();
    const withinYears = new Tally();
    const ofOneYear = new Tally();

    beforeAll(() => {
      const companies = realAccounts();
      for (let seed = 0; seed < TRIES; seed++) {
        for (const study of worthlessStudies(companies, seed).values()) {
          overall.see(study.overall.interval);
          withinYears.see(study.withinYears.interval);
          for (const { interval } of study.byYear) ofOneYear.see(interval);
        }
      }
    });

    it("exclude zero in one case of ten over all years, and within the same year", () => {
      expect(Math.abs(overall.share - 0.1)).toBeLessThanOrEqual(POINTS);
      expect(Math.abs(withinYears.share - 0.1)).toBeLessThanOrEqual(POINTS);
    });

    it("exclude zero in at most one case of ten in a single year, of few companies in unequal sectors", () => {
      expect(ofOneYear.share).toBeLessThanOrEqual(0.1 + POINTS);
    });
  },
);
