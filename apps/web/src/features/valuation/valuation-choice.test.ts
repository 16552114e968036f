import { PARAMETER_BOUNDS, VALUATION_PARAMETERS, type ValuationParameter } from "@plumbline/contract/calls";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DEFAULT_CHOICE,
  isSameChoice,
  readChoice,
  type ValuationChoice,
  withParameter,
  writeChoice,
} from "./valuation-choice.ts";

const queryOf = (choice: ValuationChoice): Record<string, string> =>
  Object.fromEntries(
    Object.entries(writeChoice(choice)).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );

const parameters: fc.Arbitrary<ValuationChoice["parameters"]> = fc.subarray([...VALUATION_PARAMETERS]).chain((names) =>
  fc.record(
    Object.fromEntries(
      names.map((name) => {
        const { min, max } = PARAMETER_BOUNDS[name];
        // Readers enter up to four decimals; an address keeps ten digits.
        const low = Math.max(min, -1e5);
        const high = Math.min(max, 1e5);
        return [name, fc.integer({ min: low * 1e4, max: high * 1e4 }).map((number) => number / 1e4)];
      }),
    ),
  ),
);

const choices: fc.Arbitrary<ValuationChoice> = fc.record(
  {
    parameters,
    isRevised: fc.boolean(),
    timing: fc.constant("mid-year" as const),
    growthPath: fc.constant("linear-fade" as const),
    stockCompensation: fc.constant("deducted" as const),
    securities: fc.constant("added" as const),
    earnings: fc.constant("three-years" as const),
  },
  { requiredKeys: ["parameters", "isRevised"] },
);

describe("the choice in an address", () => {
  it("is read back as it was written", () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(readChoice(queryOf(choice))).toEqual(choice);
      }),
    );
  });

  it("is empty where nothing was moved", () => {
    expect(writeChoice(DEFAULT_CHOICE)).toEqual({ set: undefined, with: undefined });
    expect(readChoice({})).toEqual(DEFAULT_CHOICE);
  });

  it("ignores unknown parameters, values that are no numbers and values out of bounds", () => {
    const set = "wacc:0.09,wacc2:1,beta:,eps:x,terminalGrowth:0.5,shares:0.0000001,shortTermGrowth:Infinity";
    expect(readChoice({ set, with: "mid-year,never" })).toEqual({
      ...DEFAULT_CHOICE,
      parameters: { wacc: 0.09 },
      timing: "mid-year",
    });
  });

  it("is a short text that a person can read", () => {
    const choice: ValuationChoice = { parameters: { wacc: 0.1 + 0.2 - 0.2, eps: 1.5 }, isRevised: true };
    expect(writeChoice(choice)).toEqual({ set: "wacc:0.1,eps:1.5", with: "1974" });
  });
});

describe("setting a parameter", () => {
  it("and resetting it gives the first choice again", () => {
    fc.assert(
      fc.property(choices, fc.constantFrom<ValuationParameter>(...VALUATION_PARAMETERS), (choice, name) => {
        const before = withParameter(choice, name, undefined);
        expect(isSameChoice(withParameter(withParameter(before, name, 0.01), name, undefined), before)).toBe(true);
      }),
    );
  });
});
