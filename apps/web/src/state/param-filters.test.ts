import { COMPANY_TYPES, type ParamFilter, PERCENTILE_GROUPS } from "@plumbline/contract/calls";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFilters, writeFilters } from "./param-filters.ts";

describe("the text of filters", () => {
  it("is short enough to be read in an address", () => {
    const filters: ParamFilter[] = [
      { metric: "pe", op: "atMost", high: 15 },
      { metric: "roe.latest", op: "between", low: 0.1, high: 0.3 },
      { metric: "marketValue", op: "atLeast", low: 1e9 },
      { metric: "pb", op: "percentileAtLeast", low: 0.8, within: "sector" },
      { check: "O1", state: "pass", threshold: 20 },
      { check: "G5", state: "near" },
      { sectors: ["Energy", "Health Care"] },
      { companyTypes: ["bank", "reit"] },
    ];
    const text =
      "pe(..15)~roe.latest(0.1..0.3)~marketValue(1000000000..)~pb*sector(0.8..)~O1(pass*20)~G5(near)" +
      "~sectors(Energy*Health Care)~companyTypes(bank*reit)";
    expect(writeFilters(filters)).toBe(text);
    expect(readFilters(text)).toEqual(filters);
  });

  const bound = fc.double({ min: -1e15, max: 1e15, noNaN: true }).map((value) => Number(value.toPrecision(12)) + 0);
  const share = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => Number(value.toPrecision(12)) + 0);
  const metric = fc.stringMatching(/^[a-z][a-zA-Z]{0,9}(\.[a-z0-9]{1,5})?$/);
  const names = fc.array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 });
  const within = fc.constantFrom(...PERCENTILE_GROUPS);
  const filter: fc.Arbitrary<ParamFilter> = fc.oneof(
    fc.record({ metric, op: fc.constant("atLeast" as const), low: bound }),
    fc.record({ metric, op: fc.constant("atMost" as const), high: bound }),
    fc.tuple(metric, bound, bound).map(([id, one, other]) => ({
      metric: id,
      op: "between" as const,
      low: Math.min(one, other),
      high: Math.max(one, other),
    })),
    fc.record({ metric, op: fc.constant("percentileAtLeast" as const), low: share, within }),
    fc.record({ metric, op: fc.constant("percentileAtMost" as const), high: share, within }),
    fc.record(
      {
        check: fc.constantFrom("O1", "G10", "D1", "R1"),
        state: fc.constantFrom("pass" as const, "near" as const, "fail" as const, "unknown" as const),
        threshold: bound,
      },
      { requiredKeys: ["check", "state"] },
    ),
    fc.record({ sectors: names }),
    fc.record({ industries: names }),
    fc.record({ companyTypes: fc.subarray([...COMPANY_TYPES], { minLength: 1 }) }),
  );

  it("gives the filters back, whatever the names and numbers in them", () => {
    fc.assert(
      fc.property(fc.array(filter, { maxLength: 8 }), (filters) => {
        expect(readFilters(writeFilters(filters))).toEqual(filters);
      }),
    );
  });

  it.each([
    ["", "nothing"],
    ["pe", "no bounds"],
    ["pe(..)", "no number"],
    ["pe(20..10)", "bounds the wrong way round"],
    ["pe*planet(0.8..)", "an unknown group"],
    ["pe*sector(20..)", "a percentile that is no share"],
    ["pe(a..b)", "no numbers"],
    ["O1(maybe)", "an unknown state"],
    ["sectors()", "no sector"],
    ["companyTypes(church)", "an unknown kind"],
    ["<script>(..1)", "an id that is none"],
  ])("leaves out %j: %s", (text) => {
    expect(readFilters(`${text}~pb(..2)`)).toEqual([{ metric: "pb", op: "atMost", high: 2 }]);
  });

  it("reads no more filters than a screen may have", () => {
    expect(readFilters(Array(50).fill("pb(..2)").join("~"))).toHaveLength(30);
  });
});
