import { expect, it } from "vitest";
import { consensusOf, figureOf, opinionOf } from "../opinion.fixture.ts";
import { fanPlaces } from "./fan-places.ts";

it("spans the targets and the price, with a little room on either side", () => {
  // From 100 to 200: 150 is in the middle; 4 % stay free at each end.
  const places = fanPlaces(opinionOf([], { consensus: consensusOf(100, 150, 200), price: figureOf(125) }));
  expect(places?.low).toBe(0.04);
  expect([places?.median, places?.mean]).toEqual([0.5, 0.5]);
  expect(places?.high).toBeCloseTo(0.96, 12);
  // A quarter of the way: 0.04 + 0.92 / 4.
  expect(places?.price).toBeCloseTo(0.27, 12);
});

it("reaches to a price that all targets are below", () => {
  const places = fanPlaces(opinionOf([], { consensus: consensusOf(100, 110, 120), price: figureOf(140) }));
  expect(places?.price).toBeCloseTo(0.96, 12);
  expect(places?.high).toBeCloseTo(0.5, 12);
});

it("does not change when prices are measured in cents", () => {
  const [dollars, cents] = [1, 100].map((unit) =>
    fanPlaces({ consensus: consensusOf(90 * unit, 101 * unit, 133 * unit), price: figureOf(97 * unit) }),
  );
  for (const name of ["low", "median", "high", "price"] as const) {
    expect(cents?.[name]).toBeCloseTo(dollars?.[name] ?? Number.NaN, 12);
  }
});

it("puts a single target at the price in the middle, and draws nothing without a price", () => {
  const alone = { consensus: consensusOf(50, 50, 50), price: figureOf(50) };
  expect(fanPlaces(alone)?.price).toBe(0.5);
  expect(fanPlaces({ ...alone, price: { value: null, because: "no-price" } })).toBeNull();
});
