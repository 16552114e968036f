import type { LanguageCode } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { writeAgo } from "./instants.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const HOUR = 3600;
const DAY = 24 * HOUR;
const before = (seconds: number): string => new Date(NOW - 1000 * seconds).toISOString();

describe("how long ago something was", () => {
  it.each([
    [0, "now"],
    [59, "now"],
    [60, "1 minute ago"],
    [HOUR - 1, "59 minutes ago"],
    [HOUR, "1 hour ago"],
    [DAY - 1, "23 hours ago"],
    [DAY, "1 day ago"],
    [7 * DAY - 1, "6 days ago"],
  ])("is rounded down to a whole unit: %d seconds are %s", (seconds, words) => {
    expect(writeAgo(before(seconds), NOW, "en")).toBe(words);
  });

  it("is left to the day after a week", () => {
    expect(writeAgo(before(7 * DAY), NOW, "en")).toBeNull();
  });

  it("is nothing for an instant of a clock that is ahead", () => {
    expect(writeAgo(before(-3 * HOUR), NOW, "en")).toBe("now");
  });

  // The words are those of the Unicode CLDR.
  it.each<[LanguageCode, string]>([
    ["es", "hace 5 minutos"],
    ["fr", "il y a 5 minutes"],
    ["zh-Hans", "5分钟前"],
    ["zh-Hant", "5 分鐘前"],
  ])("is said in %s", (language, words) => {
    expect(writeAgo(before(300), NOW, language)).toBe(words);
  });
});
