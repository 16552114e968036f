import type { WireHitRate } from "@plumbline/contract";
import { useFormats, useText } from "../../i18n/index.ts";

/** Explains a share of targets that were met: its definition, its sample and its confidence interval. */
export function useRateExplanation() {
  const text = useText();
  const { percent, count } = useFormats();
  return (name: "metAny" | "metEnd", { hits, effective, interval }: WireHitRate, matured: number): string =>
    text(`opinion.explain.${name}`, {
      hits: count(hits),
      n: count(matured),
      worth: count(Math.max(1, Math.round(effective))),
      low: percent(interval.low, 0),
      high: percent(interval.high, 0),
    });
}
