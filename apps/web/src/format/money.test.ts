import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountScale } from "./amount-scale.ts";
import { formatCompactMoney } from "./compact-money.ts";
import { amountUnit, formatAmount, formatMoney, formatPrice } from "./money.ts";

describe("formatPrice", () => {
  // The SEC's Rule 612 (Regulation NMS) lets quotes under a dollar move in hundredths of a cent: four decimals.
  it.each([
    [187.4, "187.40"],
    [1, "1.00"],
    [0.1234, "0.1234"],
    [0.001234, "0.001234"],
    [628_400.35, "628,400"],
    [0, "0.00"],
    [null, "-"],
  ])("writes %s as %s", (price, written) => {
    expect(formatPrice(price, "en")).toBe(written);
  });
});

describe("formatMoney", () => {
  it("puts the currency where the language puts it", () => {
    expect(formatMoney(1234.5, "USD", "en")).toBe("$1,234.50");
    expect(formatMoney(1234.5, "EUR", "fr")).toBe("1\u202f234,50\u00a0€");
  });

  it("keeps a minus and the sign of the currency behind it on one line", () => {
    // U+2060 forbids a break (Unicode Standard Annex 14, LB11); no line breaks between a minus and a digit (LB25).
    expect(formatMoney(-0.62, "USD", "en")).toBe("−\u2060$0.62");
    expect(formatCompactMoney(-31_450_000, "HKD", "zh-Hant")).toMatch(/^−\u2060HK\$/);
    expect(formatMoney(-0.62, "EUR", "fr")).toBe("−0,62\u00a0€");
  });

  // The signs of the Unicode CLDR, which sets apart the dollars that are not those of the reader's country.
  it.each([
    ["HKD", "HK$1,234.50"],
    ["CAD", "CA$1,234.50"],
    ["GBX", "GBX\u00a01,234.50"],
    [null, "1,234.50"],
  ])("never writes an amount in %s as US dollars", (currency, written) => {
    expect(formatMoney(1234.5, currency, "en")).toBe(written);
  });
});

describe("formatAmount", () => {
  // Apple's revenue of its second quarter of 2025 as filed: 95,359 million dollars; 1 亿 is 100 million.
  it("writes whole millions, and hundreds of millions with two decimals in Chinese", () => {
    expect(formatAmount(95_359_000_000, "en", "large")).toBe("95,359");
    expect(formatAmount(95_359_000_000, "zh-Hant", "large")).toBe("953.59");
    expect(formatAmount(null, "en", "large")).toBe("-");
  });

  it("writes millions with two decimals, or ten thousands, for a small company", () => {
    expect(formatAmount(-1_234_567, "fr", "small")).toBe("−1,23");
    expect(formatAmount(-1_234_567, "zh-Hans", "small")).toBe("−123");
  });
});

it("never writes an amount that is not zero as 0", () => {
  expect(formatAmount(400_000, "en", "large")).toBe("≈0");
  expect(formatAmount(-400_000, "zh-Hans", "large")).toBe("≈0.00");
  expect(formatAmount(500_000, "en", "large")).toBe("1");
  expect(formatAmount(0, "en", "large")).toBe("0");
});

describe("the scale of amounts that stand together", () => {
  it("is the smaller one for a company without an amount of a thousand millions", () => {
    expect(amountScale([999_999_999, null, -5])).toBe("small");
    expect(amountScale([1e9, 5])).toBe("large");
    expect(amountScale([-2e9])).toBe("large");
    expect(amountScale([null])).toBe("large");
  });

  it("leaves even the largest amounts nine digits at most, and a million one at least", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e6, max: 1e15, noNaN: true }), (amount) => {
        for (const language of ["en", "zh-Hans"] as const) {
          const { size } = amountUnit(language, amountScale([amount]));
          expect(amount / size).toBeGreaterThanOrEqual(1);
          expect(amount / size).toBeLessThanOrEqual(1e9);
        }
      }),
    );
  });
});
