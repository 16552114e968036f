import { describe, expect, it } from "vitest";
import { day } from "../../time/index.ts";
import { splitRatioSince } from "./split-basis.ts";

const SPLITS = [
  { exDay: day("2014-06-09"), ratio: 7 },
  { exDay: day("2020-08-31"), ratio: 4 },
];

describe("the split basis of a filing (FND-12)", () => {
  // Apple: 7:1 on 2014-06-09 and 4:1 on 2020-08-31.
  it.each([
    ["2013-10-30", "2021-01-01", 28],
    ["2013-10-30", "2020-08-30", 7],
    ["2014-06-09", "2021-01-01", 4],
    ["2014-06-08", "2021-01-01", 28],
    ["2020-10-30", "2021-01-01", 1],
  ])("filed %s and seen on %s: one share is %d", (filed, asOf, expected) => {
    expect(splitRatioSince(SPLITS, day(filed), day(asOf))).toBe(expected);
  });
});
