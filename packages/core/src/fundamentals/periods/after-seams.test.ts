import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { knownAtLast } from "../made-up-company.fixture.ts";
import { restatedCompany } from "../restated-company.fixture.ts";
import { firstAfterSeams } from "./after-seams.ts";

/** Six years of which the filings from the sixth on count half of the revenue. */
const quarters = (() => {
  const flows = Array.from({ length: 21 }, (_, k) => 1_000 + 10 * k);
  const restated = { concept: "Revenues", from: 20, factor: 0.5 };
  return knownAtLast(restatedCompany({ flows: { Revenues: flows, NetIncomeLoss: flows }, restated })).quarters;
})();

describe("a window that may not cross a seam", () => {
  it("starts after the last seam inside it", () => {
    expect(quarters.seams("revenue").map(({ before, after }) => [before, after])).toEqual([[19, 20]]);
    expect(firstAfterSeams(quarters, ["revenue"], 1, 20)).toBe(20);
    expect(firstAfterSeams(quarters, ["revenue"], 1, 19)).toBe(1);
    expect(firstAfterSeams(quarters, ["netIncome", "assets"], 1, 20)).toBe(1);
  });

  it("has no seam inside, and would have one if it were longer", () => {
    const place = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(place, place, (one, other) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const from = firstAfterSeams(quarters, ["revenue"], first, last);
        expect(quarters.gapIn(["revenue"], last, last - from + 1)).toBeNull();
        if (from > first) expect(quarters.gapIn(["revenue"], last, last - from + 2)).toBe("restated-perimeter");
      }),
    );
  });
});
