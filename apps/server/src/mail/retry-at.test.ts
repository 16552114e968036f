import { assert, double, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { retryAt } from "./retry-at.ts";

const QUEUED = new Date("2026-07-14T09:00:00Z");
const HOUR = 3_600_000;
const after = (milliseconds: number) => new Date(QUEUED.getTime() + milliseconds);
const base = { queuedAt: QUEUED, now: QUEUED, retryAfterMilliseconds: null, random: () => 0 };

describe("the next attempt", () => {
  // Worked by hand: half of 5 s, 10 s, 20 s ...; the longest pause is 15 min.
  it.each([
    [1, 2500],
    [2, 5000],
    [3, 10_000],
    [8, 320_000],
    [9, 450_000],
    [60, 450_000],
  ])("after %i failures comes %i ms later where chance is least", (attempts, pause) => {
    expect(retryAt({ ...base, attempts })).toEqual(after(pause));
  });

  it("comes after between half and all of the pause", () => {
    const chance = double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    assert(
      property(integer({ min: 1, max: 1000 }), chance, (attempts, draw) => {
        const next = retryAt({ ...base, attempts, random: () => draw });
        const longest = Math.min(5000 * 2 ** (attempts - 1), 900_000);
        const pause = (next?.getTime() ?? Number.NaN) - QUEUED.getTime();
        expect(pause).toBeGreaterThanOrEqual(longest / 2 - 1);
        expect(pause).toBeLessThanOrEqual(longest);
      }),
    );
  });

  it("comes no earlier than the other side asks, and no later than a day for its sake", () => {
    expect(retryAt({ ...base, attempts: 1, retryAfterMilliseconds: 120_000 })).toEqual(after(120_000));
    expect(retryAt({ ...base, attempts: 1, retryAfterMilliseconds: 1000 * HOUR })).toEqual(after(24 * HOUR));
  });

  it("does not come once a day has passed", () => {
    expect(retryAt({ ...base, attempts: 100, now: after(23 * HOUR) })).not.toBeNull();
    expect(retryAt({ ...base, attempts: 100, now: after(24 * HOUR) })).toBeNull();
  });

  it("comes after a day too if the server was down and has tried less than ten times", () => {
    expect(retryAt({ ...base, attempts: 9, now: after(48 * HOUR) })).not.toBeNull();
    expect(retryAt({ ...base, attempts: 10, now: after(48 * HOUR) })).toBeNull();
  });
});
