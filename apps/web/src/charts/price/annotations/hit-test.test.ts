import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Point, shapeOf } from "./annotation-shapes.ts";
import { distanceToLine, hitAt } from "./hit-test.ts";

const at = (x: number, y: number): Point => ({ x, y });
/** A linear axis on which a price of 100 stands at the top and a pixel is one of money. */
const heightsOf = (prices: readonly number[]) => prices.map((price) => 100 - price);
const shape = (kind: "trend" | "level" | "range" | "fibonacci" | "note", ...points: [Point] | [Point, Point]) =>
  shapeOf({ kind, points, width: 500, heightsOf, prices: points.map(({ y }) => 100 - y), labelWidth: 60 });
const mouse = { reach: 5, isSelected: false };

describe("what is at a place", () => {
  it("is a trend line between its ends and not beyond them", () => {
    const line = shape("trend", at(0, 0), at(100, 100));
    // By hand: 3 to the right of the diagonal is 3 / sqrt 2 away from it.
    expect(distanceToLine(at(53, 50), { from: at(0, 0), to: at(100, 100) })).toBeCloseTo(3 / Math.SQRT2, 12);
    expect(hitAt(line, at(53, 50), mouse)).toBe("whole");
    expect(hitAt(line, at(60, 50), mouse)).toBeNull();
    expect(hitAt(line, at(110, 110), mouse)).toBeNull();
  });

  it("is a level from edge to edge", () => {
    const level = shape("level", at(300, 40));
    expect(hitAt(level, at(2, 43), mouse)).toBe("whole");
    expect(hitAt(level, at(499, 46), mouse)).toBeNull();
  });

  it("is the border of a range, while the chart is panned through its middle", () => {
    const range = shape("range", at(100, 80), at(200, 20));
    expect(hitAt(range, at(100, 50), mouse)).toBe("whole");
    expect(hitAt(range, at(150, 22), mouse)).toBe("whole");
    expect(hitAt(range, at(150, 50), mouse)).toBeNull();
  });

  it("is any level of a retracement", () => {
    const drawn = shape("fibonacci", at(100, 100), at(200, 0));
    // By hand: the half of a move from 0 to 100 of money stands at 50 of 100 pixels, 0.618 at 61.8.
    expect(hitAt(drawn, at(190, 50), mouse)).toBe("whole");
    expect(hitAt(drawn, at(190, 61.8), mouse)).toBe("whole");
    expect(hitAt(drawn, at(190, 90), mouse)).toBeNull();
  });

  it("is the text of a note above its place", () => {
    const note = shape("note", at(100, 100));
    expect(hitAt(note, at(120, 74), mouse)).toBe("whole");
    expect(hitAt(note, at(140, 74), mouse)).toBeNull();
  });

  it("is a grip of what is selected before the line itself, and a finger reaches further", () => {
    const line = shape("trend", at(0, 0), at(100, 0));
    expect(hitAt(line, at(100, 4), mouse)).toBe("whole");
    expect(hitAt(line, at(100, 4), { reach: 5, isSelected: true })).toBe(1);
    expect(hitAt(line, at(50, 12), mouse)).toBeNull();
    expect(hitAt(line, at(50, 12), { reach: 14, isSelected: false })).toBe("whole");
  });

  it("is the same for a shape and a place that are moved together", () => {
    const number = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(fc.tuple(number, number, number, number, number, number, number, number), (given) => {
        const [ax, ay, bx, by, px, py, dx, dy] = given;
        const away = distanceToLine(at(px, py), { from: at(ax, ay), to: at(bx, by) });
        const moved = { from: at(ax + dx, ay + dy), to: at(bx + dx, by + dy) };
        expect(distanceToLine(at(px + dx, py + dy), moved)).toBeCloseTo(away, 6);
        expect(away).toBeLessThanOrEqual(Math.hypot(px - ax, py - ay) + 1e-9);
      }),
    );
  });
});
