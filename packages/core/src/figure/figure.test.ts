import { describe, expect, it } from "vitest";
import { figure, missing } from "./index.ts";

const provenance = { source: "demo", formula: "STA-15" };

describe("figure", () => {
  it.each([0, -0.25, 1e12])("carries %d with its provenance", (value) => {
    expect(figure(value, provenance, "no-price")).toEqual({ value, provenance });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    "never passes %d on as a number",
    (value) => {
      expect(figure(value, provenance, "no-price")).toEqual({ value: null, because: "no-price" });
    },
  );
});

describe("missing", () => {
  it("gives the reason instead of a number", () => {
    expect(missing("history-too-short")).toEqual({ value: null, because: "history-too-short" });
  });
});
