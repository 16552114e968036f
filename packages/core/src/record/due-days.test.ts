import { array, assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { type Day, day, formatDay } from "../time/index.ts";
import { dueSpans, nextDue } from "./due-days.ts";

const monthly = ["01", "02", "03", "04", "05", "06", "07"].map((month) => day(`2026-${month}-01`));
const shown = (spans: ReturnType<typeof dueSpans>) => spans.map(({ day: from }) => formatDay(from));

describe("the days whose verdicts are scored", () => {
  it("are every third of monthly ones after three months, once the prices of those are known", () => {
    expect(shown(dueSpans(monthly, 3, day("2026-07-15")))).toEqual(["2026-01-01", "2026-04-01"]);
    expect(shown(dueSpans(monthly, 3, day("2026-06-30")))).toEqual(["2026-01-01"]);
    expect(nextDue(monthly, 3, day("2026-06-30"))).toBe(day("2026-07-01"));
  });

  it("have spans that do not overlap, and a later price takes none of them away", () => {
    const days = array(integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 60 });
    assert(
      property(days, constantFrom(1, 3, 12), integer({ min: 0, max: 2000 }), (gaps, months, known) => {
        const recorded = gaps.map((_, k) => (20_000 + gaps.slice(0, k).reduce((sum, gap) => sum + gap, 0)) as Day);
        const spans = dueSpans(recorded, months, (20_000 + known) as Day);
        for (const [k, span] of spans.slice(1).entries()) expect(span.day >= (spans[k]?.until as Day)).toBe(true);
        expect(dueSpans(recorded, months, (20_500 + known) as Day).slice(0, spans.length)).toEqual(spans);
      }),
    );
  });
});
