import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { VALUATION_PARAMETERS } from "../../words/index.ts";
import { chosenModel, discountedCashFlow, type ModelBasis, type ModelParameters } from "./index.ts";

/** Debt of 400 beside equity of 1,200; a flow of 100 - 30 + 10 x (1 - 20 %) = 78. */
const BASIS: ModelBasis = {
  defaults: {
    shortTermGrowth: 0.06,
    longTermGrowth: 0.04,
    terminalGrowth: 0.02,
    wacc: 0.08,
    baseFlow: 78,
    netDebt: 300,
    shares: 10,
    riskFreeRate: 0.04,
    beta: 1.25,
    equityRiskPremium: 0.04,
    costOfDebt: 0.05,
    taxRate: 0.2,
    eps: 6,
    grahamGrowth: 0.05,
    noGrowthMultiple: 8.5,
    growthMultiplier: 2,
    bondYield: 0.05,
  },
  cfo: 100,
  capex: 30,
  interestExpense: 10,
  stockCompensation: 8,
  nonCurrentSecurities: 120,
  marketValue: 1200,
  totalDebt: 400,
  preferred: 0,
  epsThreeYears: 5,
};

function without(...names: readonly (keyof ModelParameters)[]): ModelBasis {
  const missing = Object.fromEntries(names.map((name) => [name, null]));
  return { ...BASIS, defaults: { ...BASIS.defaults, ...missing } };
}

describe("a model without moved parameters", () => {
  it("is that of the defaults", () => {
    const { parameters, dcf, graham, bondYield, costOfEquity } = chosenModel(BASIS);
    expect(parameters).toEqual(BASIS.defaults);
    expect(dcf).toMatchObject({ baseFlow: 78, wacc: 0.08, timing: "end-year", growthPath: "two-stage" });
    expect(graham).toEqual({ eps: 6, growth: 0.05, noGrowthMultiple: 8.5, growthMultiplier: 2 });
    expect(bondYield).toBe(0.05);
    // 4 % + 1.25 x 4 %
    expect(costOfEquity).toBeCloseTo(0.09, 15);
  });

  it("has a refusal that names the unknown input", () => {
    const { dcf } = chosenModel(without("riskFreeRate", "costOfDebt", "wacc"));
    expect(discountedCashFlow(dcf)).toMatchObject({ because: "MISSING_INPUT", details: { input: "wacc" } });
  });
});

describe("a moved parameter", () => {
  it("changes itself and nothing else, where nothing follows from it", () => {
    const free = VALUATION_PARAMETERS.filter(
      (name) => !["riskFreeRate", "beta", "equityRiskPremium", "costOfDebt", "taxRate"].includes(name),
    );
    fc.assert(
      fc.property(fc.constantFrom(...free), fc.double({ min: 0.001, max: 0.2, noNaN: true }), (name, value) => {
        const { parameters } = chosenModel(BASIS, { parameters: { [name]: value } });
        expect(parameters).toEqual({ ...BASIS.defaults, [name]: value });
      }),
    );
  });

  it("moves the discount rate too if it is part of the cost of capital, even beyond the bounds of the default", () => {
    const { parameters, costOfEquity } = chosenModel(BASIS, { parameters: { beta: 4 } });
    // 4 % + 4 x 4 % = 20 %; three quarters of it and one quarter of 5 % x (1 - 20 %).
    expect(costOfEquity).toBeCloseTo(0.2, 15);
    expect(parameters.wacc).toBeCloseTo(0.75 * 0.2 + 0.25 * 0.04, 15);
  });

  it("does not move a discount rate that was moved too", () => {
    expect(chosenModel(BASIS, { parameters: { beta: 4, wacc: 0.1 } }).parameters.wacc).toBe(0.1);
  });

  it("gives a discount rate where the market has no risk-free rate: debt then costs 1.5 % more", () => {
    const basis = without("riskFreeRate", "costOfDebt", "wacc");
    const { wacc } = chosenModel(basis, { parameters: { riskFreeRate: 0.04 } }).parameters;
    expect(wacc).toBeCloseTo(0.75 * 0.09 + 0.25 * 0.055 * 0.8, 15);
    expect(chosenModel(basis, { parameters: { beta: 1 } }).parameters.wacc).toBeNull();
  });

  it("gives the cost of equity as the discount rate where the market value is unknown", () => {
    const { wacc } = chosenModel({ ...BASIS, marketValue: null }, { parameters: { beta: 1 } }).parameters;
    expect(wacc).toBeCloseTo(0.08, 15);
  });

  it("moves the base flow too if it is the tax rate, unless the base flow was moved itself", () => {
    const { parameters } = chosenModel(BASIS, { parameters: { taxRate: 0.5 } });
    expect(parameters.baseFlow).toBe(75);
    const both = chosenModel(BASIS, { parameters: { taxRate: 0.5, baseFlow: 60 } });
    expect(both.parameters.baseFlow).toBe(60);
  });
});

describe("a choice", () => {
  it("deducts pay in shares from the base flow", () => {
    expect(chosenModel(BASIS, { stockCompensation: "deducted" }).dcf.baseFlow).toBe(70);
    const unknown = { ...BASIS, cfo: null };
    expect(chosenModel(unknown, { stockCompensation: "deducted" }).dcf.baseFlow).toBeNaN();
  });

  it("deducts non-current securities from net debt, unless net debt was given", () => {
    expect(chosenModel(BASIS).dcf.netDebt).toBe(300);
    expect(chosenModel(BASIS, { securities: "added" }).parameters.netDebt).toBe(180);
    expect(chosenModel(BASIS, { securities: "added", parameters: { netDebt: 250 } }).dcf.netDebt).toBe(250);
    const unknown = { ...BASIS, nonCurrentSecurities: null };
    expect(chosenModel(unknown, { securities: "added" }).dcf.netDebt).toBe(300);
  });

  it("raises the value of a share by what the securities are worth a share", () => {
    const shareValue = (securities: "left-out" | "added") => discountedCashFlow(chosenModel(BASIS, { securities }).dcf);
    expect(Number(shareValue("added").value) - Number(shareValue("left-out").value)).toBeCloseTo(120 / 10, 12);
  });

  it("takes the earnings of three years, unless they were given", () => {
    expect(chosenModel(BASIS, { earnings: "three-years" }).graham.eps).toBe(5);
    expect(chosenModel(BASIS, { earnings: "three-years", parameters: { eps: 7 } }).graham.eps).toBe(7);
  });

  it("passes timing and growth path to the model", () => {
    const { dcf } = chosenModel(BASIS, { timing: "mid-year", growthPath: "linear-fade" });
    expect(dcf).toMatchObject({ timing: "mid-year", growthPath: "linear-fade" });
  });
});
