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
  it("writes a whole number in full below the first unit of the language: a thousand, and 万 in Chinese", () => {
    expect([950, 7279].map((value) => formatCompact(value, "en"))).toEqual(["950", "7.28K"]);
    expect([950, 7279, 10_000].map((value) => formatCompact(value, "zh-Hans"))).toEqual(["950", "7,279", "1.00万"]);
    expect(formatCompact(7279.5, "zh-Hant")).toBe("7,279.50");
  });

  it("writes a volume in the units that readers of the language count in", () => {
    expect(formatCompact(12_345_678, "en")).toBe("12.35M");
    expect(formatCompact(12_345_678, "zh-Hans")).toBe("1,234.57万");
    expect(formatCompact(12_345_678, "zh-Hant")).toBe("1,234.57萬");
  });

  it("has two decimals in every unit, so that amounts differ in size and not in fineness", () => {
    expect([4.25e9, 812e6, 3.2e12].map((value) => formatCompact(value, "en"))).toEqual(["4.25B", "812.00M", "3.20T"]);
    expect(formatCompact(-95_359_000_000, "zh-Hans")).toBe("−953.59亿");
    expect(formatCompact(95_359_000_000, "es")).toBe("95,36\u00a0mil\u00a0M");
    expect(formatCompact(950, "en")).toBe("950");
  });
});
