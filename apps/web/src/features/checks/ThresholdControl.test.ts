import { describe, expect, it } from "vitest";
import { nearestStop, thresholdStops } from "./ThresholdControl.tsx";

// Bounds of the registry: O1, G1, D1 and O4.
const PRICE = { min: 1, max: 100, step: 0.5 };
const GROWTH = { min: -0.5, max: 1, step: 0.01 };
const SIZE = { min: 10_000_000, max: 100_000_000_000, step: 10_000_000 };
const PROFIT = { min: 0, max: 10_000_000_000, step: 10_000_000 };

describe("the stops of a threshold's slider", () => {
  it("are even steps between the bounds", () => {
    const stops = thresholdStops(PRICE, "times");
    expect(stops.slice(0, 3)).toEqual([1, 1.5, 2]);
    expect([stops.length, stops.at(-1)]).toEqual([199, 100]);
  });

  it("have no rounding errors of binary fractions", () => {
    const stops = thresholdStops(GROWTH, "fraction");
    expect(stops).toContain(0.07);
    expect([stops.length, stops.at(-1)]).toEqual([151, 1]);
  });

  it("are round amounts for money, each within the bounds and a multiple of the step", () => {
    for (const bounds of [SIZE, PROFIT]) {
      const stops = thresholdStops(bounds, "money");
      expect([stops[0], stops.at(-1)]).toEqual([bounds.min, bounds.max]);
      expect(stops).toEqual([...new Set(stops)].sort((one, other) => one - other));
      expect(stops.every((stop) => stop % bounds.step === 0)).toBe(true);
      expect(stops.length).toBeLessThan(50);
    }
    expect(thresholdStops(SIZE, "money")).toContain(800_000_000);
  });
});

it("finds the stop nearest to a default between two stops", () => {
  const stops = thresholdStops({ min: 0.1, max: 2, step: 0.01 }, "fraction");
  expect(stops[nearestStop(stops, 2 / 3)]).toBe(0.67);
});
