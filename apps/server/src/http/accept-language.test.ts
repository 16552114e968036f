import { describe, expect, it } from "vitest";
import { preferredLanguage } from "./accept-language.ts";

describe("the language of an answer", () => {
  it.each([
    [undefined, "en"],
    ["", "en"],
    ["de-DE, de;q=0.9", "en"],
    ["fr-CA, en;q=0.8", "fr"],
    ["en;q=0.3, es;q=0.9", "es"],
    ["zh", "zh-Hans"],
    ["zh-CN, en;q=0.8", "zh-Hans"],
    ["zh-Hans-HK", "zh-Hans"],
    ["zh-TW, zh;q=0.9, en;q=0.8", "zh-Hant"],
    ["zh-HK", "zh-Hant"],
    ["zh-MO", "zh-Hant"],
    ["zh-Hant-US", "zh-Hant"],
    ["ES-mx", "es"],
    ["fr;q=0, en;q=0.1", "en"],
    ["fr;q=much, es;q=0.2", "es"],
    ["*", "en"],
  ])("is, for `%s`, %s", (header, expected) => {
    expect(preferredLanguage(header)).toBe(expected);
  });

  it("does not depend on the length of the header", () => {
    expect(preferredLanguage(`${"xx,".repeat(50_000)}fr`)).toBe("en");
  });
});
