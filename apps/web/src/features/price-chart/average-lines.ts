import type { WireChart } from "@plumbline/contract";
import { simpleMovingAverage } from "@plumbline/core/indicators";
import type { AverageLine } from "../../charts/price/price-view.ts";
import { AVERAGE_LENGTHS, type AverageLength } from "./chart-state.ts";
import { columnOf } from "./price-columns-of.ts";

/**
 * Moving averages of the closes. The bars before the first one shown go into them, so that a line begins at the left
 * edge wherever the history reaches back that far.
 *
 * @param lengths Bars per mean.
 */
export function averageLines(
  { bars, leadIn }: Pick<WireChart, "bars" | "leadIn">,
  lengths: readonly AverageLength[],
): AverageLine[] {
  if (lengths.length === 0) return [];
  const closes = columnOf([...leadIn.close, ...bars.close]);
  return lengths.map((length) => ({
    length,
    slot: AVERAGE_LENGTHS.indexOf(length),
    values: simpleMovingAverage(closes, length).subarray(leadIn.close.length),
  }));
}
