import {
  type Check,
  type CheckId,
  type CheckInputs,
  type CheckRule,
  type Measure,
  measureOf,
  ruleFor,
} from "../checks/index.ts";
import type { Figure, Reason } from "../figure/index.ts";
import { COMPANY_TYPES, type CompanyType } from "../fundamentals/index.ts";
import { reasonAt, reasonByte } from "./missing-reasons.ts";
import type { CheckColumn } from "./screen-matrix.ts";

/** A column of a check of which no company is known yet. */
export function blankCheckColumn(check: Check<CheckId>, size: number): CheckColumn {
  const { comparison, rule } = check;
  const isCount = rule.unit === "fiscalYears";
  return {
    comparison,
    isCount,
    values: new Float64Array(size).fill(Number.NaN),
    threshold: rule.threshold,
    thresholds: hasOneThreshold(check) ? null : new Float64Array(size).fill(rule.threshold),
    upTo: isCount ? new Float64Array(size).fill(Number.POSITIVE_INFINITY) : null,
    missing: new Uint8Array(size),
  };
}

/** Whether all kinds of company have the same default threshold. */
function hasOneThreshold(check: Check<CheckId>): boolean {
  return COMPANY_TYPES.every((type) => thresholdFor(check, type) === check.rule.threshold);
}

/** The default threshold of a company. */
export function thresholdAt(
  { threshold, thresholds }: Pick<CheckColumn, "threshold" | "thresholds">,
  row: number,
): number {
  return thresholds?.[row] ?? threshold;
}

/**
 * Writes how a company does by a check into its row: value and threshold; a result that no threshold changes is an
 * infinity on its side.
 *
 * @param check The check of the column.
 * @param column Is changed.
 * @param at The row, and what is known of its company.
 *
 * @example
 * writeCheck(checkOf("O1"), column, { row: 0, inputs: withoutEarnings });
 * column.values[0]; // Infinity: no P/E limit passes it
 */
export function writeCheck(
  check: Check<CheckId>,
  column: CheckColumn,
  { row, inputs }: { readonly row: number; readonly inputs: CheckInputs },
): void {
  const { comparison, values, thresholds, upTo, missing } = column;
  const passedAt = comparison === "<" || comparison === "<=" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const rule = ruleFor(check, inputs.companyType);
  const measure = measureOf(check, inputs);
  if (thresholds) thresholds[row] = thresholdFor(check, inputs.companyType);
  if (measure.kind === "settled") values[row] = measure.result === "pass" ? passedAt : -passedAt;
  else values[row] = measure.kind === "measured" && isAnythingKnown(rule, inputs) ? measure.value : Number.NaN;
  missing[row] = reasonByte(whyNoValue(measure, values[row] as number));
  if (upTo) upTo[row] = measure.kind === "measured" ? measure.upTo : Number.POSITIVE_INFINITY;
}

/** The default threshold of a check for a kind of company. */
export function thresholdFor(check: Check<CheckId>, type: CompanyType): number {
  return (ruleFor(check, type) ?? check.rule).threshold;
}

/** Whether a check fits the company of a row, by what was written: its reason may be that it means nothing. */
export function fitsAt({ values, missing }: CheckColumn, row: number): boolean {
  return !Number.isNaN(values[row]) || reasonAt(missing, row)?.startsWith("not-applicable") !== true;
}

function whyNoValue(measure: Measure, value: number): Reason | null {
  if (measure.kind !== "measured") return measure.because;
  return Number.isNaN(value) ? "too-few-periods" : null;
}

/** A count of no years is a number that nothing stands behind. */
function isAnythingKnown(rule: CheckRule | null, inputs: CheckInputs): boolean {
  return (rule?.inputs ?? []).some((name) => {
    const input: Figure | readonly Figure[] = inputs[name];
    return "value" in input ? input.value !== null : input.some(({ value }) => value !== null);
  });
}
