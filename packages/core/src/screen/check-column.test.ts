import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inputsOf, type PlainInputs } from "../checks/check-inputs.fixture.ts";
import { CHECKS, type CheckId, evaluate, SUBSTITUTES } from "../checks/index.ts";
import { COMPANY_TYPES } from "../fundamentals/index.ts";
import {
  buildMatrix,
  type CheckColumn,
  checkStates,
  explainRow,
  reasonAt,
  runScreen,
  type ScreenFilter,
  type ScreenMatrix,
} from "./index.ts";

describe("checks in a screen", () => {
  const amount = fc.option(fc.double({ min: -100, max: 1000, noNaN: true }));
  const names = [...new Set([...CHECKS, ...SUBSTITUTES].flatMap(({ rule }) => rule.inputs))];
  const company = fc.record({
    ...Object.fromEntries(names.filter((name) => !name.endsWith("Annual")).map((name) => [name, amount])),
    epsAnnual: fc.array(fc.double({ min: -1, max: 9, noNaN: true }), { maxLength: 13 }),
    revenueAnnual: fc.array(fc.double({ min: 1, max: 9, noNaN: true }), { maxLength: 13 }),
  });
  const type = fc.constantFrom(...COMPANY_TYPES);

  it("agree with the evaluation of each company, at the default and at a moved threshold", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(company, type), { minLength: 1, maxLength: 4 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (companies, share) => {
          const inputs = companies.map(([plain, companyType]) => inputsOf(companyType, plain as PlainInputs));
          const matrix = buildMatrix(inputs.map((one) => ({ inputs: one, sector: 0, industry: 0 })));
          for (const check of [...CHECKS, ...SUBSTITUTES]) {
            const { min, max } = check.rule.bounds;
            for (const threshold of [undefined, min + share * (max - min)]) {
              expectAgreement(matrix, check.id, {
                threshold,
                evaluations: inputs.map((one) => evaluate(check, one, threshold)),
              });
            }
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  function expectAgreement(
    matrix: ScreenMatrix,
    check: CheckId,
    { threshold, evaluations }: { threshold: number | undefined; evaluations: readonly ReturnType<typeof evaluate>[] },
  ): void {
    const moved = threshold === undefined ? {} : { threshold };
    const rowsOf = (state: "pass" | "fail" | "near" | "unknown") => [
      ...runScreen(matrix, [{ check, state, ...moved }]).rows,
    ];
    const where = (holds: (one: (typeof evaluations)[number]) => boolean) =>
      evaluations.flatMap((one, row) => (holds(one) ? [row] : []));
    expect(rowsOf("pass"), check).toEqual(where(({ result }) => result === "pass"));
    expect(rowsOf("fail"), check).toEqual(where(({ result }) => result === "fail"));
    expect(rowsOf("unknown"), check).toEqual(where(({ result }) => result === "na"));
    expect(rowsOf("near"), check).toEqual(where(({ isNear }) => isNear));
    const rows = Int32Array.from(evaluations.keys());
    const states = checkStates(matrix.checks.get(check) as CheckColumn, rows, threshold);
    expect(states, check).toEqual(evaluations.map(({ state }) => state));
    const { values, missing } = matrix.checks.get(check) as CheckColumn;
    evaluations.forEach(({ value, because }, row) => {
      if (value === null) expect(reasonAt(missing, row), check).toBe(because);
      else if (Number.isNaN(values[row])) expect(reasonAt(missing, row), check).toBe("too-few-periods");
      else expect(reasonAt(missing, row), check).toBeNull();
    });
  }

  it("explain the distance to the threshold", () => {
    const inputs = inputsOf("other", { priceInAccounts: 20, epsTtm: 1 });
    const matrix = buildMatrix([{ inputs, sector: 0, industry: 0 }]);
    const filters: ScreenFilter[] = [
      { check: "O1", state: "pass" },
      { check: "F1", state: "pass" },
      { check: "F1", state: "fail" },
      { check: "F2", state: "pass" },
    ];
    expect(explainRow(matrix, filters, 0)).toEqual([
      { result: "pass", value: 20, distance: 5 },
      { result: "fail", value: 20, distance: -10 },
      { result: "pass", value: 20, distance: 10 },
      { result: "missing", value: null, distance: null },
    ]);
  });
});
