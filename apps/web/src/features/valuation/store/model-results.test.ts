import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PERPETUITY, valuationOf } from "../valuation.fixture.ts";
import { DEFAULT_CHOICE, type ValuationChoice } from "../valuation-choice.ts";
import { lazyProperties, modelResults } from "./model-results.ts";

const choiceOf = (parameters: ValuationChoice["parameters"]): ValuationChoice => ({ ...DEFAULT_CHOICE, parameters });

describe("the models of the page", () => {
  it("give the values of a hand calculation", () => {
    const results = modelResults(valuationOf({ defaults: PERPETUITY, price: 20_600 }), DEFAULT_CHOICE);
    expect(results.dcf.value).toBeCloseTo(20_600, 6);
    expect(results.graham.value).toBeCloseTo(185.25, 10);
    // 185.25 x 4.4 / 5.2
    expect(results.grahamRevised.value).toBeCloseTo(156.75, 10);
  });

  it("find the growth rate that is implied by a price equal to their own value", () => {
    fc.assert(
      fc.property(fc.double({ min: -0.2, max: 0.4, noNaN: true }), (shortTermGrowth) => {
        const at = (price: number) =>
          modelResults(valuationOf({ defaults: PERPETUITY, price }), choiceOf({ shortTermGrowth }));
        const { value } = at(1).dcf;
        expect(at(value ?? Number.NaN).implied.growth.value).toBeCloseTo(shortTermGrowth, 9);
      }),
    );
  });

  it("change only the results that depend on the moved parameter", () => {
    const valuation = valuationOf({ defaults: PERPETUITY, price: 100 });
    const before = modelResults(valuation, DEFAULT_CHOICE);
    const after = modelResults(valuation, choiceOf({ eps: 13 }));
    expect(after.graham.value).toBeCloseTo(2 * 185.25, 10);
    expect(after.dcf).toEqual(before.dcf);
  });

  it("give the same value in the middle of the grid, in the base scenario and as the result", () => {
    const { dcf, grid, scenarios } = modelResults(valuationOf({ defaults: PERPETUITY }), DEFAULT_CHOICE);
    expect(grid?.values[3]?.[3]).toBe(dcf.value);
    expect(scenarios.find(({ name }) => name === "base")?.outcome.value).toBe(dcf.value);
  });

  it("refuse a company of an unsuitable kind, whatever is entered", () => {
    const dcfRefusal = { value: null, because: "NOT_SUITABLE", details: { companyType: "bank" } } as const;
    const results = modelResults(
      valuationOf({ defaults: PERPETUITY, price: 1, dcfRefusal }),
      choiceOf({ baseFlow: 5 }),
    );
    expect(results).toMatchObject({ dcf: dcfRefusal, grid: null, scenarios: [], tornado: [] });
    expect(results.implied.growth).toEqual(dcfRefusal);
    expect(results.graham.value).toBeCloseTo(185.25, 10);
  });

  it("refuse a discount rate at terminal growth but still show the grid around it", () => {
    const results = modelResults(valuationOf({ defaults: PERPETUITY, price: 1 }), choiceOf({ wacc: 0.03 }));
    expect(results.dcf).toMatchObject({ value: null, because: "WACC_LE_TERMINAL" });
    expect(results.grid?.values[3]?.[3]).toBeNull();
    expect(results.grid?.values[6]?.[0]).not.toBeNull();
  });

  it("refuse to find implied growth without a price", () => {
    const { implied } = modelResults(valuationOf({ defaults: PERPETUITY }), DEFAULT_CHOICE);
    expect(implied.growth).toMatchObject({ because: "MISSING_INPUT", details: { input: "price" } });
  });
});

it("computes a property once, when it is first read, and computes no other", () => {
  const computed: string[] = [];
  const getter = <Value>(name: string, value: Value) => {
    return () => {
      computed.push(name);
      return value;
    };
  };
  const object = lazyProperties({ one: getter("one", 1), list: getter("list", [2]) });
  expect(computed).toEqual([]);
  expect(object.list).toBe(object.list);
  expect(computed).toEqual(["list"]);
  expect({ ...object }).toEqual({ one: 1, list: [2] });
});
