import { type Figure, figure, missing } from "../../figure/index.ts";
import type { AnalystTargets } from "../../targets/index.ts";
import type { NumberItem } from "../evidence.ts";
import { numberItem } from "./number-item.ts";

/**
 * The price targets of a stock as items: mean, median, highest and lowest, the number of firms, the distance to the price and the
 * bias of the firms.
 *
 * @returns Empty where no firm has published.
 * @see PT-04
 *
 * @example
 * targetItems(targets, { currency: "USD", asOf: "2026-06-15" }).map(({ id }) => id)[0]; // "targets.mean"
 */
export function targetItems(
  { consensus, impliedUpside }: Pick<AnalystTargets, "consensus" | "impliedUpside">,
  { currency, asOf }: { readonly currency: string | null; readonly asOf: string },
): NumberItem[] {
  if (consensus.firms === 0) return [];
  const { mean, median, high, low, firms } = consensus;
  const options = { kind: "targets", currency, asOf, unit: "perShare" } as const;
  const count: Figure = mean.value === null ? missing(mean.because) : figure(firms, mean.provenance, "no-targets");
  return [
    numberItem("targets.mean", mean, options),
    numberItem("targets.median", median, options),
    numberItem("targets.high", high, options),
    numberItem("targets.low", low, options),
    numberItem("targets.upside", impliedUpside, { ...options, unit: "fraction" }),
    numberItem("targets.firms", count, { ...options, unit: "count" }),
  ];
}
