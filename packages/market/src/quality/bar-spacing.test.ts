import { day } from "@plumbline/core/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { barSpacing } from "./bar-spacing.ts";

const days = (...texts: string[]) => Int32Array.from(texts, (text) => day(text));

describe("bars", () => {
  it("of weeks are weekly, whichever day of the week they are dated", () => {
    // Mondays, as Yahoo dates them; and Fridays, of which Good Friday 2024 was no session.
    expect(barSpacing(days("2024-03-04", "2024-03-11", "2024-03-18", "2024-03-25", "2024-04-01"))).toBe("weekly");
    expect(barSpacing(days("2024-03-15", "2024-03-22", "2024-03-28", "2024-04-05", "2024-04-12"))).toBe("weekly");
  });

  it("of months, quarters and years are monthly", () => {
    expect(barSpacing(days("2023-12-29", "2024-01-31", "2024-02-29", "2024-03-28", "2024-04-30"))).toBe("monthly");
    expect(barSpacing(days("2023-03-31", "2023-06-30", "2023-09-29", "2023-12-29"))).toBe("monthly");
  });

  it("with a last one of today are what the others are, in any order", () => {
    const weekly = days("2024-03-04", "2024-03-11", "2024-03-18", "2024-03-25", "2024-04-01", "2024-04-03");
    expect([barSpacing(weekly), barSpacing(weekly.toReversed())]).toEqual(["weekly", "weekly"]);
  });

  it("of sessions are daily, a few of them and with half of them missing too", () => {
    expect(barSpacing(days("2024-03-04", "2024-04-04"))).toBe("daily");
    const seldom = fc.array(fc.boolean(), { minLength: 60, maxLength: 200 });
    fc.assert(
      fc.property(seldom, (traded) => {
        const sessions = traded.flatMap((isTraded, at) =>
          isTraded || at % 2 === 0 ? [Math.floor(at / 5) * 7 + (at % 5)] : [],
        );
        expect(barSpacing(Int32Array.from(sessions))).toBe("daily");
      }),
    );
  });
});
