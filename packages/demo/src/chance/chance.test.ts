import { describe, expect, it } from "vitest";
import { chanceOf } from "./chance.ts";

describe("chance", () => {
  it("gives the same numbers for a seed and label, and others for other ones", () => {
    const draw = (seed: number, label: string) => Array.from({ length: 5 }, chanceOf(seed, label).uniform);
    expect(draw(7, "prices")).toEqual(draw(7, "prices"));
    expect(draw(7, "prices")).not.toEqual(draw(8, "prices"));
    expect(draw(7, "prices")).not.toEqual(draw(7, "volumes"));
  });

  it("draws normal numbers of mean 0, deviation 1 and kurtosis 3", () => {
    const { normal } = chanceOf(1, "moments");
    const draws = Array.from({ length: 200_000 }, () => normal());
    const moment = (power: number) => draws.reduce((sum, one) => sum + one ** power, 0) / draws.length;
    // Standard errors at this sample size: 0.0022, 0.0032 and 0.022.
    expect(Math.abs(moment(1))).toBeLessThan(0.01);
    expect(Math.abs(moment(2) - 1)).toBeLessThan(0.015);
    expect(Math.abs(moment(4) - 3)).toBeLessThan(0.1);
  });

  it("shuffles without losing an element", () => {
    const order = chanceOf(3, "shuffle").shuffle([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(order).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([...order].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
