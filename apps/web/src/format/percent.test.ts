import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatChange, formatPercent } from "./percent.ts";

describe("formatPercent", () => {
  it("makes a percentage of a fraction", () => {
    expect(formatPercent(0.0123, "en")).toBe("1.23%");
    expect(formatPercent(0.0123, "fr")).toBe("1,23\u00a0%");
    expect(formatPercent(-0.5, "zh-Hans", 0)).toBe("−50%");
  });
});

describe("formatChange", () => {
  it("gives gains and losses a sign, and none to no change", () => {
    expect(formatChange(0.0456, "en")).toBe("+4.56%");
    expect(formatChange(-0.0456, "en")).toBe("−4.56%");
    expect(formatChange(0, "en")).toBe("0.00%");
    // Rounds to nothing, so it has no sign either.
    expect(formatChange(-0.00001, "en")).toBe("0.00%");
  });

  it("leaves decimals out from a hundredfold on", () => {
    expect(formatChange(123.456, "en")).toBe("+12,346%");
  });

  it("is a dash where there is no change", () => {
    expect(formatChange(null, "en")).toBe("-");
  });

  it("writes a gain and the loss of the same size alike but for the sign", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.0001, max: 50, noNaN: true }), (size) => {
        expect(formatChange(size, "en").slice(1)).toBe(formatChange(-size, "en").slice(1));
      }),
    );
  });
});
