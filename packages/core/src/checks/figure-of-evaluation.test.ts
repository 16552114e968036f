import { describe, expect, it } from "vitest";
import { inputsOf, type PlainInputs } from "./check-inputs.fixture.ts";
import { type CheckId, checkOf, evaluate, figureOfEvaluation } from "./index.ts";

function figureOf(id: CheckId, plain: PlainInputs) {
  const inputs = inputsOf("other", plain);
  return figureOfEvaluation(evaluate(checkOf(id), inputs), inputs);
}

describe("the value of a check as a figure", () => {
  it("has the provenance of its inputs", () => {
    const figure = figureOf("O1", { priceInAccounts: 60, epsTtm: 5 });
    expect(figure).toEqual({ value: 12, provenance: { source: "test", formula: "O1" } });
  });

  it("has the reason that settled the check without one", () => {
    const figure = figureOf("O1", { priceInAccounts: 60, epsTtm: -1 });
    expect(figure).toEqual({ value: null, because: "no-earnings" });
  });

  it("is missing where it is a count of no years: it has no evidence", () => {
    expect(figureOf("F4", { epsAnnual: [] })).toEqual({ value: null, because: "too-few-periods" });
    expect(figureOf("F4", { epsAnnual: [-1, -1, -1, -1, -1] })).toMatchObject({ value: 0 });
  });
});
