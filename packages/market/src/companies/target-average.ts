import { type Figure, missing, type Reason } from "@plumbline/core/figure";
import {
  adjustedTargets,
  type Consensus,
  consensus,
  deduplicated,
  meanTarget,
  validPosts,
} from "@plumbline/core/targets";
import { addMonths, type Day, MAX_AGE_MONTHS } from "@plumbline/core/time";
import type { Instrument } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import { possibleSplits } from "./possible-splits.ts";
import type { StoredStock } from "./stored-stock.ts";

const LAST_DAY = 2_147_483_647 as Day;
const NO_CLOSES = { day: new Int32Array(), close: new Float64Array() };

/**
 * The mean of `analystTargets(...).consensus` and nothing else, for those who ask it of every stock of a market.
 *
 * @returns Money per share of the day; missing where nobody has published a target in the last twelve months.
 * @see PT-04
 */
export function targetAverage(snapshot: Snapshot, stock: StoredStock, asOf: Day): Figure {
  const because = whyNoAverage(snapshot, stock.instrument, stock.targets.length > 0);
  return because === null ? targetConsensus(stock, asOf).mean : missing(because);
}

/** Why a stock has no average target on any day; null where it may have one. */
export function whyNoAverage(
  { manifest }: Snapshot,
  { currency }: Pick<Instrument, "currency">,
  hasTargets: boolean,
): Reason | null {
  if (manifest.counts.targets === 0) return "no-target-data";
  return currency === null && hasTargets ? "currency-unknown" : null;
}

/** The average target of a stock over time: each holds from its day up to the next. */
export interface TargetAverages {
  /** Rising. */
  readonly day: Int32Array;
  /** Money per share of the day on which one looks; NaN while nobody has published one in the last twelve months. */
  readonly mean: Float64Array;
}

/**
 * The mean of `targetConsensus` on all days. It changes when a target is published, when one has grown too old, and when
 * the shares are split.
 *
 * @see PT-04
 *
 * @example
 * const { day, mean } = targetAverages(stock);
 * mean[lastIndexOnOrBefore(day, asOf)]; // targetConsensus(stock, asOf).mean.value
 */
export function targetAverages({
  targets,
  instrument,
  history,
}: Pick<StoredStock, "targets" | "instrument" | "history">): TargetAverages {
  const statements = deduplicated(validPosts(targets, LAST_DAY, instrument.currency).valid);
  const splits = possibleSplits(history);
  const news = statements.flatMap(({ published }) => [published, firstDayWithout(published)]);
  const days = [...new Set([...news, ...splits.map(({ exDay }) => exDay)])].sort((a, b) => a - b);
  const meanOn = (asOf: Day) => meanTarget(statements, splits, asOf);
  return { day: Int32Array.from(days), mean: Float64Array.from(days, meanOn) };
}

/** The first day on which a target is older than those that count: a month before may be shorter than the one after. */
function firstDayWithout(published: Day): Day {
  let day = addMonths(published, MAX_AGE_MONTHS.target);
  while (addMonths(day, -MAX_AGE_MONTHS.target) < published) day = (day + 1) as Day;
  return day;
}

/** `analystTargets(...).consensus` and nothing else. */
export function targetConsensus(stock: StoredStock, asOf: Day): Consensus {
  const after = addMonths(asOf, -MAX_AGE_MONTHS.target);
  const recent = stock.targets.filter(({ published }) => published > after);
  const { valid } = validPosts(recent, asOf, stock.instrument.currency);
  const basis = { closes: NO_CLOSES, splits: possibleSplits(stock.history), asOf };
  return consensus(adjustedTargets(deduplicated(valid), basis), asOf);
}
