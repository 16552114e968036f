import type { Reason } from "../figure/index.ts";
import { isLineAbsent, notApplicableTo, whyMissingOf } from "../fundamentals/index.ts";
import { CHECK_STATES, type CheckState } from "../words/index.ts";
import { type Check, type ComparisonOperator, ruleFor } from "./check.ts";
import type { CheckInputs, InputName } from "./check-inputs.ts";
import { type Measure, unmeasured } from "./measure.ts";
import { whyTooFew } from "./read-inputs.ts";
import type { CheckId } from "./registry/checks.ts";
import type { CheckRule, ThresholdBounds } from "./rule.ts";

export { CHECK_STATES, type CheckState };

/** One check of one company. */
export interface Evaluation {
  readonly check: CheckId;
  /** What counts: `na` is neither passed nor failed and never part of "9 of 11 known". */
  readonly result: "pass" | "fail" | "na";
  readonly isNear: boolean;
  readonly state: CheckState;
  /** The value that was compared with the threshold, in the unit of the rule; null when it was not needed or is unknown. */
  readonly value: number | null;
  /** The threshold in use. */
  readonly threshold: number;
  readonly isMoved: boolean;
  /** Distance to the threshold, above 0 on the passing side; null without a value. */
  readonly margin: number | null;
  /** Why there is no value: the reason of `na`, or what settled the result without one. */
  readonly because: Reason | null;
  /** The inputs read; their provenance is the evidence. */
  readonly inputs: readonly InputName[];
}

/**
 * Evaluates a check of a company.
 *
 * @param check The check.
 * @param inputs What is known about the company.
 * @param threshold Moved threshold; the default of the rule unless given.
 * @throws {RangeError} if the threshold lies outside the bounds of the rule.
 * @see docs/rules.md, "Checks"; GEN-02
 *
 * @example
 * evaluate(checkOf("O1"), { ...inputs, priceInAccounts: known(60), epsTtm: known(5.2) }); // { state: "pass", value: 11.54, ... }
 */
export function evaluate(check: Check<CheckId>, inputs: CheckInputs, threshold?: number): Evaluation {
  const rule = ruleFor(check, inputs.companyType);
  const { threshold: standard, unit, inputs: names } = rule ?? check.rule;
  if (threshold !== undefined) requireWithin(check.id, (rule ?? check.rule).bounds, threshold);
  const limit = threshold ?? standard;
  const measure = measureOf(check, inputs);
  const value = measure.kind === "measured" ? measure.value : null;
  const result = resultOf(measure, check.comparison, limit);
  const isNear = result !== "na" && value !== null && unit !== "fiscalYears" && isNearThreshold(value, limit);
  const because = measure.kind === "measured" && result === "na" ? whyTooFew(inputs, names) : reasonOf(measure);
  return {
    check: check.id,
    result,
    isNear,
    state: stateOf(result, isNear, because),
    value,
    threshold: limit,
    isMoved: limit !== standard,
    margin: value === null ? null : marginOf(check.comparison, value, limit),
    because,
    inputs: rule === null ? [] : names,
  };
}

/**
 * What a check measures for a company, before the threshold.
 *
 * @returns Not applicable when the check does not fit its kind, or needs a line that its kind mostly lacks and it does not file.
 * @see FND-16
 *
 * @example
 * measureOf(checkOf("D2"), { ...inputs, companyType: "bank" }); // { kind: "unmeasured", because: "not-applicable-to-banks" }
 */
export function measureOf(check: Check, inputs: CheckInputs): Measure {
  const { companyType: type } = inputs;
  const rule = ruleFor(check, type);
  if (rule === null) return unmeasured(notApplicableTo(type));
  const absent = check.ifFiledBy.includes(type) ? absentLine(rule, inputs) : null;
  const measure = absent === null ? rule.measure(inputs) : unmeasured(absent);
  return measure.kind === "unmeasured" ? unmeasured(whyMissingOf(measure.because, type, check)) : measure;
}

/** Lines that tell whether a financial has the statements of an industrial company: without one, no debt settles its check. */
const INDUSTRIAL_LINES: readonly InputName[] = ["operatingIncomeTtm", "currentAssets", "currentLiabilities"];

function absentLine(rule: CheckRule, inputs: CheckInputs): Reason | null {
  for (const name of rule.inputs) {
    const line = inputs[name];
    const isAbsent = "value" in line && line.value === null && isLineAbsent(line.because);
    if (isAbsent && INDUSTRIAL_LINES.includes(name)) return line.because;
  }
  return null;
}

/**
 * Compares unrounded doubles: `<` and `>` strictly, `<=` and `>=` inclusively.
 *
 * @see GEN-02
 *
 * @example
 * holds("<", 25, 25); // false
 */
export function holds(comparison: ComparisonOperator, value: number, threshold: number): boolean {
  switch (comparison) {
    case "<":
      return value < threshold;
    case "<=":
      return value <= threshold;
    case ">":
      return value > threshold;
    case ">=":
      return value >= threshold;
  }
}

/**
 * How far a value is on the passing side of a threshold.
 *
 * @returns Above 0 on the passing side, 0 on the threshold, below 0 on the failing side.
 *
 * @example
 * marginOf("<", 20, 25); // 5
 */
export function marginOf(comparison: ComparisonOperator, value: number, threshold: number): number {
  return comparison === "<" || comparison === "<=" ? threshold - value : value - threshold;
}

/** Widths of "near", as shares of the threshold. Of a threshold of 0 no share exists, so nothing is near it. */
const NEAR_BELOW = 0.9;
const NEAR_ABOVE = 1.1;

/**
 * Whether a value lies within 10 % of a threshold, on either side.
 *
 * @example
 * isNearThreshold(22.5, 25); // true
 */
export function isNearThreshold(value: number, threshold: number): boolean {
  const share = value / threshold;
  return threshold !== 0 && share >= NEAR_BELOW && share <= NEAR_ABOVE;
}

function resultOf(measure: Measure, comparison: ComparisonOperator, limit: number): Evaluation["result"] {
  if (measure.kind === "settled") return measure.result;
  if (measure.kind === "unmeasured" || limit > measure.upTo) return "na";
  return holds(comparison, measure.value, limit) ? "pass" : "fail";
}

function reasonOf(measure: Measure): Reason | null {
  return measure.kind === "measured" ? null : measure.because;
}

function stateOf(result: Evaluation["result"], isNear: boolean, because: Reason | null): CheckState {
  if (result !== "na") return isNear ? "near" : result;
  return because?.startsWith("not-applicable") ? "not-applicable" : "unknown";
}

function requireWithin(id: CheckId, { min, max }: ThresholdBounds, threshold: number): void {
  if (threshold >= min && threshold <= max) return;
  throw new RangeError(`The threshold ${threshold} of ${id} is out of bounds; choose one from ${min} to ${max}.`);
}
