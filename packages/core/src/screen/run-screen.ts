import { comparedValues } from "./comparable-money.ts";
import { columnOf, conditionOf } from "./condition.ts";
import type { PercentileGroup, ScreenFilter } from "./filter.ts";
import { percentiles } from "./percentiles.ts";
import { ScreenError } from "./screen-error.ts";
import type { ScreenMatrix } from "./screen-matrix.ts";

/** By one metric, or by the mean of the percentiles of several, the best first. */
export type ScreenOrder =
  | { readonly metric: string; readonly descending: boolean }
  | { readonly bestBy: readonly string[]; readonly within: PercentileGroup };

export interface ScreenPage {
  /** Rows before the first one. */
  readonly offset: number;
  /** Rows at most. */
  readonly limit: number;
}

export interface ScreenResult {
  /** Rows of the matrix on this page, in order. */
  readonly rows: Int32Array;
  /** Rows that pass, on all pages. */
  readonly total: number;
}

/**
 * Runs a screen: every filter must pass, and a missing number never passes.
 *
 * @param matrix The market on a day.
 * @param filters All of them must hold; their order does not matter. None: every company passes.
 * @param options Order (that of the rows unless given; rows without the metric come last) and page (all rows).
 * @throws {ScreenError} if a filter, the order or the page cannot be answered; its code says why.
 *
 * @example
 * runScreen(matrix, [{ metric: "pe", op: "atMost", high: 15 }], { order: { metric: "pe", descending: false } }).total;
 */
export function runScreen(
  matrix: ScreenMatrix,
  filters: readonly ScreenFilter[],
  options: { readonly order?: ScreenOrder; readonly page?: ScreenPage } = {},
): ScreenResult {
  const { offset, limit } = validPage(options.page ?? { offset: 0, limit: matrix.size });
  const conditions = filters.map((filter, index) => conditionOf(matrix, filter, index));
  const keys = options.order ? sortKeys(matrix, options.order) : null;
  const marks = new Uint8Array(matrix.size).fill(1);
  for (const { narrow } of conditions) narrow(marks);
  const passing = markedRows(marks);
  if (keys) sortRows(passing, keys);
  return { rows: passing.slice(offset, offset + limit), total: passing.length };
}

function validPage(page: ScreenPage): ScreenPage {
  if (Number.isInteger(page.offset) && Number.isInteger(page.limit) && page.offset >= 0 && page.limit >= 0) return page;
  throw new ScreenError("bad-page", `There is no page of ${page.limit} rows after ${page.offset}; give whole numbers.`);
}

function markedRows(marks: Uint8Array): Int32Array {
  const rows = new Int32Array(marks.length);
  let count = 0;
  for (let row = 0; row < marks.length; row++) if (marks[row] === 1) rows[count++] = row;
  return rows.subarray(0, count);
}

/** Lower keys first; NaN is last in either direction. */
function sortKeys(matrix: ScreenMatrix, order: ScreenOrder): Float64Array {
  if ("metric" in order) {
    const values = comparedValues(columnOf(matrix, order.metric));
    return order.descending ? values.map((value) => -value) : values;
  }
  const standings = order.bestBy.map((metric) => percentiles(matrix, columnOf(matrix, metric), order.within));
  const keys = new Float64Array(matrix.size);
  for (const standing of standings)
    for (let row = 0; row < keys.length; row++) keys[row] = (keys[row] as number) - (standing[row] as number);
  return keys;
}

function sortRows(rows: Int32Array, keys: Float64Array): void {
  rows.sort((a, b) => {
    const one = keys[a] as number;
    const other = keys[b] as number;
    if (one < other) return -1;
    if (one > other) return 1;
    return Number(Number.isNaN(one)) - Number(Number.isNaN(other)) || a - b;
  });
}
