import type { WireMetric, WireSeam } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { gapOn, markOn, seamsOf } from "./filed-values.ts";

// IBM's revenue of 2020 in the 10-Ks of 2022-02-22 and 2021-02-23.
const stated = { form: "10-K", link: null };
const IBM: WireSeam = {
  before: "2020-12-31",
  after: "2021-12-31",
  item: "revenue",
  unit: "USD",
  start: "2020-01-01",
  end: "2020-12-31",
  restated: { ...stated, value: 55_179e6, accession: "0000051143-22-000007", filedAt: "2022-02-22" },
  former: { ...stated, value: 73_620e6, accession: "0000051143-21-000007", filedAt: "2021-02-23" },
};
const METRIC: Pick<WireMetric, "seams" | "marks"> = {
  seams: { quarterly: [], annual: [IBM] },
  marks: { quarterly: [], annual: [{ end: "2020-12-31", mark: "restated" }] },
};

describe("the seams of a metric", () => {
  it("are those of its quarters or of its years", () => {
    expect(seamsOf(METRIC, "year")).toEqual([IBM]);
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
