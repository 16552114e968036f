import { useNarrow } from "../../../ui/index.ts";
import type { PriceView } from "../price-view.ts";

/** Rows of the legend of the prices, below which those of layers stand. */
export function useLegendRows({ comparison, averages }: PriceView): number {
  const own = useNarrow() ? 3 : 1;
  return own + Number(comparison !== null) + Number(averages.length > 0);
}
