import { describe, expect, it } from "vitest";
import { asFiled, type Derivation, derived, noted, unknown } from "../derivation/derivation.ts";
import { factOf } from "../made-up-company.fixture.ts";
import { cellState } from "./cell-state.ts";

const filed = (value: number): Derivation =>
  asFiled(factOf({ concept: "Revenues", value, start: "2023-01-01", end: "2023-12-31", filed: "2024-02-15" }));
const difference = (year: Derivation, part: Derivation) =>
  derived({ value: year.value - part.value, how: "cum4-cum3", rule: "FND-07", parts: [year, part] });

// The states and their order are those of REC-20 in design/accounts.md.
describe("the state of a figure (REC-20)", () => {
  it("is reported where a filing states it, whatever else is noted of it", () => {
    expect(cellState(filed(100))).toBe("reported");
    const twice = noted(noted(filed(100), "cost-excludes-depreciation"), "discontinued-operations");
    expect([twice.fact, cellState(twice)]).toEqual([null, "reported"]);
  });

  it("is derived where it is made of others, or stands for the figure of another period", () => {
    expect(cellState(difference(filed(100), filed(70)))).toBe("derived");
    expect(cellState(noted(filed(100), "shares-of-the-year"))).toBe("derived");
    const rescaled = derived({ value: 1e8, how: "rescaled", rule: "FND-19", parts: [filed(100)], note: "rescaled" });
    expect(cellState(rescaled)).toBe("derived");
  });

  it.each(["restated", "first-reported", "not-confirmed"] as const)(
    "is %s where that is noted, of a part too",
    (note) => {
      expect(cellState(noted(filed(100), note))).toBe(note);
      expect(cellState(difference(noted(filed(100), note), filed(70)))).toBe(note);
    },
  );

  it("is the gravest of several", () => {
    const both = difference(noted(filed(100), "restated"), noted(filed(70), "not-confirmed"));
    expect(cellState(both)).toBe("not-confirmed");
  });

  it("is missing without a figure", () => {
    expect(cellState(unknown("restated-perimeter", "revenue"))).toBe("missing");
  });
});
