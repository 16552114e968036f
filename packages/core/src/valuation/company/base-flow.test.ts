import { describe, expect, it } from "vitest";
import { type Figure, missing, type Reason } from "../../figure/index.ts";
import type { InputNote } from "../../words/index.ts";
import { baseFlowOf, type PartFigures } from "./base-flow.ts";

const known = (value: number): Figure => ({ value, provenance: { source: "test" } });

function flowWithout(because: Reason) {
  const notes: InputNote[] = [];
  const lines = { cfo: known(100), capex: known(30), totalDebt: known(50), interestExpense: missing(because) };
  const figures = { ...lines, stockCompensation: missing(because) } as Partial<PartFigures> as PartFigures;
  return { value: baseFlowOf(figures, { taxRate: 0.2, isAfterPay: true }, notes).value, notes };
}

describe("the flow that a projection starts from", () => {
  it("notes unreported pay in shares and interest only where the reports were complete", () => {
    expect(flowWithout("not-reported")).toEqual({
      value: 70,
      notes: ["interest-not-reported", "stock-compensation-not-reported"],
    });
    expect(flowWithout("not-in-market-data")).toEqual({ value: 70, notes: [] });
  });
});
