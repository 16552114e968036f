import { type DcfValuation, discountedCashFlow } from "@plumbline/core/valuation/model";
import { describe, expect, it } from "vitest";
import { bridgeLayout } from "./Bridge.tsx";

const rates = { shortTermGrowth: 0, longTermGrowth: 0, terminalGrowth: 0, wacc: 0.2 };
const valued = (netDebt: number) => discountedCashFlow({ ...rates, baseFlow: 50, netDebt, shares: 10 }) as DcfValuation;
const barsOf = (netDebt: number) =>
  Object.fromEntries(bridgeLayout(valued(netDebt)).bars.map((bar) => [bar.step, bar]));

describe("the bridge from cash flow to equity", () => {
  it("ends each step where the next one begins", () => {
    const { flows, terminal, enterprise, netDebt, equity } = barsOf(100);
    expect(flows?.to).toBeCloseTo(terminal?.from ?? Number.NaN, 12);
    expect(terminal?.to).toBeCloseTo(enterprise?.to ?? Number.NaN, 12);
    expect(netDebt?.from).toBeCloseTo(equity?.to ?? Number.NaN, 12);
  });

  it("adds net cash and subtracts net debt", () => {
    // A perpetuity of 50 at 20 % is worth 250.
    expect(barsOf(100).equity?.amount).toBeCloseTo(150, 9);
    expect(barsOf(-100).equity?.amount).toBeCloseTo(350, 9);
    expect(barsOf(-100).netDebt?.amount).toBe(100);
  });

  it("goes below zero where net debt exceeds the enterprise value", () => {
    const { zero } = bridgeLayout(valued(900));
    const { equity } = barsOf(900);
    expect(equity?.amount).toBeCloseTo(-650, 9);
    expect(equity?.to).toBeCloseTo(zero, 12);
    expect(equity?.from).toBe(0);
  });
});
