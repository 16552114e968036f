import { describe, expect, it } from "vitest";
import { formatMoney, formatPrice } from "./money.ts";

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
