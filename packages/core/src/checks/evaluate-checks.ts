import { CHECK_TABS, type CheckTab } from "./check.ts";
import type { CheckInputs } from "./check-inputs.ts";
import { type Evaluation, evaluate } from "./evaluate.ts";
import { CHECKS, type CheckId, checkOf, SUBSTITUTES } from "./registry/checks.ts";

export type Thresholds = Readonly<Partial<Record<CheckId, number>>>;

/** The checks of a company: the 42, and the substitutes for some of them. */
export interface Scorecard {
  readonly checks: readonly Evaluation[];
  /** Only those that apply to the company. */
  readonly substitutes: readonly Evaluation[];
}

/**
 * Evaluates all checks of a company.
 *
 * @param inputs What is known about the company.
 * @param thresholds Moved thresholds by check.
 * @throws {RangeError} if a threshold is out of bounds.
 * @see docs/rules.md, "Checks"
 *
 * @example
 * evaluateChecks(inputs, { O1: 20 }).checks.length; // 42
 */
export function evaluateChecks(inputs: CheckInputs, thresholds: Thresholds = {}): Scorecard {
  const each = (checks: typeof CHECKS) => checks.map((check) => evaluate(check, inputs, thresholds[check.id]));
  return {
    checks: each(CHECKS),
    substitutes: each(SUBSTITUTES).filter(({ state }) => state !== "not-applicable"),
  };
}

/** The counts behind "9 of 11 known". */
export interface CheckSummary {
  readonly pass: number;
  readonly fail: number;
  readonly na: number;
  /** pass + fail. */
  readonly known: number;
  /** Of the known ones, those within 10 % of their threshold. */
  readonly near: number;
}

/**
 * Counts evaluations tab by tab. An unknown check never counts for or against a company.
 *
 * @param evaluations The checks of a company, with or without the substitutes.
 *
 * @example
 * summarise(evaluateChecks(inputs).checks).defensive; // { pass: 11, fail: 1, na: 0, known: 12, near: 2 }
 */
export function summarise(evaluations: readonly Evaluation[]): Readonly<Record<CheckTab, CheckSummary>> {
  const counted = CHECK_TABS.map((tab) => {
    const ofTab = evaluations.filter(({ check }) => checkOf(check).tab === tab);
    const count = (result: Evaluation["result"]) => ofTab.filter((one) => one.result === result).length;
    const pass = count("pass");
    const fail = count("fail");
    const na = count("na");
    return [tab, { pass, fail, na, known: pass + fail, near: ofTab.filter(({ isNear }) => isNear).length }] as const;
  });
  return Object.fromEntries(counted) as Record<CheckTab, CheckSummary>;
}
