import { day } from "@plumbline/core/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Fact } from "../../model/index.ts";
import { compareFacts } from "./compare-facts.ts";
import { mergeFacts } from "./merge-facts.ts";

const revenue: Fact = {
  taxonomy: "us-gaap",
  concept: "Revenues",
  unit: "USD",
  start: day("2019-01-01"),
  end: day("2019-12-31"),
  value: 100,
  accession: "0000000001-20-000001",
  form: "10-K",
  filed: day("2020-02-01"),
  fiscalYear: 2019,
  fiscalPeriod: "FY",
  frame: "CY2019",
};

describe("mergeFacts", () => {
  it("joins copies of a fact from several files to one, with the frame of the newest file", () => {
    const { facts, contradictions } = mergeFacts([[revenue], [{ ...revenue, frame: null }]]);
    expect(facts).toEqual([{ ...revenue, frame: null }]);
    expect(contradictions).toEqual([]);
  });

  it("keeps the value of a later filing for the same period beside that of the first one", () => {
    const restated = { ...revenue, value: 90, accession: "0000000001-21-000001", filed: day("2021-02-01") };
    expect(mergeFacts([[restated], [revenue]]).facts).toEqual([revenue, restated]);
  });

  it("takes the value of the newest file where two state different ones for a filing, and reports it", () => {
    const { facts, contradictions } = mergeFacts([[revenue], [{ ...revenue, value: 101 }]]);
    expect(facts.map(({ value }) => value)).toEqual([101]);
    expect(contradictions).toEqual([revenue]);
  });

  const anyFact = fc
    .record({
      concept: fc.constantFrom("A", "B"),
      start: fc.constantFrom(null, day("2019-01-01"), day("2019-04-01")),
      end: fc.constantFrom(day("2019-06-30"), day("2019-12-31")),
      accession: fc.constantFrom("0000000001-20-000001", "0000000001-20-000002"),
    })
    .map((changes) => ({ ...revenue, ...changes }));
  const delivery = fc.array(anyFact, { maxLength: 12 }).map((facts) => facts.sort(compareFacts));

  it("gives the same facts in any grouping of the deliveries, in order, each once", () => {
    fc.assert(
      fc.property(delivery, delivery, delivery, (first, second, third) => {
        const atOnce = mergeFacts([first, second, third]).facts;
        expect(mergeFacts([mergeFacts([first, second]).facts, third]).facts).toEqual(atOnce);
        expect(mergeFacts([atOnce, atOnce]).facts).toEqual(atOnce);
        for (const [index, fact] of atOnce.slice(1).entries()) {
          expect(compareFacts(atOnce[index] as Fact, fact)).toBeLessThan(0);
        }
      }),
    );
  });
});
