import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fanPath, linePath } from "./line-path.ts";
import { type TargetMark, type TargetView, targetLayout } from "./target-layout.ts";

function markOf(changes: Partial<TargetMark>): TargetMark {
  return {
    key: "k",
    day: "2024-07-01",
    target: 200,
    price: null,
    horizon: "2025-07-01",
    dayMet: null,
    fate: "running",
    spoken: "",
    ...changes,
  };
}

const VIEW: TargetView = {
  line: { date: ["2024-01-01", "2024-07-01", "2024-12-31"], close: [100, null, 150] },
  marks: [markOf({})],
  fan: null,
  from: "2024-01-01",
  today: "2024-12-31",
};

describe("the places of a chart of targets", () => {
  it("span the days from the first to today, or to the end of the fan", () => {
    const { leftOf, span } = targetLayout(VIEW);
    // 2024 is a leap year: 1 July is day 182 of 365 after the first.
    expect([leftOf("2024-01-01"), leftOf("2024-07-01"), leftOf("2024-12-31")]).toEqual([0, 182 / 365, 1]);
    expect(span.to).toBe("2024-12-31");
    const fan = { price: 150, low: 120, median: 160, high: 300, until: "2025-12-31" };
    const ahead = targetLayout({ ...VIEW, fan });
    expect([ahead.leftOf("2024-12-31"), ahead.leftOf("2025-12-31")]).toEqual([0.5, 1]);
    expect(ahead.topOf(300)).toBe(0);
  });

  it("keep line, targets, prices when posted and fan in sight", () => {
    const price = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 5 }), price, price, (closes, target, posted) => {
        const line = { date: closes.map((_, at) => `2024-01-0${at + 1}`), close: closes };
        const layout = targetLayout({ ...VIEW, line, marks: [markOf({ target, price: posted })] });
        for (const value of [...closes, target, posted]) {
          expect(layout.topOf(value)).toBeGreaterThanOrEqual(0);
          expect(layout.topOf(value)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it("do not change when prices are measured in cents", () => {
    const cents = {
      ...VIEW,
      line: { ...VIEW.line, close: [10_000, null, 15_000] },
      marks: [markOf({ target: 20_000 })],
    };
    expect(targetLayout(cents).marks[0]?.top).toBeCloseTo(targetLayout(VIEW).marks[0]?.top ?? Number.NaN, 12);
  });

  it("have some height for a single price, and for none", () => {
    expect(targetLayout({ ...VIEW, marks: [], line: { date: ["2024-01-01"], close: [50] } }).topOf(50)).toBeCloseTo(
      0.5,
    );
    expect(targetLayout({ ...VIEW, marks: [], line: { date: [], close: [] } }).ticks.length).toBeGreaterThan(1);
  });
});

describe("the lines of a chart of targets", () => {
  it("leave a gap where a close is missing", () => {
    // From 100 at the bottom to 200 at the top.
    expect(linePath(VIEW, targetLayout(VIEW))).toBe("M0.0 1000.0M1000.0 500.0");
  });

  it("open the fan from today's price", () => {
    const view = { ...VIEW, fan: { price: 150, low: 100, median: 150, high: 200, until: "2025-12-31" } };
    expect(fanPath(view, targetLayout(view))).toBe("M500.0 500.0L1000.0 0.0V1000.0Z");
    expect(fanPath(VIEW, targetLayout(VIEW))).toBe("");
  });
});
