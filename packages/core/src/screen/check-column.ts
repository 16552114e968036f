import { type Check, type CheckId, type CheckInputs, measureOf, ruleFor } from "../checks/index.ts";
import type { CheckColumn } from "./screen-matrix.ts";

/**
 * One check of many companies as a column.
 *
 * @param check The check.
 * @param companies What is known of each, in the order of the rows.
 * @returns Values and thresholds; a result that no threshold changes is an infinity on its side.
 *
 * @example
 * checkColumn(checkOf("O1"), [withoutEarnings]).values[0]; // Infinity: no P/E limit passes it
 */
export function checkColumn(check: Check<CheckId>, companies: readonly CheckInputs[]): CheckColumn {
  const { comparison } = check;
  const passedAt = comparison === "<" || comparison === "<=" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const values = new Float64Array(companies.length).fill(Number.NaN);
  const thresholds = new Float64Array(companies.length);
  const upTo = new Float64Array(companies.length).fill(Number.POSITIVE_INFINITY);
  companies.forEach((inputs, row) => {
    const rule = ruleFor(check, inputs.companyType);
    const measure = measureOf(rule, inputs);
    thresholds[row] = (rule ?? check.rule).threshold;
    if (measure.kind === "settled") values[row] = measure.result === "pass" ? passedAt : -passedAt;
    if (measure.kind === "measured") {
      values[row] = measure.value;
      upTo[row] = measure.upTo;
    }
  });
  return { comparison, isCount: check.rule.unit === "fiscalYears", values, thresholds, upTo };
}
