import { describe, expect, it } from "vitest";
import type { Day } from "../time/index.ts";
import { flatBars } from "./bars.fixture.ts";
import { type Actions, totalReturnAdjusted, validateActions } from "./index.ts";

const dividend = (exDay: number, amount: number) => ({ exDay: exDay as Day, amount });
const split = (exDay: number, ratio: number) => ({ exDay: exDay as Day, ratio });

/** Closes 100, 100, then a 10:1 split, 10, 10. */
const bars = flatBars([10, 11, 12, 13], [100, 100, 10, 10]);
const tenForOne = [split(12, 10)];

describe("validateActions", () => {
  it.each<[string, Actions, string[]]>([
    ["nothing when there is nothing", { splits: [], dividends: [] }, []],
    ["nothing in sound actions", { splits: tenForOne, dividends: [dividend(11, 99), dividend(13, 9)] }, []],
    ["splits out of order", { splits: [split(12, 2), split(11, 2)], dividends: [] }, ["split-out-of-order 1"]],
    [
      "ratios that are none",
      { splits: [split(11, 0), split(12, Number.NaN)], dividends: [] },
      ["split-ratio-not-positive 0", "split-ratio-not-positive 1"],
    ],
    [
      "dividends out of order",
      { splits: [], dividends: [dividend(12, 1), dividend(11, 1)] },
      ["dividend-out-of-order 1"],
    ],
    ["amounts that are none", { splits: [], dividends: [dividend(11, -1)] }, ["dividend-not-positive 0"]],
    [
      "a dividend as large as the close",
      { splits: [], dividends: [dividend(11, 100)] },
      ["dividend-not-below-close 0"],
    ],
    [
      "a dividend too large for the shares after a split",
      { splits: tenForOne, dividends: [dividend(12, 20)] },
      ["dividend-not-below-close 0"],
    ],
    [
      "two dividends of one bar that are too large together",
      { splits: [], dividends: [dividend(11, 60), dividend(11, 60)] },
      ["dividend-not-below-close 0"],
    ],
    ["no dividend that acts on no bar", { splits: [], dividends: [dividend(10, 500), dividend(20, 500)] }, []],
  ])("reports %s", (_, actions, expected) => {
    const problems = validateActions(bars, actions);
    expect(problems.map(({ code, index }) => `${code} ${index}`)).toEqual(expected);
    // The law: adjustment accepts what it lets pass, and refuses each of these faults.
    if (expected.length === 0) expect(totalReturnAdjusted(bars, actions).day).toBe(bars.day);
    else expect(() => totalReturnAdjusted(bars, actions)).toThrow(RangeError);
  });

  it("reports the amount as given, not as adjusted", () => {
    const problems = validateActions(bars, { splits: tenForOne, dividends: [dividend(11, 150)] });
    expect(problems).toEqual([{ code: "dividend-not-below-close", index: 0, exDay: 11, value: 150 }]);
  });
});
