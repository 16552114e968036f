import { meanZScore } from "./mean-z-score.ts";
import type { MetricColumn, ScreenMatrix } from "./screen-matrix.ts";

/** The metrics that together say quality, see `meanZScore`. */
const QUALITY = [
  "roe.latest",
  "grossProfitability",
  "cashFlowToAssets",
  "debtRatio.latest",
  "returnOnEquityDeviation",
] as const;

/** A matrix with the column that needs all of its companies: the quality of each among them. */
export function withQuality(matrix: ScreenMatrix): ScreenMatrix {
  const terms = QUALITY.map((id) => matrix.metrics.get(id) as MetricColumn);
  const quality: MetricColumn = {
    values: meanZScore(terms),
    good: "higher",
    missing: firstMissing(terms, matrix.size),
  };
  return { ...matrix, metrics: new Map([...matrix.metrics, ["quality", quality]]) };
}

/** Why a number made of several is missing: the reason of the first of them that is. */
function firstMissing(terms: readonly MetricColumn[], size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, row) => terms.find(({ missing }) => missing[row])?.missing[row] ?? 0);
}
