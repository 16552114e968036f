import type { Reason } from "../figure/index.ts";
import { comparedValues, type MetricColumn, percentiles, reasonAt, type ScreenMatrix } from "../screen/index.ts";
import { VERDICT_PEERS, type VerdictPeers } from "../words/index.ts";

/** Where a company stands among its peers by one number. */
export interface PeerPlace {
  /** Share of the others that are worse, those equal to it counting half. */
  readonly share: number;
  readonly peers: VerdictPeers;
  /** Other stocks of the group with that number. */
  readonly others: number;
}

/** Among fewer stocks a standing means nothing (STA-16). */
const MIN_STOCKS = 5;

/**
 * The place of a company in its industry by a number of the screener; in its sector where fewer than five stocks of the industry
 * have that number.
 *
 * @param matrix The market on a day, with at least the sector of the company.
 * @param column One of its metrics.
 * @param row The company.
 * @returns A reason where it has no such number, or too few others have.
 * @see VER-02
 *
 * @example
 * peerPlace(matrix, column, row); // { share: 0.82, peers: "industry", others: 11 }
 */
export function peerPlace(
  matrix: Pick<ScreenMatrix, "sectors" | "industries">,
  column: MetricColumn,
  row: number,
): PeerPlace | Reason {
  const compared = comparedValues(column);
  if (Number.isNaN(compared[row])) {
    return Number.isNaN(column.values[row]) ? (reasonAt(column.missing, row) ?? "not-reported") : "other-currency";
  }
  for (const peers of VERDICT_PEERS) {
    const groups = peers === "industry" ? matrix.industries : matrix.sectors;
    const stocks = knownIn(groups, compared).get(groups[row] as number) ?? 0;
    if (stocks < MIN_STOCKS) continue;
    return { share: percentiles(matrix, column, peers)[row] as number, peers, others: stocks - 1 };
  }
  const isGrouped = [matrix.industries, matrix.sectors].some((groups) => (groups[row] as number) >= 0);
  return isGrouped ? "too-few-members" : "no-industry";
}

/** By number of the group, the stocks of it with a number; those without a group are none of it. */
type Counts = ReadonlyMap<number, number>;

const counted = new WeakMap<Float64Array, Map<Int32Array, Counts>>();

/** Counted once per column and kind of group: a sector is asked for each of its companies. */
function knownIn(groups: Int32Array, values: Float64Array): Counts {
  const ofColumn = counted.get(values) ?? new Map<Int32Array, Counts>();
  counted.set(values, ofColumn);
  const counts = ofColumn.get(groups) ?? countsOf(groups, values);
  ofColumn.set(groups, counts);
  return counts;
}

function countsOf(groups: Int32Array, values: Float64Array): Counts {
  const counts = new Map<number, number>();
  for (const [row, group] of groups.entries()) {
    if (group >= 0 && !Number.isNaN(values[row])) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return counts;
}
