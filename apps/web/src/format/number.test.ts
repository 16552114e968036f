import { describe, expect, it } from "vitest";
import { formatCompact, formatCount, formatNumber } from "./number.ts";

// Expected texts follow the locale data of CLDR (Spanish groups from five digits on; French uses a narrow no-break space).
describe("formatNumber", () => {
  it("writes two decimals in the notation of each language", () => {
    expect(formatNumber(12_345.678, "en")).toBe("12,345.68");
    expect(formatNumber(12_345.678, "es")).toBe("12.345,68");
    expect(formatNumber(12_345.678, "fr")).toBe("12\u202f345,68");
    expect(formatNumber(12_345.678, "zh-Hans")).toBe("12,345.68");
    expect(formatNumber(12_345.678, "zh-Hant")).toBe("12,345.68");
  });

  it("writes '-' for what is not a number, and never 0", () => {
    for (const nothing of [null, undefined, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(formatNumber(nothing, "en")).toBe("-");
      expect(formatCount(nothing, "en")).toBe("-");
      expect(formatCompact(nothing, "en")).toBe("-");
    }
    expect(formatNumber(0, "en")).toBe("0.00");
  });
});

describe("formatCompact", () => {
  it("writes a volume in the units that readers of the language count in", () => {
    expect(formatCompact(12_345_678, "en")).toBe("12.35M");
    expect(formatCompact(12_345_678, "zh-Hans")).toBe("1235万");
    expect(formatCompact(12_345_678, "zh-Hant")).toBe("1235萬");
  });
});
