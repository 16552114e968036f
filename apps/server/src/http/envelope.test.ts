import { describe, expect, it } from "vitest";
import { finite } from "./envelope.ts";

describe("the data of an answer", () => {
  it("has null for a number that is not finite, at any depth, and lists for columns", () => {
    const given = {
      a: Number.NaN,
      b: [1, Number.POSITIVE_INFINITY],
      c: Float64Array.of(1.5, Number.NaN),
      d: { e: "NaN" },
    };
    expect(JSON.stringify(finite(given))).toBe('{"a":null,"b":[1,null],"c":[1.5,null],"d":{"e":"NaN"}}');
  });

  it("has a moment in ISO 8601", () => {
    expect(finite({ at: [new Date(Date.UTC(2026, 6, 1, 12))] })).toEqual({ at: ["2026-07-01T12:00:00.000Z"] });
  });

  it("keeps zero, null and false as they are", () => {
    expect(finite([0, null, false, ""])).toEqual([0, null, false, ""]);
  });
});
