import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PERPETUITY, valuationOf } from "../valuation.fixture.ts";
import { DEFAULT_CHOICE, type ValuationChoice } from "../valuation-choice.ts";
import { lazily, liveValuation } from "./model-results.ts";

const choiceOf = (parameters: ValuationChoice["parameters"]): ValuationChoice => ({ ...DEFAULT_CHOICE, parameters });

describe("the models of the page", () => {
  it("give the values of a hand calculation", () => {
    const live = liveValuation(valuationOf({ defaults: PERPETUITY, price: 20_600 }), DEFAULT_CHOICE);
    expect(live.dcf.value).toBeCloseTo(20_600, 6);
    expect(live.graham.value).toBeCloseTo(185.25, 10);
    // 185.25 x 4.4 / 5.2
    expect(live.grahamRevised.value).toBeCloseTo(156.75, 10);
  });

  it("find the growth in a price that is their own value", () => {
    fc.assert(
      fc.property(fc.double({ min: -0.2, max: 0.4, noNaN: true }), (shortTermGrowth) => {
        const at = (price: number) =>
          liveValuation(valuationOf({ defaults: PERPETUITY, price }), choiceOf({ shortTermGrowth }));
        const { value } = at(1).dcf;
        expect(at(value ?? Number.NaN).implied.growth.value).toBeCloseTo(shortTermGrowth, 9);
      }),
    );
  });

  it("follow what is moved, and only that", () => {
    const valuation = valuationOf({ defaults: PERPETUITY, price: 100 });
    const before = liveValuation(valuation, DEFAULT_CHOICE);
    const after = liveValuation(valuation, choiceOf({ eps: 13 }));
    expect(after.graham.value).toBeCloseTo(2 * 185.25, 10);
    expect(after.dcf).toEqual(before.dcf);
  });

  it("take the middle of the grid, the base scenario and the value from one model", () => {
    const { dcf, grid, scenarios } = liveValuation(valuationOf({ defaults: PERPETUITY }), DEFAULT_CHOICE);
    expect(grid?.values[3]?.[3]).toBe(dcf.value);
    expect(scenarios.find(({ name }) => name === "base")?.outcome.value).toBe(dcf.value);
  });

  it("refuse what the kind of company forbids, whatever is entered", () => {
    const dcfRefusal = { value: null, because: "NOT_SUITABLE", details: { companyType: "bank" } } as const;
    const live = liveValuation(valuationOf({ defaults: PERPETUITY, price: 1, dcfRefusal }), choiceOf({ baseFlow: 5 }));
    expect(live).toMatchObject({ dcf: dcfRefusal, grid: null, scenarios: [], tornado: [] });
    expect(live.implied.growth).toEqual(dcfRefusal);
    expect(live.graham.value).toBeCloseTo(185.25, 10);
  });

  it("refuse a discount rate at terminal growth but still show the grid around it", () => {
    const live = liveValuation(valuationOf({ defaults: PERPETUITY, price: 1 }), choiceOf({ wacc: 0.03 }));
    expect(live.dcf).toMatchObject({ value: null, because: "WACC_LE_TERMINAL" });
    expect(live.grid?.values[3]?.[3]).toBeNull();
    expect(live.grid?.values[6]?.[0]).not.toBeNull();
  });

  it("know of no price that they were not told", () => {
    const { implied } = liveValuation(valuationOf({ defaults: PERPETUITY }), DEFAULT_CHOICE);
    expect(implied.growth).toMatchObject({ because: "MISSING_INPUT", details: { input: "price" } });
  });
});

it("computes what is asked for, once, and nothing else", () => {
  const asked: string[] = [];
  const part = <Value>(name: string, value: Value) => {
    return () => {
      asked.push(name);
      return value;
    };
  };
  const whole = lazily({ one: part("one", 1), list: part("list", [2]) });
  expect(asked).toEqual([]);
  expect(whole.list).toBe(whole.list);
  expect(asked).toEqual(["list"]);
  expect({ ...whole }).toEqual({ one: 1, list: [2] });
});
