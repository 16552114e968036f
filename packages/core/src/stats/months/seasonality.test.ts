import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evidenceOf } from "./evidence.ts";
import { monthsFromJanuary, randomMonths } from "./months.fixture.ts";
import { seasonality } from "./seasonality.ts";

describe("seasonality", () => {
  it("finds a September that gains in each of twenty years, and labels it moderate", () => {
    const { months } = seasonality(randomMonths(1, 20, { 8: 0.12 }));
    expect(months.map(({ evidence }) => evidence).filter((label) => label !== "none")).toEqual(["moderate"]);
    expect(months[8]).toMatchObject({ evidence: "moderate", summary: { n: 20 } });
  });

  it("considers the win rate too: a September with the best average that gains every other year is weak evidence", () => {
    const ofSeptember = (year: number) => (year % 2 === 0 ? 0.3 : -0.02);
    const returns = Array.from({ length: 240 }, (_, k) =>
      k % 12 === 8 ? ofSeptember(Math.floor(k / 12)) : 0.01 * (-1) ** k,
    );
    const { tests, evidence } = seasonality(monthsFromJanuary(returns)).months[8] ?? {};
    // Ten wins of twenty, where 110 of 240 months are wins.
    expect(tests).toMatchObject({ p: 1 / 2001, winRateP: expect.closeTo(0.82, 2) });
    expect(evidence).toBe("weak");
  });

  it("labels a table without a season at most one time in ten, and with five years hardly ever above weak", () => {
    const labels = Array.from({ length: 200 }, (_, seed) =>
      seasonality(randomMonths(seed, 5), { rounds: 400 }).months.map(({ evidence }) => evidence),
    );
    const share = (label: string) => labels.filter((twelve) => twelve.includes(label as "weak")).length / labels.length;
    // Three standard errors of a share of 0.1 among 200 are 0.064.
    expect(share("weak") + share("moderate")).toBeLessThan(0.164);
    expect(share("moderate")).toBeLessThan(0.04);
  });

  it("has no tests and no evidence with fewer than three years", () => {
    const { months } = seasonality(randomMonths(1, 2));
    const missing = { value: null, because: "history-too-short" };
    expect(months[0]).toMatchObject({ interval: missing, tests: missing, evidence: "none", summary: { n: 2 } });
  });

  it("tests the months that have enough years where others have not", () => {
    const months = seasonality(monthsFromJanuary([...randomMonths(1, 2).returns, 0.1])).months;
    expect(months.map(({ tests }) => "p" in tests)).toEqual([true, ...new Array(11).fill(false)]);
  });

  it("is empty without data", () => {
    const { months, overall } = seasonality(monthsFromJanuary([]));
    expect(overall.n).toBe(0);
    expect(months.every(({ evidence, summary }) => evidence === "none" && summary.n === 0)).toBe(true);
  });

  it("is the same for the same months and seed, and names the seed", () => {
    const window = randomMonths(4, 5);
    expect(seasonality(window)).toEqual(seasonality(window));
    expect(seasonality(window)).toMatchObject({ seed: 1, rounds: 2000 });
    expect(seasonality(window, { seed: 2 })).not.toEqual(seasonality(window));
  });

  it("has intervals round the averages and corrected p-values above the plain ones", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 3, max: 12 }), (seed, years) => {
        for (const { summary, interval, tests } of seasonality(randomMonths(seed, years), { rounds: 200 }).months) {
          if ("because" in interval || "because" in tests) throw new Error("three years are enough");
          expect(interval.low).toBeLessThanOrEqual(summary.average as number);
          expect(interval.high).toBeGreaterThanOrEqual(summary.average as number);
          expect(tests.q).toBeGreaterThanOrEqual(tests.p);
          expect(tests.q).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("does not change when every return grows in the same proportion", () => {
    const window = randomMonths(9, 10);
    const doubled = seasonality({ ...window, returns: window.returns.map((value) => 2 * value) }).months;
    seasonality(window).months.forEach(({ tests, evidence }, month) => {
      expect(doubled[month]).toMatchObject({ tests, evidence });
    });
  });
});

describe("the label of a month", () => {
  const tests = { p: 0.001, q: 0.012, winRateP: 0.02, luck: 0.02 };
  it.each([
    [tests, true, "moderate"],
    [tests, false, "weak"],
    [{ ...tests, winRateP: 0.0625 }, true, "weak"],
    [{ ...tests, q: 0.06 }, true, "weak"],
    [{ ...tests, q: 0.11 }, true, "none"],
  ])("of %o where the win rate agrees (%s) is %s", (found, agrees, expected) => {
    expect(evidenceOf(found, agrees)).toBe(expected);
  });
});
