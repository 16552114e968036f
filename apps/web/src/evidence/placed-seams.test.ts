import type { WireSeam } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { placedSeams } from "./placed-seams.ts";

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
const ENDS = ["2019-12-31", "2020-12-31", "2021-12-31"].map((end) => ({ end }));

describe("the seams of a row of periods", () => {
  it("stand before the first period after them", () => {
    expect(placedSeams(ENDS, [IBM])).toEqual([{ after: 2, seam: IBM }]);
  });

  it("are left out where they lie before the first period, or outside of the periods", () => {
    expect(placedSeams(ENDS.slice(2), [IBM])).toEqual([]);
    expect(placedSeams(ENDS.slice(0, 2), [IBM])).toEqual([]);
  });
});
