import { percentiles } from "../../screen/index.ts";
import type { PercentileGroup } from "../../words/index.ts";
import type { Marks } from "./condition.ts";

/** The groups among which stocks are compared. */
export interface Groups {
  readonly sectors: Int32Array;
  readonly industries: Int32Array;
}

export interface StandingOptions {
  readonly within: PercentileGroup;
  /** Whether high or low values are good. */
  readonly best: "highest" | "lowest";
}

/**
 * The standing of each stock among those marked, as the screener has it: the best has 1, the worst 0, equal ones share theirs.
 *
 * @param values One per stock.
 * @param members Which stocks are compared; the others have no standing.
 * @param groups Of the stocks.
 * @returns Fractions; NaN where a value is missing or nothing is left to compare with.
 */
export function percentileRanks(
  values: Float64Array,
  members: Marks,
  { groups, within, best }: StandingOptions & { readonly groups: Groups },
): Float64Array {
  const compared = values.map((value, row) => (members[row] === 1 ? value : Number.NaN));
  return percentiles(groups, { values: compared, good: best === "highest" ? "higher" : "lower" }, within);
}

/**
 * The place of each stock in its group, 1 for the best; equal ones share the better place.
 *
 * @param values One per stock.
 * @param members Which stocks are compared.
 * @returns Whole numbers of at least 1; NaN where a value or the group is missing.
 */
export function placesOf(
  values: Float64Array,
  members: Marks,
  { groups, within, best }: StandingOptions & { readonly groups: Groups },
): Float64Array {
  const sign = best === "highest" ? -1 : 1;
  const groupAt = groupOf(groups, within);
  const rows = Array.from(values.keys()).filter(
    (row) => members[row] === 1 && !Number.isNaN(values[row]) && groupAt(row) >= 0,
  );
  rows.sort((a, b) => groupAt(a) - groupAt(b) || sign * ((values[a] as number) - (values[b] as number)));
  const places = new Float64Array(values.length).fill(Number.NaN);
  let first = 0;
  rows.forEach((row, k) => {
    const before = rows[k - 1];
    if (before === undefined || groupAt(before) !== groupAt(row)) first = k;
    const isEqual = k > first && values[row] === values[before as number];
    places[row] = isEqual ? (places[before as number] as number) : k - first + 1;
  });
  return places;
}

function groupOf({ sectors, industries }: Groups, within: PercentileGroup): (row: number) => number {
  if (within === "market") return () => 0;
  const groups = within === "sector" ? sectors : industries;
  return (row) => groups[row] as number;
}
