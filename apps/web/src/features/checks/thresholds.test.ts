import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moved, readThresholds, restored, writeThresholds } from "./thresholds.ts";

describe("thresholds in the address", () => {
  it("are read back as they were written", () => {
    const ids = fc.constantFrom("O1", "G10", "F8", "D12", "B4", "R1");
    const values = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((n) => n / 1000);
    fc.assert(
      fc.property(fc.dictionary(ids, values), (thresholds) => {
        expect(readThresholds(writeThresholds(thresholds))).toEqual({ ...thresholds });
      }),
    );
  });

  it("are left out where they are none", () => {
    expect(readThresholds("O1:20,nonsense,G2:,:3,G3:1e5,D4: 7,F1:-0.5")).toEqual({ O1: 20, F1: -0.5 });
    expect(readThresholds(undefined)).toEqual({});
  });

  it("take the parameter away when none is moved", () => {
    expect(writeThresholds({})).toBeUndefined();
  });

  it("never hold an exponent, which the call refuses", () => {
    expect(writeThresholds({ B4: 0.0000001, D1: 100_000_000_000 })).toBe("B4:0,D1:100000000000");
  });
});

it("moves one threshold and leaves the others", () => {
  expect(moved({ O1: 20 }, "G2", 0.15)).toEqual({ O1: 20, G2: 0.15 });
  expect(moved({ O1: 20, G2: 0.15 }, "O1", null)).toEqual({ G2: 0.15 });
  expect(restored({ O1: 20, G2: 0.15, G3: 0.2 }, ["G2", "G3"])).toEqual({ O1: 20 });
});
