import { conditionOf, type FilterExplanation } from "./condition.ts";
import type { ScreenFilter } from "./filter.ts";
import type { ScreenMatrix } from "./screen-matrix.ts";

/**
 * Explains filter by filter why a company passes a screen or not.
 *
 * @param matrix The market on a day.
 * @param filters The screen.
 * @param row The company.
 * @returns One explanation per filter, in their order; the company passes the screen when all of them are `pass`.
 * @throws {ScreenError} if a filter cannot be answered.
 *
 * @example
 * // Of a P/E of 18: [{ result: "fail", value: 18, distance: -3 }]
 * explainRow(matrix, [{ metric: "pe", op: "atMost", high: 15 }], row);
 */
export function explainRow(
  matrix: ScreenMatrix,
  filters: readonly ScreenFilter[],
  row: number,
): readonly FilterExplanation[] {
  return filters.map((filter, index) => conditionOf(matrix, filter, index).explain(row));
}
