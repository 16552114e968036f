import { type CheckState, holds, isNearThreshold } from "../checks/index.ts";
import { fitsAt } from "./check-column.ts";
import { judgedCheck } from "./judged-check.ts";
import type { CheckColumn } from "./screen-matrix.ts";

/**
 * The state of a check for some companies, as a reader sees it.
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
  const { comparison, isCount } = column;
  return Array.from(rows, (row) => {
    if (!fitsAt(column, row)) return "not-applicable";
    const known = judgedCheck(column, row, threshold);
    if (!known) return "unknown";
    if (!isCount && isNearThreshold(known.value, known.limit)) return "near";
    return holds(comparison, known.value, known.limit) ? "pass" : "fail";
  });
}
