import type { WireDoubtfulMove, WireDrawdowns, WireFigure } from "@plumbline/contract";
import { withDoubts } from "../with-doubts.ts";

/** One fall from a peak. */
export interface DrawdownRow {
  readonly depth: WireFigure;
  readonly peak: string;
  readonly trough: string;
  readonly recovery: string | null;
  readonly daysDown: number;
  readonly daysToRecover: number | null;
  readonly daysUnderWater: number;
}

/**
 * The falls as rows, whose depths can be asked where they come from.
 *
 * @param source Provider of the prices.
 * @param doubts Moves of the price that nothing supports.
 */
export function drawdownRows(
  drawdowns: WireDrawdowns,
  source: string,
  doubts: readonly WireDoubtfulMove[],
): DrawdownRow[] {
  return drawdowns.depth.map((value, row) => {
    const [peak = "", trough = ""] = [drawdowns.peak[row], drawdowns.trough[row]];
    const depth = { value, provenance: { source, formula: "STA-06", periodStart: peak, periodEnd: trough } };
    return {
      depth: withDoubts(depth, doubts, (day) => day > peak && day <= trough),
      peak,
      trough,
      recovery: drawdowns.recovery[row] ?? null,
      daysDown: drawdowns.daysDown[row] ?? 0,
      daysToRecover: drawdowns.daysToRecover[row] ?? null,
      daysUnderWater: drawdowns.daysUnderWater[row] ?? 0,
    };
  });
}
