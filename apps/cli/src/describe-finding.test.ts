import { describe, expect, it } from "vitest";
import { describeFinding } from "./describe-finding.ts";

const KNOWN = { isLeast: false };

describe("a finding on a terminal", () => {
  it("tells a share of the return that a delay gains as gained, not as less than nothing lost", () => {
    expect(describeFinding("HON-09", 0.1, KNOWN)).toBe("of the return is lost one bar later: 10.0 %");
    expect(describeFinding("HON-09", -0.2252, KNOWN)).toBe("of the return is gained one bar later: 22.5 %");
  });

  it("tells costs that are all borne as the least that can be", () => {
    expect(describeFinding("HON-10", 10 / 3, { isLeast: true })).toBe(
      "times its costs are what it can bear: at least 3.33",
    );
    expect(describeFinding("HON-10", 2, KNOWN)).toBe("times its costs are what it can bear: 2.00");
    expect(describeFinding("HON-03", 12, { isLeast: true })).toBe("completed trades: 12");
  });

  it("tells why a margin over the costs is nothing", () => {
    expect(describeFinding("HON-10", 0, { isLeast: false, isNone: true })).toBe(
      "it loses to the benchmark without any costs",
    );
    expect(describeFinding("HON-10", 0, KNOWN)).toBe("no costs were assumed");
  });

  it("has a dash for what is not known", () => {
    expect(describeFinding("HON-09", null, KNOWN)).toBe("of the return is lost one bar later: -");
  });
});
