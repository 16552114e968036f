import { expect, it } from "vitest";
import { consensusOf, figureOf, opinionOf } from "../opinion.fixture.ts";
import { fanLayout } from "./FanBar.tsx";

it("spans the targets and the price with a margin on each side", () => {
  // From 100 to 200: 150 is in the middle; 4 % stay free at each end.
  const layout = fanLayout(opinionOf([], { consensus: consensusOf(100, 150, 200), price: figureOf(125) }));
  expect(layout?.low).toBe(0.04);
  expect([layout?.median, layout?.mean]).toEqual([0.5, 0.5]);
  expect(layout?.high).toBeCloseTo(0.96, 12);
  // A quarter of the way: 0.04 + 0.92 / 4.
  expect(layout?.price).toBeCloseTo(0.27, 12);
});

it("extends to a price above all targets", () => {
  const layout = fanLayout(opinionOf([], { consensus: consensusOf(100, 110, 120), price: figureOf(140) }));
  expect(layout?.price).toBeCloseTo(0.96, 12);
  expect(layout?.high).toBeCloseTo(0.5, 12);
});

it("does not change when prices are measured in cents", () => {
  const [dollars, cents] = [1, 100].map((unit) =>
    fanLayout({ consensus: consensusOf(90 * unit, 101 * unit, 133 * unit), price: figureOf(97 * unit) }),
  );
  for (const name of ["low", "median", "high", "price"] as const) {
    expect(cents?.[name]).toBeCloseTo(dollars?.[name] ?? Number.NaN, 12);
  }
});

it("places a single target that equals the price in the middle, and is null without a price", () => {
  const alone = { consensus: consensusOf(50, 50, 50), price: figureOf(50) };
  expect(fanLayout(alone)?.price).toBe(0.5);
  expect(fanLayout({ ...alone, price: { value: null, because: "no-price" } })).toBeNull();
});
