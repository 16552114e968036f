import type { TradedPrice } from "@plumbline/core/checks";
import { type SplitStep, splitSteps } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import type { PriceHistory } from "../model/index.ts";
import { possibleSplits } from "./possible-splits.ts";

const stepsOf = new WeakMap<PriceHistory, readonly SplitStep[]>();

/**
 * How the price of a day came about: its bar, and the changes before it that look like splits which the vendor does not state.
 *
 * @param day The day of the last bar that is seen. Later steps are left out by whoever reads them.
 * @see REC-17
 */
export function tradedPrice(history: PriceHistory, day: Day): TradedPrice {
  const steps = stepsOf.get(history) ?? splitSteps(history.bars, possibleSplits(history));
  stepsOf.set(history, steps);
  return { day, steps };
}
