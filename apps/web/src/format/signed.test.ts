import { describe, expect, it } from "vitest";
import { formatPoints, formatSigned } from "./signed.ts";

describe("formatSigned", () => {
  it("gives a difference its sign, and none to no difference", () => {
    expect(formatSigned(0.5, "en")).toBe("+0.50");
    expect(formatSigned(-0.5, "es")).toBe("−0,50");
    expect(formatSigned(0.001, "en")).toBe("0.00");
    expect(formatSigned(undefined, "en")).toBe("-");
  });
});

describe("formatPoints", () => {
  it("makes percentage points of a difference of fractions", () => {
    // By hand: 47.1 % after 46.6 % is half a point more.
    expect(formatPoints(0.471 - 0.466, "en")).toBe("+0.50");
    expect(formatPoints(0.15, "fr", 0)).toBe("+15");
    expect(formatPoints(null, "en")).toBe("-");
  });
});
