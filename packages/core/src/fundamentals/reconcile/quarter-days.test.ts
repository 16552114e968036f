import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { type Day, day, formatDay } from "../../time/index.ts";
import { factsOfFile } from "../company-facts.fixture.ts";
import type { Fact } from "../facts/fact.ts";
import { prepareFacts } from "../facts/prepare-facts.ts";
import { factOf } from "../made-up-company.fixture.ts";
import { fiscalFrame } from "./fiscal-frame.ts";

/** The quarters of the fiscal year that ends on a day, as known on another one. */
function quartersOf(facts: readonly Fact[], yearEnd: string, asOf: string): readonly string[] {
  const { years, quarters } = fiscalFrame(prepareFacts(facts).spans.list, day(asOf));
  const index = years.findIndex(({ end }) => formatDay(end) === yearEnd);
  return quarters.slice(4 * index, 4 * index + 4).map(({ start, end }) => `${formatDay(start)} ${formatDay(end)}`);
}

describe.skipIf(needsSharedData)("a quarter of which no flow is stated", () => {
  it("ends before the next one begins: American Express in 2008, by its 10-Q/A 0001193125-09-186163", () => {
    // It states the second quarter from 2008-04-01; a quarter of the 366 days of 2008 would end on that day.
    const facts = factsOfFile("companyfacts_22tags/AXP.json.gz");
    expect(quartersOf(facts, "2008-12-31", "2010-01-05").slice(0, 2)).toEqual([
      "2008-01-01 2008-03-31",
      "2008-04-01 2008-06-30",
    ]);
  });

  it("has the weeks of its company: the first 24 of PepsiCo's 2009 end on 2009-06-13", () => {
    // 10-Q 0001193125-09-205617 states the third quarter from 2009-06-14; the 10-Q that states the second one came five days later.
    const facts = factsOfFile("../cases/accounts/PEP.json.gz");
    expect(quartersOf(facts, "2009-12-26", "2010-07-15")[1]).toMatch(/ 2009-06-13$/);
  });

  it("is not cut by a quarter with the dates of another day: Vertiv's shell in 2018, 10-Q of 2018-08-07", () => {
    // The report states a second quarter from 2018-04-10, of 82 days.
    const facts = factsOfFile("../cases/accounts/VRT.json.gz");
    expect(quartersOf(facts, "2018-12-31", "2019-01-05")[0]).toBe("2018-01-01 2018-04-01");
  });
});

describe("the quarters of a year", () => {
  const flow = (start: Day, end: Day) => ({
    ...factOf({ concept: "Revenues", value: 1, form: "10-Q", end: "2024-01-01", filed: "2024-06-01" }),
    start,
    end,
  });

  it("follow each other without a gap, whichever of them are stated (law)", () => {
    const stated = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(stated, fc.integer({ min: -5, max: 5 }), (isStated, shift) => {
        const begin = day("2023-01-01");
        const starts = [0, 91, 182 + shift, 273, 365].map((days) => (begin + days) as Day);
        const year = { ...flow(begin, (begin + 364) as Day), form: "10-K" };
        const facts = isStated.flatMap((is, k) =>
          is ? [flow(starts[k] as Day, ((starts[k + 1] as Day) - 1) as Day)] : [],
        );
        const { quarters } = fiscalFrame(prepareFacts([year, ...facts]).spans.list, day("2024-12-31"));
        expect(quarters.map(({ start }) => start)).toEqual([begin, ...quarters.slice(0, 3).map(({ end }) => end + 1)]);
        expect(quarters[3]?.end).toBe(year.end);
      }),
    );
  });
});
