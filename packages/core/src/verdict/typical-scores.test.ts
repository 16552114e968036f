import { describe, expect, it } from "vitest";
import { inputsOf, type PlainInputs } from "../checks/check-inputs.fixture.ts";
import { buildMatrix } from "../screen/index.ts";
import { typicalScores } from "./typical-scores.ts";

/** A company with gaps of DCF and Graham value alone; no other part of value is known but D8 and standings. */
const priced = (dcfValue: number): PlainInputs => ({
  priceInAccounts: 100,
  dcfValue,
  grahamValue: dcfValue,
  epsTtm: dcfValue / 10,
  revenueTtm: 50,
  marketValue: 100,
  cfoTtm: 10,
  equity: 50,
  preferred: 0,
});

const matrixOf = (values: readonly number[]) =>
  buildMatrix(values.map((value) => ({ inputs: inputsOf("other", priced(value)), sector: 0, industry: 0 })));

describe("the median of a sector", () => {
  it("is that of the company in the middle", () => {
    const matrix = matrixOf([60, 80, 100, 120, 140]);
    const { value } = typicalScores(matrix, [0, 1, 2, 3, 4]);
    // In the middle everything is in the middle: gaps of 0, and standings of one half.
    expect(value.members).toBe(5);
    expect(value.median).toBeCloseTo(0.5, 12);
  });

  it("is not known of four companies, nor of expectations", () => {
    const matrix = matrixOf([60, 80, 100, 120, 140]);
    expect(typicalScores(matrix, [0, 1, 2, 3]).value.median).toBeNaN();
    expect(typicalScores(matrix, [0, 1, 2, 3, 4]).expectations).toEqual({ median: Number.NaN, members: 0 });
  });
});
