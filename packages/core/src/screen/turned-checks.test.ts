import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inputsOf, type PlainInputs } from "../checks/check-inputs.fixture.ts";
import { CHECKS, evaluate, SUBSTITUTES } from "../checks/index.ts";
import { buildMatrix, turnedChecks } from "./index.ts";

/** A market of one company, and its row. */
function rowOf(plain: PlainInputs, type: "bank" | "other" = "other") {
  return { matrix: buildMatrix([{ inputs: inputsOf(type, plain), sector: 0, industry: 0 }]), row: 0 };
}

describe("turned checks", () => {
  it("have another result than before: a P/E of 26 and of 24 where 25 is the limit", () => {
    const [dear, cheap] = [26, 24].map((pe) => rowOf({ priceInAccounts: pe, epsTtm: 1 }));
    if (!dear || !cheap) throw new Error("Two companies.");
    expect(turnedChecks(dear, cheap)).toContainEqual({ id: "O1", result: "pass" });
    expect(turnedChecks(cheap, dear)).toContainEqual({ id: "O1", result: "fail" });
    expect(turnedChecks(dear, rowOf({ priceInAccounts: 25.5, epsTtm: 1 }))).toEqual([]);
  });

  it("exclude checks that were unknown before, or are unknown now", () => {
    const known = rowOf({ priceInAccounts: 24, epsTtm: 1 });
    expect(turnedChecks(rowOf({}), known)).toEqual([]);
    expect(turnedChecks(known, rowOf({}))).toEqual([]);
    expect(turnedChecks({ ...known, row: -1 }, known)).toEqual([]);
    // Five years cannot say whether ten have been good.
    const short = rowOf({ epsAnnual: [1, 2, 3, 4, 5] });
    expect(
      turnedChecks(short, rowOf({ epsAnnual: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })).map(({ id }) => id),
    ).not.toContain("D6");
  });

  const amount = fc.option(fc.integer({ min: -50, max: 200 }).map((whole) => whole / 4));
  const names = [...new Set([...CHECKS, ...SUBSTITUTES].flatMap(({ rule }) => rule.inputs))];
  const company = fc.record({
    ...Object.fromEntries(names.filter((name) => !name.endsWith("Annual")).map((name) => [name, amount])),
    epsAnnual: fc.array(fc.integer({ min: -1, max: 9 }), { maxLength: 13 }),
    revenueAnnual: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 13 }),
  });

  it("agree with the evaluation of the company on both days, and turn back", () => {
    fc.assert(
      fc.property(company, company, fc.constantFrom("bank", "other"), (then, now, type) => {
        const before = rowOf(then as PlainInputs, type);
        const after = rowOf(now as PlainInputs, type);
        const [was, is] = [then, now].map((plain) => inputsOf(type, plain as PlainInputs));
        if (!was || !is) throw new Error("Two days.");
        const expected = [...CHECKS, ...SUBSTITUTES].flatMap((check) => {
          const old = evaluate(check, was).result;
          const { result } = evaluate(check, is);
          return old === "na" || result === "na" || old === result ? [] : [{ id: check.id, result }];
        });
        const turned = turnedChecks(before, after);
        expect(turned).toEqual(expected);
        expect(turnedChecks(after, before).map(({ id }) => id)).toEqual(turned.map(({ id }) => id));
        expect(turnedChecks(after, after)).toEqual([]);
      }),
    );
  });
});
