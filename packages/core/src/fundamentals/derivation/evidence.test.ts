import { describe, expect, it } from "vitest";
import { factOf } from "../made-up-company.fixture.ts";
import { asFiled, derived, unknown } from "./derivation.ts";
import { factsBehind, figureOf, notesOn, provenanceOf } from "./evidence.ts";

const fact = (concept: string, value: number, filed: string, form = "10-Q") =>
  factOf({ concept, value, start: "2023-01-01", end: "2023-03-31", filed, form });
const year = fact("NetIncomeLoss", 600, "2024-02-15", "10-K");
const nineMonths = fact("NetIncomeLoss", 390, "2023-11-01");
const quarter = derived({
  value: 210,
  how: "cum4-cum3",
  rule: "FND-07",
  parts: [asFiled(year), asFiled(nineMonths)],
  note: "discontinued-operations",
});
const ratio = derived({ value: 0.5, unit: "pure", how: "ratio", rule: "2", parts: [quarter, asFiled(year)] });

describe("the evidence of a number", () => {
  it("is each fact behind it once, in the order of the formula", () => {
    expect(factsBehind(ratio)).toEqual([year, nineMonths]);
  });

  it("includes the notes of its parts", () => {
    expect(notesOn(ratio)).toEqual(["discontinued-operations"]);
  });

  it("names the concept of a fact as filed, and the rule of a derived number", () => {
    expect(provenanceOf(asFiled(year), { source: "sec" })).toEqual({
      source: "sec",
      form: "10-K",
      accession: "filed-2024-02-15",
      filedAt: "2024-02-15",
      periodStart: "2023-01-01",
      periodEnd: "2023-03-31",
      concept: "us-gaap:NetIncomeLoss",
    });
    expect(provenanceOf(quarter, { source: "demo" })).toMatchObject({
      source: "demo",
      formula: "FND-07",
      filedAt: "2024-02-15",
      form: "10-K",
    });
    expect(provenanceOf(ratio, { source: "sec", formula: "roe" }).formula).toBe("roe");
  });

  it("is no figure without a number", () => {
    expect(figureOf(unknown("no-debt", "totalDebt"), { source: "sec" })).toEqual({ value: null, because: "no-debt" });
    expect(figureOf(ratio, { source: "sec", formula: "roe" })).toMatchObject({
      value: 0.5,
      provenance: { formula: "roe" },
    });
  });

  it("cannot be made of nothing", () => {
    expect(() => derived({ value: 1, how: "sum", rule: "1.4", parts: [] })).toThrow(RangeError);
  });
});
