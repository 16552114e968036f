import { describe, expect, it } from "vitest";
import { formatAge, formatTime } from "./index.ts";

// Written as the Unicode CLDR has it for these locales.
describe("the age of a price", () => {
  it.each([
    ["en", 4, "4 sec. ago"],
    ["en", 75, "1 min. ago"],
    ["en", 7200, "2 hr. ago"],
    ["es", 3, "hace 3 s"],
    ["fr", 60, "il y a 1 min"],
    ["zh-Hans", 90_000, "1天前"],
    ["zh-Hant", 5, "5 秒前"],
  ] as const)("is in %s, of %d seconds, %s", (language, seconds, written) => {
    expect(formatAge(seconds, language).replaceAll("\u00a0", " ")).toBe(written);
  });
});

describe("a time of today", () => {
  it("is by the reader's clock, with seconds", () => {
    const instant = new Date(2026, 6, 1, 14, 3, 22).toISOString();
    expect(formatTime(instant, "en").replaceAll("\u202f", " ")).toBe("2:03:22 PM");
    expect(formatTime(instant, "fr")).toBe("14:03:22");
  });
});
