export { bigBankTarget } from "./consensus/big-bank-target.ts";
export { type Consensus, consensus, impliedUpside, meanTarget } from "./consensus/consensus.ts";
export { lastTargets } from "./consensus/last-targets.ts";
export type { Spread } from "./consensus/spread.ts";
export { type TargetWindow, type TargetWindows, targetWindows } from "./consensus/target-windows.ts";
export { BIG_BANKS } from "./firms/big-banks.ts";
export { type FirmIdentity, firmIdentity } from "./firms/firm-identity.ts";
export { type AnalystTarget, adjustedTargets, type TargetBasis } from "./posts/adjusted-targets.ts";
export { type Closes, closesAsOf, type TargetPrices } from "./posts/closes.ts";
export { deduplicated, type TargetStatement } from "./posts/deduplicated.ts";
export type { PriceTargetPost } from "./posts/price-target-post.ts";
export { type Revision, revision } from "./posts/revision.ts";
export { targetsWithin } from "./posts/targets-within.ts";
export { type ExcludedPost, type PostExclusion, type SortedPosts, validPosts } from "./posts/valid-posts.ts";
export {
  type AdjustedVoice,
  type BiasAdjustedConsensus,
  biasAdjustedConsensus,
} from "./records/bias-adjusted-consensus.ts";
export { type FirmBiases, firmBiases } from "./records/firm-biases.ts";
export { type FirmRecord, firmRecords } from "./records/firm-records.ts";
export { type ObservedMean, shrunken } from "./records/shrunken.ts";
export {
  type MaturedOutcome,
  type RunningOutcome,
  type TargetOutcome,
  targetOutcome,
  type UnknownOutcome,
} from "./records/target-outcome.ts";
export {
  type HiddenRecord,
  type HitRate,
  type JudgedTarget,
  MIN_MATURED,
  PUBLISHED_BASE_RATES,
  type TrackRecord,
  trackRecord,
} from "./records/track-record.ts";
export { type ScoreInterval, wilsonInterval } from "./records/wilson-interval.ts";
export { type AnalystTargets, type TargetOptions, type TargetRecord, targetsAsOf } from "./targets-as-of.ts";
