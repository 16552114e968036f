import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { costOfEquity, freeCashFlowToFirm, leveredBeta, weightedCostOfCapital } from "./index.ts";

const AMOUNT = fc.double({ min: 1, max: 1e12, noNaN: true });
const RATE = fc.double({ min: 0, max: 0.3, noNaN: true });

describe("the weighted cost of capital", () => {
  it("lies between the costs of its parts, whatever the unit of money", () => {
    fc.assert(
      fc.property(fc.tuple(AMOUNT, AMOUNT, AMOUNT), fc.tuple(RATE, RATE, RATE, RATE), (amounts, rates) => {
        const [equity, debt, preferred] = amounts;
        const [ofEquity, ofDebt, ofPreferred, taxRate] = rates;
        const costs = { costOfEquity: ofEquity, costOfDebt: ofDebt, costOfPreferred: ofPreferred, taxRate };
        const wacc = weightedCostOfCapital({ equity, debt, preferred, ...costs });
        const parts = [ofEquity, ofDebt * (1 - taxRate), ofPreferred];
        expect(wacc).toBeGreaterThanOrEqual(Math.min(...parts) - 1e-12);
        expect(wacc).toBeLessThanOrEqual(Math.max(...parts) + 1e-12);
        const inCents = { equity: 128 * equity, debt: 128 * debt, preferred: 128 * preferred };
        expect(weightedCostOfCapital({ ...inCents, ...costs })).toBe(wacc);
      }),
    );
  });

  it("gives preferred stock the cost of debt before tax where no other is given", () => {
    // 50 % at 10 %, 25 % at 4 % less a quarter, 25 % at 4 %
    const capital = { equity: 2, debt: 1, preferred: 1, costOfEquity: 0.1, costOfDebt: 0.04, taxRate: 0.25 };
    expect(weightedCostOfCapital(capital)).toBeCloseTo(0.0675, 15);
  });
});

describe("the cost of equity", () => {
  it("is that of the market for a beta of 1, and the risk-free rate for a beta of 0", () => {
    const market = { riskFreeRate: 0.0425, equityRiskPremium: 0.0423 };
    expect(costOfEquity({ ...market, beta: 1 })).toBeCloseTo(0.0848, 15);
    expect(costOfEquity({ ...market, beta: 0 })).toBe(0.0425);
  });

  it("rises with debt through beta, and does not change without any", () => {
    expect(leveredBeta(1.2, 0.21, 0)).toBe(1.2);
    expect(leveredBeta(1.2, 0.21, 1)).toBeGreaterThan(leveredBeta(1.2, 0.21, 0.5));
  });
});

describe("free cash flow to the firm", () => {
  it("does not depend on how much of it lenders get", () => {
    // Two firms alike but for 100 of interest at a tax of 25 %: the second pays 100 out of its cash flow and saves 25.
    const debtFree = freeCashFlowToFirm({ cfo: 1000, capex: 300, interest: 0, taxRate: 0.25 });
    const indebted = freeCashFlowToFirm({ cfo: 1000 - 100 + 25, capex: 300, interest: 100, taxRate: 0.25 });
    expect(indebted).toBe(debtFree);
  });

  it("is lower by pay in shares where that counts", () => {
    expect(freeCashFlowToFirm({ cfo: 100, capex: 30, interest: 10, taxRate: 0.25, stockCompensation: 20 })).toBe(57.5);
  });
});
