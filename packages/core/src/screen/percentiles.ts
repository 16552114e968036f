import { shareOfWorse } from "../stats/index.ts";
import { comparedValues } from "./comparable-money.ts";
import type { PercentileGroup } from "./filter.ts";
import { risingRows } from "./rising-rows.ts";
import type { MetricColumn, ScreenMatrix } from "./screen-matrix.ts";

const known = new WeakMap<Float64Array, Map<PercentileGroup, Float64Array>>();

/**
 * The standing of every company in its group by one metric: the share of the others that are worse, those equal to it
 * counting half. The best has 1, the worst 0, the middle of a group 0.5.
 *
 * @param matrix The market.
 * @param column One of its metrics.
 * @param within The group; a company without a sector or industry has no standing in one.
 * @returns Fractions; NaN where the value is missing or of another currency than those compared, or the group has no other company with a value. Computed once per
 *   column and group.
 *
 * @example
 * // P/E of 10, 20 and 30, of which lower is better: 1, 0.5, 0.
 * percentiles(matrix, { values: Float64Array.of(10, 20, 30), good: "lower" }, "market");
 */
export function percentiles(
  matrix: Pick<ScreenMatrix, "sectors" | "industries">,
  column: Pick<MetricColumn, "values" | "compared" | "good">,
  within: PercentileGroup,
): Float64Array {
  const values = comparedValues(column);
  const ofColumn = known.get(values) ?? new Map<PercentileGroup, Float64Array>();
  known.set(values, ofColumn);
  const found = ofColumn.get(within) ?? ranked(matrix, { values, good: column.good }, within);
  ofColumn.set(within, found);
  return found;
}

function ranked(
  matrix: Pick<ScreenMatrix, "sectors" | "industries">,
  { values, good }: Pick<MetricColumn, "values" | "good">,
  within: PercentileGroup,
): Float64Array {
  const rows = risingRows(values);
  const standing = new Float64Array(values.length).fill(Number.NaN);
  if (within === "market") {
    shareOfWorse(values, rows, standing);
  } else {
    const groups = within === "sector" ? matrix.sectors : matrix.industries;
    for (const members of membersByGroup(rows, groups)) shareOfWorse(values, members, standing);
  }
  return good === "higher" ? standing : standing.map((share) => 1 - share);
}

/** The rows of each group, in the order given; rows without a group are left out. */
function membersByGroup(rows: Int32Array, groups: Int32Array): Iterable<readonly number[]> {
  const members = new Map<number, number[]>();
  for (const row of rows) {
    const group = groups[row] as number;
    if (group < 0) continue;
    const list = members.get(group);
    if (list) list.push(row);
    else members.set(group, [row]);
  }
  return members.values();
}
