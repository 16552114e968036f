import { type Figure, missing } from "@plumbline/core/figure";
import { adjustedTargets, type Consensus, consensus, deduplicated, validPosts } from "@plumbline/core/targets";
import { addMonths, type Day } from "@plumbline/core/time";
import type { Snapshot } from "../snapshot/index.ts";
import { possibleSplits } from "./possible-splits.ts";
import type { StoredStock } from "./stored-stock.ts";

/** Older targets are no part of the consensus (PT-04). */
const MONTHS = 12;
const NO_CLOSES = { day: new Int32Array(), close: new Float64Array() };

/**
 * The mean of `analystTargets(...).consensus` and nothing else, for those who ask it of every stock of a market.
 *
 * @returns Money per share of the day; missing where nobody has published a target in the last twelve months.
 * @see PT-04
 */
export function targetAverage({ manifest }: Snapshot, stock: StoredStock, asOf: Day): Figure {
  if (manifest.counts.targets === 0) return missing("not-available-from-provider");
  const { mean } = targetConsensus(stock, asOf);
  const isIncomparable = stock.instrument.currency === null && stock.targets.length > 0;
  return isIncomparable ? missing("currency-unknown") : mean;
}

/** `analystTargets(...).consensus` and nothing else. */
export function targetConsensus(stock: StoredStock, asOf: Day): Consensus {
  const after = addMonths(asOf, -MONTHS);
  const recent = stock.targets.filter(({ published }) => published > after);
  const { valid } = validPosts(recent, asOf, stock.instrument.currency);
  const basis = { closes: NO_CLOSES, splits: possibleSplits(stock.history), asOf };
  return consensus(adjustedTargets(deduplicated(valid), basis), asOf);
}
