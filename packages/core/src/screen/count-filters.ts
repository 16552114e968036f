import { conditionOf } from "./condition.ts";
import type { ScreenFilter } from "./filter.ts";
import type { ScreenMatrix } from "./screen-matrix.ts";

/** What one filter of a screen does by itself. */
export interface FilterCount {
  /** Companies that pass it alone. */
  readonly passing: number;
  /** Companies of which it cannot say, because a value is missing. */
  readonly missing: number;
}

/**
 * Counts for each filter of a screen how many companies pass it alone, and of how many it cannot say: it shows which
 * filter leaves nothing.
 *
 * @param matrix The market on a day.
 * @param filters The screen.
 * @returns One count per filter, in their order.
 * @throws {ScreenError} if a filter cannot be answered.
 *
 * @example
 * // P/Es of 10, 20 and none: [{ passing: 1, missing: 1 }]
 * countFilters(matrix, [{ metric: "pe", op: "atMost", high: 15 }]);
 */
export function countFilters(matrix: ScreenMatrix, filters: readonly ScreenFilter[]): readonly FilterCount[] {
  return filters.map((filter, index) => {
    const condition = conditionOf(matrix, filter, index);
    const marks = new Uint8Array(matrix.size).fill(1);
    condition.narrow(marks);
    let passing = 0;
    let missing = 0;
    for (let row = 0; row < marks.length; row++) {
      if (marks[row] === 1) passing++;
      else if (condition.isMissing(row)) missing++;
    }
    return { passing, missing };
  });
}
