import { expect, it } from "vitest";
import { detectLanguage } from "./detect-language.ts";

it.each([
  // The rules of the specification, section 4, and of the product's design: Taiwan, Hong Kong and Macau write Traditional.
  ["zh-TW", "zh-Hant"],
  ["zh-HK", "zh-Hant"],
  ["zh-MO", "zh-Hant"],
  ["zh-Hant", "zh-Hant"],
  ["zh-Hant-HK", "zh-Hant"],
  ["en", "en"],
  ["en-GB", "en"],
  ["es-MX", "es"],
  ["fr-CA", "fr"],
  ["zh", "zh-Hans"],
  ["zh-CN", "zh-Hans"],
  ["zh-SG", "zh-Hans"],
  ["ja-JP", "zh-Hans"],
  ["", "zh-Hans"],
])("chooses for a browser of %s the language %s", (browser, language) => {
  expect(detectLanguage(null, browser)).toBe(language);
});

it("uses the stored choice, whatever the language of the browser", () => {
  expect(detectLanguage("fr", "zh-TW")).toBe("fr");
});

it("ignores a stored value that is no language of the product", () => {
  expect(detectLanguage("klingon", "es")).toBe("es");
});
