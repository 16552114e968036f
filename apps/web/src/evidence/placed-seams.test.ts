import { describe, expect, it } from "vitest";
import { placedSeams } from "./placed-seams.ts";
import { SEAM_OF_IBM } from "./seam-of-ibm.fixture.ts";

const ENDS = ["2019-12-31", "2020-12-31", "2021-12-31"].map((end) => ({ end }));

describe("the seams of a row of periods", () => {
  it("stand before the first period after them", () => {
    expect(placedSeams(ENDS, [SEAM_OF_IBM])).toEqual([{ after: 2, seam: SEAM_OF_IBM }]);
  });

  it("are left out where they lie before the first period, or outside of the periods", () => {
    expect(placedSeams(ENDS.slice(2), [SEAM_OF_IBM])).toEqual([]);
    expect(placedSeams(ENDS.slice(0, 2), [SEAM_OF_IBM])).toEqual([]);
  });
});
