import { movedLimits } from "@plumbline/core/moat";
import { day, formatDay } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import type { StudiedMoats, StudyYear } from "./study-columns.ts";
import { studyMoat } from "./study-moat.ts";

interface Judged {
  readonly company: number;
  readonly share: number;
  readonly median: number;
  /** Spread of the latest year. */
  readonly latest: number;
  /** Sources with a score of 2. */
  readonly strong: number;
  readonly returned: number;
}

const of = (rows: readonly Judged[], number: (row: Judged) => number) => Float64Array.from(rows, number);

function yearOf(first: number, rows: readonly Judged[]): StudyYear {
  return {
    day: day(`${first}-06-28`),
    until: day(`${first + 1}-06-28`),
    types: rows.map(() => "other"),
    sectors: of(rows, ({ company }) => company % 3),
    returns: of(rows, ({ returned }) => returned),
  };
}

function moatsOf(rows: readonly Judged[]): StudiedMoats {
  const strong = of(rows, ({ strong: count }) => count);
  return {
    company: of(rows, ({ company }) => company),
    share: of(rows, ({ share }) => share),
    median: of(rows, ({ median }) => median),
    latest: of(rows, ({ latest }) => latest),
    visible: of(rows, () => 4),
    scoredOne: strong,
    scoredTwo: strong,
    scoredThree: of(rows, () => 0),
  };
}

const WIDE = { company: 1, share: 1, median: 0.08, latest: 0.09, strong: 2, returned: 0.2 };
const NARROW = { company: 2, share: 0.8, median: 0.02, latest: 0.01, strong: 1, returned: 0.05 };
const NONE = { company: 3, share: 0.4, median: -0.01, latest: -0.02, strong: 3, returned: -0.05 };
const YOUNG = { company: 4, share: Number.NaN, median: Number.NaN, latest: 0.3, strong: 2, returned: 0.9 };

/** Four years of the same four companies; in the last one the wide moat has gone, and the one without has found a spread. */
const ROWS = [
  [WIDE, NARROW, NONE, YOUNG],
  [WIDE, NARROW, NONE, YOUNG],
  [WIDE, NARROW, NONE, YOUNG],
  [{ ...WIDE, latest: -0.01 }, { ...NONE, latest: 0.02 }, YOUNG],
];
const YEARS = ROWS.map((rows, k) => yearOf(2020 + k, rows));
const MOATS = ROWS.map(moatsOf);

describe("what followed a wide moat", () => {
  const study = studyMoat(YEARS, MOATS, movedLimits());

  it("compares the returns of those that had one with those that had a narrow one or none", () => {
    expect(study.years.map(({ day: from }) => formatDay(from))[0]).toBe("2020-06-28");
    expect(study.years[0]).toMatchObject({
      passed: { n: 1, mean: 0.2 },
      failed: { n: 2, mean: expect.closeTo(0, 12) },
      // Of a company with fewer than five years nothing is said.
      unknown: 1,
    });
  });

  it("looks three years later whether the spread was still above 0", () => {
    // Of 2020 alone: the wide one fell from 9 to -1 points, the one without rose from -2 to 2, and the narrow one is gone.
    expect(study.persistence).toMatchObject({
      wide: { n: 1, companies: 1, share: 0, change: expect.closeTo(-0.1, 12) },
      others: { n: 1, share: 1, change: expect.closeTo(0.04, 12) },
      difference: -1,
      lost: 1,
    });
  });

  it("follows limits that a reader moves", () => {
    const easy = studyMoat(YEARS, MOATS, movedLimits({ wideShare: 0.8, wideMedian: 0.02, wideSources: 1 }));
    expect(easy.years[0]).toMatchObject({ passed: { n: 2 }, failed: { n: 1 } });
    const strict = studyMoat(YEARS, MOATS, movedLimits({ strongScore: 3 }));
    expect(strict.years[0]).toMatchObject({ passed: { n: 0 }, difference: null });
  });

  it("is nothing in a market without a study", () => {
    const nothing = studyMoat([], [], movedLimits());
    expect([nothing.years, nothing.overall.difference, nothing.persistence.difference]).toEqual([[], null, null]);
  });
});
