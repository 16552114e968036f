import { type Figure, missing } from "../figure/index.ts";
import type { Day } from "../time/index.ts";
import { bigBankTarget } from "./consensus/big-bank-target.ts";
import { type Consensus, consensus, impliedUpside } from "./consensus/consensus.ts";
import { lastTargets } from "./consensus/last-targets.ts";
import { type TargetWindows, targetWindows } from "./consensus/target-windows.ts";
import { BIG_BANKS } from "./firms/big-banks.ts";
import { adjustedTargets } from "./posts/adjusted-targets.ts";
import { closesAsOf, lastClose, type TargetPrices } from "./posts/closes.ts";
import { deduplicated } from "./posts/deduplicated.ts";
import type { PriceTargetPost } from "./posts/price-target-post.ts";
import { type ExcludedPost, validPosts } from "./posts/valid-posts.ts";
import { type BiasAdjustedConsensus, biasAdjustedConsensus } from "./records/bias-adjusted-consensus.ts";
import { firmBiases } from "./records/firm-biases.ts";
import { type FirmRecord, firmRecords } from "./records/firm-records.ts";
import { targetOutcome } from "./records/target-outcome.ts";
import { type HiddenRecord, type JudgedTarget, type TrackRecord, trackRecord } from "./records/track-record.ts";

/** What is known about the targets of one stock. */
export interface TargetRecord {
  /** In order of publication; those of one day too, where that is known. */
  readonly posts: readonly PriceTargetPost[];
  readonly prices: TargetPrices;
  /** Currency in which the stock is quoted; null when unknown. */
  readonly currency: string | null;
}

/** Settings of a market. */
export interface TargetOptions {
  /** Names of the big banks, in any spelling; those of PT-07 unless given. */
  readonly bigBanks?: readonly string[];
}

/** What analysts expect of a stock on a day, and how far they have been right. Prices are per share of that day. */
export interface AnalystTargets {
  readonly price: Figure;
  /** Every target that counts, the newest first, with its outcome. */
  readonly targets: readonly JudgedTarget[];
  readonly excluded: readonly ExcludedPost[];
  readonly windows: TargetWindows;
  readonly consensus: Consensus;
  readonly bigBank: Consensus;
  /** Of the consensus above the price. */
  readonly impliedUpside: Figure;
  /** The newest ten of `targets`. */
  readonly last: readonly JudgedTarget[];
  readonly firms: readonly FirmRecord[];
  /** Of all firms together. */
  readonly record: TrackRecord | HiddenRecord;
  readonly biasAdjusted: BiasAdjustedConsensus;
}

/**
 * Everything that the price targets of a stock say on a day. Nothing that was published or traded later is seen.
 *
 * @param stock Posts, prices and currency.
 * @param asOf The day as of which one looks.
 * @throws {RangeError} if the splits are not oldest first or a ratio is not a positive number.
 * @see PT-01 to PT-08, GEN-06
 *
 * @example
 * targetsAsOf({ posts, prices: { bars, splits, source: "demo" }, currency: "USD" }, day("2026-06-15")).consensus.firms; // 9
 */
export function targetsAsOf(stock: TargetRecord, asOf: Day, options: TargetOptions = {}): AnalystTargets {
  const { prices, currency } = stock;
  const { bigBanks = BIG_BANKS } = options;
  const { valid, excluded } = validPosts(stock.posts, asOf, currency);
  const closes = closesAsOf(prices, asOf);
  const targets = adjustedTargets(deduplicated(valid), { closes, splits: prices.splits, asOf }).map((target) => {
    return { ...target, outcome: targetOutcome(target, closes, asOf) };
  });
  const price = lastClose(closes, prices.source);
  const average = consensus(targets, asOf);
  return {
    price,
    targets: lastTargets(targets, targets.length),
    excluded,
    windows: targetWindows(targets, asOf),
    consensus: average,
    bigBank: bigBankTarget(targets, asOf, bigBanks),
    impliedUpside: isIncomparable(stock) ? missing("currency-unknown") : impliedUpside(average.mean, price),
    last: lastTargets(targets),
    firms: firmRecords(targets),
    record: trackRecord(targets),
    biasAdjusted: biasAdjustedConsensus(average.targets, firmBiases(targets)),
  };
}

/** Targets are money of a currency: without that of the price they say nothing about it. */
function isIncomparable({ posts, currency }: TargetRecord): boolean {
  return currency === null && posts.length > 0;
}
