import { describe, expect, it } from "vitest";
import type { MonthsScore } from "./record.query.ts";
import { firstShown } from "./score-rows.ts";

const scored = (months: 1 | 3 | 12, count: number) =>
  ({
    months,
    spans: Array.from({ length: count }, () => ({ day: "2026-01-01", until: "2026-02-01" })),
  }) as unknown as MonthsScore;

describe("the span that is shown first", () => {
  it("is the longest of which something can be told", () => {
    expect(firstShown([scored(1, 14), scored(3, 4), scored(12, 1)])?.months).toBe(12);
    expect(firstShown([scored(1, 5), scored(3, 1), scored(12, 0)])?.months).toBe(3);
  });

  it("is the shortest where nothing is old enough: that is told first", () => {
    expect(firstShown([scored(1, 0), scored(3, 0), scored(12, 0)])?.months).toBe(1);
  });
});
