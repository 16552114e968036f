import { describe, expect, it } from "vitest";
import { monthsFromJanuary, randomMonths } from "./months.fixture.ts";
import { shuffleMonths } from "./shuffle-months.ts";

/** Three years in which September gains a half and nothing else moves. */
const SEPTEMBERS = monthsFromJanuary(Array.from({ length: 36 }, (_, k) => (k % 12 === 8 ? 0.5 : 0)));

describe("shuffled months", () => {
  it("give September all three gains as often as one in 1,728, and some month as often as one in 144", () => {
    const rounds = 200_000;
    const { asFar, someMonthAsFar } = shuffleMonths(SEPTEMBERS, { seed: 1, rounds });
    const within = (share: number) => 4 * Math.sqrt((share * (1 - share)) / rounds);
    expect(Math.abs((asFar[8] as number) - 1 / 1728)).toBeLessThan(within(1 / 1728));
    expect(Math.abs((someMonthAsFar[8] as number) - 1 / 144)).toBeLessThan(within(1 / 144));
  });

  it("agree with the count of all deals of three years", () => {
    const window = randomMonths(11, 3);
    const rounds = 20_000;
    const { asFar } = shuffleMonths(window, { seed: 5, rounds });
    const [first, second, third] = [0, 12, 24].map((start) => [...window.returns.subarray(start, start + 12)]);
    const overall = window.returns.reduce((sum, value) => sum + value, 0) / 36;
    const deviations = first?.flatMap((a) =>
      second?.flatMap((b) => third?.map((c) => Math.abs(a + b + c - 3 * overall))),
    );
    for (let month = 0; month < 12; month++) {
      const own = Math.abs(
        [0, 12, 24].reduce((sum, start) => sum + (window.returns[start + month] as number), 0) - 3 * overall,
      );
      const exact = (deviations ?? []).filter((one) => one !== undefined && one >= own - 1e-12).length / 1728;
      expect(Math.abs((asFar[month] as number) - exact)).toBeLessThan(
        4 * Math.sqrt((exact * (1 - exact)) / rounds) + 1e-4,
      );
    }
  });

  it("find nothing in months that are all equal", () => {
    const { asFar, someMonthAsFar } = shuffleMonths(monthsFromJanuary(new Array(60).fill(0.01)), {
      seed: 1,
      rounds: 50,
    });
    expect([...asFar, ...someMonthAsFar]).toEqual(new Array(24).fill(1));
  });

  it("are the same for the same seed, and never zero", () => {
    const once = shuffleMonths(SEPTEMBERS, { seed: 3, rounds: 100 });
    expect(shuffleMonths(SEPTEMBERS, { seed: 3, rounds: 100 })).toEqual(once);
    expect(Math.min(...once.asFar)).toBeGreaterThanOrEqual(1 / 101);
  });

  it("keep a good year good: years that differ as a whole are no evidence for a month", () => {
    const returns = Array.from({ length: 60 }, (_, k) => Math.floor(k / 12) - 2);
    expect([...shuffleMonths(monthsFromJanuary(returns), { seed: 1, rounds: 50 }).asFar]).toEqual(
      new Array(12).fill(1),
    );
  });

  it("pass over missing months and count a window that begins within a year back from its end", () => {
    const window = { ...SEPTEMBERS, first: SEPTEMBERS.first + 3, returns: SEPTEMBERS.returns.slice(3) };
    window.returns[20] = Number.NaN;
    const { asFar } = shuffleMonths(window, { seed: 1, rounds: 2000 });
    expect(asFar[8]).toBeLessThan(0.005);
    expect(asFar[0]).toBe(1);
  });

  it("have p-values that are uniform where the calendar means nothing", () => {
    const tenths = new Array<number>(10).fill(0);
    for (let seed = 0; seed < 150; seed++) {
      for (const p of shuffleMonths(randomMonths(seed, 5), { seed, rounds: 199 }).asFar) {
        const tenth = Math.min(9, Math.ceil(p * 10) - 1);
        tenths[tenth] = (tenths[tenth] as number) + 1;
      }
    }
    // 180 each; the standard error is 13.
    for (const count of tenths) expect(Math.abs(count - 180)).toBeLessThan(52);
  });
});
