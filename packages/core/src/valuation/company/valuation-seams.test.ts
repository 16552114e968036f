import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { companyOn } from "../../fundamentals/real-companies.fixture.ts";
import { day, formatDay } from "../../time/index.ts";
import { valuationSeams } from "./valuation-seams.ts";

// Kimberly-Clark gave its health care business away on 31 October 2014; its 10-K of 2015-02-18 states revenue of 2012 as 19,467 million,
// the one of the year before as 21,063 million.
describe.skipIf(needsSharedData)("the seams of values through time", () => {
  const company = (asOf: string) => ({ fundamentals: companyOn("KMB", asOf), source: "sec" });
  const daysOf = (asOf: string, from: string, until = asOf) =>
    valuationSeams(company(asOf), { from: day(from), until: day(until) }).map(({ filed }) => formatDay(filed));

  it("lie on the days of the filings by which accounts count other things, each once", () => {
    expect(daysOf("2025-06-01", "2015-01-31")).toEqual(["2015-02-18"]);
    const [found] = valuationSeams(company("2025-06-01"), { from: day("2015-01-31"), until: day("2025-06-01") });
    expect(found?.seam.item).toBe("revenue");
    expect(found?.seam.proof.map(({ value }) => value).sort()).toEqual([19_467e6, 21_063e6]);
  });

  it("are not known before that filing, nor told where the days begin after it", () => {
    expect(daysOf("2015-02-17", "2010-01-31")).not.toContain("2015-02-18");
    expect(daysOf("2025-06-01", "2015-02-18")).toEqual([]);
    expect(daysOf("2025-06-01", "2015-01-31", "2015-02-17")).toEqual([]);
  });

  it("of a span are those of its parts", () => {
    const middle = "2015-02-17";
    const parts = [daysOf("2025-06-01", "2010-01-31", middle), daysOf("2025-06-01", middle)];
    expect(parts.flat()).toEqual(daysOf("2025-06-01", "2010-01-31"));
  });
});
