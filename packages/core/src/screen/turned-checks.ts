import { type CheckId, holds } from "../checks/index.ts";
import { judgedCheck } from "./judged-check.ts";
import type { CheckColumn, ScreenMatrix } from "./screen-matrix.ts";

/** A check that a company passes now and failed before, or the other way round. */
export interface TurnedCheck {
  readonly id: CheckId;
  readonly result: "pass" | "fail";
}

/** A row of a matrix. */
export interface MatrixRow {
  readonly matrix: Pick<ScreenMatrix, "checks">;
  readonly row: number;
}

/**
 * The checks of a company with another result than before, each at its default threshold. What was not known on either
 * side has not turned.
 *
 * @param before The company on the earlier day; of a row that there is not, nothing is known.
 * @param after The same company on the later day.
 * @returns In the order of the checks.
 *
 * @example
 * turnedChecks({ matrix: june, row: 3 }, { matrix: july, row: 4 }); // [{ id: "O1", result: "pass" }]
 */
export function turnedChecks(before: MatrixRow, after: MatrixRow): TurnedCheck[] {
  return [...after.matrix.checks].flatMap(([id, column]) => {
    const earlier = before.matrix.checks.get(id);
    const was = earlier ? resultAt(earlier, before.row) : null;
    const result = resultAt(column, after.row);
    return was === null || result === null || was === result ? [] : [{ id, result }];
  });
}

function resultAt(column: CheckColumn, row: number): "pass" | "fail" | null {
  const known = judgedCheck(column, row);
  if (!known) return null;
  return holds(column.comparison, known.value, known.limit) ? "pass" : "fail";
}
