export { type Durability, durability, MIN_MOAT_YEARS, moatTrend } from "./durability.ts";
export { type MoatLabel, moatLabel, moatWidth, type WidthInputs } from "./moat.ts";
export {
  MOAT_LIMIT_DEFAULTS,
  MOAT_LIMITS_DAY,
  type MoatLimits,
  movedLimits,
  SOURCE_LIMITS,
} from "./moat-limits.ts";
export { type MoatMeasures, moatMeasures } from "./moat-measures.ts";
export { type MeasureNumbers, type MoatSourceScore, moatSources, type SourceInputs } from "./moat-sources.ts";
export { MOAT_YEARS, type MoatYear, moatSeams, moatYears } from "./moat-years.ts";
export {
  type MeasureColumns,
  MIN_PEERS,
  type MoatPeers,
  moatPeers,
  type PeerStanding,
  peerStanding,
} from "./peer-standing.ts";
export { type YearSpread, yearSpread } from "./year-spread.ts";
