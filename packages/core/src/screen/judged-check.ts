import { thresholdAt } from "./check-column.ts";
import type { CheckColumn } from "./screen-matrix.ts";

/**
 * The value and the threshold that a check compares for a company.
 *
 * @param row Of the company; of a row that there is not, nothing is known.
 * @param threshold Moved threshold; the default of the company's kind unless given.
 * @returns Null when that is not known.
 */
export function judgedCheck(
  column: Pick<CheckColumn, "values" | "threshold" | "thresholds" | "upTo">,
  row: number,
  threshold?: number,
): { readonly value: number; readonly limit: number } | null {
  const value = column.values[row] ?? Number.NaN;
  const limit = threshold ?? thresholdAt(column, row);
  return Number.isNaN(value) || limit > (column.upTo?.[row] ?? limit) ? null : { value, limit };
}
