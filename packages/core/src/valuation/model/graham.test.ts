import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  GRAHAM_BOND_YIELD,
  GRAHAM_CONSERVATIVE,
  graham,
  grahamImpliedGrowth,
  grahamNumber,
  grahamRevised1974,
  marginOfSafety,
  upside,
} from "./index.ts";

const EPS = fc.double({ min: 0.01, max: 1000, noNaN: true });
const GROWTH = fc.double({ min: -0.04, max: 0.25, noNaN: true });

describe("Graham's formula", () => {
  it("equals its revision at the bond yield of 1962", () => {
    fc.assert(
      fc.property(EPS, GROWTH, (eps, growth) => {
        expect(grahamRevised1974({ eps, growth }, GRAHAM_BOND_YIELD)).toEqual(graham({ eps, growth }));
      }),
    );
  });

  it("rises with earnings and growth, and in the revision falls with the yield", () => {
    fc.assert(
      fc.property(EPS, GROWTH, (eps, growth) => {
        const value = graham({ eps, growth }).value as number;
        expect(graham({ eps: 2 * eps, growth }).value).toBe(2 * value);
        expect(graham({ eps, growth: growth + 0.01 }).value).toBeGreaterThan(value);
        expect(grahamRevised1974({ eps, growth }, 2 * GRAHAM_BOND_YIELD).value).toBeCloseTo(value / 2, 9);
      }),
    );
  });

  it("gives back the growth it was given when it is solved for growth", () => {
    fc.assert(
      fc.property(EPS, GROWTH, (eps, growth) => {
        const price = graham({ eps, growth }).value as number;
        expect(grahamImpliedGrowth({ eps, price }).value).toBeCloseTo(growth, 9);
        const edited = graham({ eps, growth, ...GRAHAM_CONSERVATIVE }).value as number;
        expect(grahamImpliedGrowth({ eps, price: edited, ...GRAHAM_CONSERVATIVE }).value).toBeCloseTo(growth, 9);
        const revised = grahamRevised1974({ eps, growth }, 0.052).value as number;
        expect(grahamImpliedGrowth({ eps, price: revised, bondYield: 0.052 }).value).toBeCloseTo(growth, 9);
      }),
    );
  });

  it("warns of growth above that of Graham's table", () => {
    const codes = (growth: number) => {
      const outcome = graham({ eps: 5, growth });
      return outcome.value === null ? [] : outcome.warnings.map(({ code }) => code);
    };
    expect([codes(0.2), codes(0.21)]).toEqual([[], ["GROWTH_ABOVE_TABLE"]]);
  });

  it("refuses a loss, and a multiple or a yield of 0 or less, with the numbers", () => {
    expect(graham({ eps: -1.2, growth: 0.1 })).toEqual({
      value: null,
      because: "EPS_NOT_POSITIVE",
      details: { eps: -1.2 },
    });
    expect(graham({ eps: 3, growth: -0.05 })).toMatchObject({
      because: "MULTIPLE_NOT_POSITIVE",
      details: { growth: -0.05, multiple: -1.5 },
    });
    expect(graham({ eps: Number.NaN, growth: 0 })).toMatchObject({
      because: "MISSING_INPUT",
      details: { input: "eps" },
    });
    expect(grahamRevised1974({ eps: 3, growth: 0 }, 0)).toMatchObject({ because: "YIELD_NOT_POSITIVE" });
    expect(grahamImpliedGrowth({ eps: 3, price: 60, growthMultiplier: 0 })).toMatchObject({
      because: "INPUT_OUT_OF_RANGE",
      details: { input: "growthMultiplier" },
    });
    expect(grahamImpliedGrowth({ eps: 0, price: 60 })).toMatchObject({ because: "EPS_NOT_POSITIVE" });
  });
});

describe("the Graham number", () => {
  it("is the price at which P/E times price to book is 22.5", () => {
    fc.assert(
      fc.property(EPS, EPS, (eps, bookValuePerShare) => {
        const price = grahamNumber({ eps, bookValuePerShare }).value as number;
        expect((price / eps) * (price / bookValuePerShare)).toBeCloseTo(22.5, 9);
      }),
    );
  });

  it("does not exist for a loss or a negative book value", () => {
    expect(grahamNumber({ eps: -1, bookValuePerShare: 20 })).toMatchObject({ because: "EPS_NOT_POSITIVE" });
    expect(grahamNumber({ eps: 1, bookValuePerShare: -20 })).toMatchObject({ because: "BOOK_VALUE_NOT_POSITIVE" });
  });
});

describe("margin of safety and upside", () => {
  it("measure the same gap, one as a share of the value and one of the price", () => {
    fc.assert(
      fc.property(EPS, EPS, (value, price) => {
        const margin = marginOfSafety(value, price) as number;
        const rise = upside(value, price) as number;
        expect((1 - margin) * (1 + rise)).toBeCloseTo(1, 9);
        expect(margin > 0).toBe(rise > 0);
      }),
    );
  });

  it("do not exist for a value of 0 or less", () => {
    expect([marginOfSafety(0, 10), marginOfSafety(-5, 10), upside(-5, 10), upside(10, 0)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
