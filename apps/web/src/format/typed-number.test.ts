import type { LanguageCode } from "@plumbline/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTypedNumber, writeTypedNumber } from "./typed-number.ts";

const LANGUAGES: readonly LanguageCode[] = ["en", "es", "fr", "zh-Hans", "zh-Hant"];
const LOCALES = { en: "en-US", es: "es-ES", fr: "fr-FR", "zh-Hans": "zh-CN", "zh-Hant": "zh-TW" };

// The marks of each language: Unicode CLDR 46, numbers, symbols of the Latin digits.
describe("a number that somebody typed", () => {
  it.each<[string, LanguageCode, number | null]>([
    ["9.5", "en", 9.5],
    ["9,5", "en", 9.5],
    ["9,5", "fr", 9.5],
    ["9.5", "fr", 9.5],
    ["9,5", "es", 9.5],
    ["9.5", "es", 9.5],
    ["1,250", "en", 1250],
    ["1,250", "fr", 1.25],
    ["1.250", "es", 1250],
    ["1.250", "fr", 1.25],
    ["1.250", "en", 1.25],
    ["0,075", "en", 0.075],
    ["1,250,000.5", "en", 1_250_000.5],
    ["1.250.000,5", "es", 1_250_000.5],
    ["1.250.000", "en", 1_250_000],
    ["1 250,5", "fr", 1250.5],
    ["1 250,5", "fr", 1250.5],
    ["1’250.5", "en", 1250.5],
    ["−3.5 %", "en", -3.5],
    ["+7", "en", 7],
    ["３．５％", "zh-Hans", 3.5],
    ["3。5", "zh-Hans", 3.5],
    [".5", "en", 0.5],
    ["5.", "en", 5],
    ["", "en", null],
    ["-", "en", null],
    [".", "en", null],
    ["1e5", "en", null],
    ["0x10", "en", null],
    ["1.2.3", "en", null],
    ["1,25,000.5", "en", null],
    ["ten", "en", null],
    ["Infinity", "en", null],
    ["--3", "en", null],
  ])("%j in %s is %j", (written, language, value) => {
    expect(readTypedNumber(written, language)).toBe(value);
  });

  it("is the one that was written, in every language, with and without groups", () => {
    const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((whole) => whole / 100);
    fc.assert(
      fc.property(cents, fc.constantFrom(...LANGUAGES), (value, language) => {
        expect(readTypedNumber(writeTypedNumber(value, language, 2), language)).toBe(value);
        const grouped = new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 2 }).format(value);
        expect(readTypedNumber(grouped, language)).toBe(value);
      }),
    );
  });
});
