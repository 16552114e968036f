import { type CheckState, holds, isNearThreshold } from "../checks/index.ts";
import type { CheckColumn } from "./screen-matrix.ts";

/**
 * What a reader sees of a check of some companies.
 *
 * @param column The check.
 * @param rows The companies; of a row that there is not, nothing is known.
 * @param threshold Moved threshold; the default of each company's kind unless given.
 * @returns One state per row given, in their order.
 *
 * @example
 * checkStates(column, Int32Array.of(row)); // ["near"]: a P/E of 24 where 25 is the limit
 */
export function checkStates(column: CheckColumn, rows: Int32Array, threshold?: number): CheckState[] {
  const { comparison, isCount, values, thresholds, upTo, fits } = column;
  return Array.from(rows, (row) => {
    const value = values[row] ?? Number.NaN;
    const limit = threshold ?? (thresholds[row] as number);
    if (fits[row] === 0) return "not-applicable";
    if (Number.isNaN(value) || limit > (upTo[row] as number)) return "unknown";
    if (!isCount && isNearThreshold(value, limit)) return "near";
    return holds(comparison, value, limit) ? "pass" : "fail";
  });
}
