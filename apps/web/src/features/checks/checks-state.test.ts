import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  readChecksState,
  readThresholds,
  withoutThresholds,
  withThreshold,
  writeChecksState,
  writeThresholds,
} from "./checks-state.ts";

it("reads back what it wrote", () => {
  const state = { thresholds: { O1: 20, G2: 0.15 }, open: "O1" };
  const written = writeChecksState(state);
  expect(written).toEqual({ th: "O1:20,G2:0.15", check: "O1" });
  expect(readChecksState(written as Record<string, string>)).toEqual(state);
});

it("removes both parameters when no threshold is changed and no check is open", () => {
  expect(writeChecksState(readChecksState({}))).toEqual({ th: undefined, check: undefined });
});

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

  it("are left out where they are invalid", () => {
    expect(readThresholds("O1:20,nonsense,G2:,:3,G3:1e5,D4: 7,F1:-0.5")).toEqual({ O1: 20, F1: -0.5 });
    expect(readThresholds(undefined)).toEqual({});
  });

  it("remove the parameter when none is changed", () => {
    expect(writeThresholds({})).toBeUndefined();
  });

  it("never contain an exponent, which the server refuses", () => {
    expect(writeThresholds({ B4: 0.0000001, D1: 100_000_000_000 })).toBe("B4:0,D1:100000000000");
  });
});

it("changes one threshold and keeps the others", () => {
  expect(withThreshold({ O1: 20 }, "G2", 0.15)).toEqual({ O1: 20, G2: 0.15 });
  expect(withThreshold({ O1: 20, G2: 0.15 }, "O1", null)).toEqual({ G2: 0.15 });
  expect(withoutThresholds({ O1: 20, G2: 0.15, G3: 0.2 }, ["G2", "G3"])).toEqual({ O1: 20 });
});
