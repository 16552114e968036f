import type { WireMetric } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { SEAM_OF_IBM } from "../../evidence/seam-of-ibm.fixture.ts";
import { gapOn, markOn, seamsOf } from "./filed-values.ts";

const METRIC: Pick<WireMetric, "seams" | "marks"> = {
  seams: { quarterly: [], annual: [SEAM_OF_IBM] },
  marks: { quarterly: [], annual: [{ end: "2020-12-31", mark: "restated" }] },
};

describe("the seams of a metric", () => {
  it("are those of its quarters or of its years", () => {
    expect(seamsOf(METRIC, "year")).toEqual([SEAM_OF_IBM]);
    expect(seamsOf(METRIC, "quarter")).toEqual([]);
  });
});

describe("the mark of a value", () => {
  it("is that of its period and span", () => {
    expect(markOn(METRIC, "year", "2020-12-31")).toBe("restated");
    expect(markOn(METRIC, "year", "2021-12-31")).toBeNull();
    expect(markOn(METRIC, "quarter", "2020-12-31")).toBeNull();
    expect(markOn(METRIC, "year", undefined)).toBeNull();
  });
});

describe("the reason of a missing value", () => {
  const gaps: WireMetric["gaps"] = {
    quarterly: [],
    annual: [{ from: "2018-12-31", to: "2020-12-31", because: "not-reported" }],
  };

  it("is that of the gap around its period", () => {
    const ends = ["2017-12-31", "2018-12-31", "2019-12-31", "2020-12-31", "2021-12-31"];
    expect(ends.map((end) => gapOn({ gaps }, "year", end))).toEqual([
      null,
      "not-reported",
      "not-reported",
      "not-reported",
      null,
    ]);
    expect(gapOn({ gaps }, "quarter", "2019-12-31")).toBeNull();
  });
});
