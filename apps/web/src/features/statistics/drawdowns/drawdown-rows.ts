import type { WireDrawdowns, WireFigure } from "@plumbline/contract";

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
 */
export function drawdownRows(drawdowns: WireDrawdowns, source: string): DrawdownRow[] {
  return drawdowns.depth.map((value, row) => {
    const [peak = "", trough = ""] = [drawdowns.peak[row], drawdowns.trough[row]];
    return {
      depth: { value, provenance: { source, formula: "STA-06", periodStart: peak, periodEnd: trough } },
      peak,
      trough,
      recovery: drawdowns.recovery[row] ?? null,
      daysDown: drawdowns.daysDown[row] ?? 0,
      daysToRecover: drawdowns.daysToRecover[row] ?? null,
      daysUnderWater: drawdowns.daysUnderWater[row] ?? 0,
    };
  });
}
