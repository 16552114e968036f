import type { Reason } from "../figure/index.ts";
import type { MoatMeasure, MoatReason, MoatSource } from "../words/index.ts";
import { SOURCE_LIMITS } from "./moat-limits.ts";
import { MIN_PEERS, type PeerStanding } from "./peer-standing.ts";

/** One of the five sources of a moat. */
export interface MoatSourceScore {
  readonly source: MoatSource;
  /** 0 to 3; null where it is not visible in accounts. */
  readonly score: 0 | 1 | 2 | 3 | null;
  readonly reason: MoatReason;
  /** What is missing where it is not visible; otherwise null. */
  readonly because: Reason | null;
  /** The numbers that decided, by what they are; NaN where one is missing. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** Measures of a company; NaN where one is missing. */
export type MeasureNumbers = Readonly<Record<MoatMeasure, number>>;

/** What the sources are scored by. */
export interface SourceInputs {
  readonly measures: MeasureNumbers;
  readonly standing: PeerStanding;
  /** Why a measure is missing, where that is known. */
  readonly whyMissing: (measure: MoatMeasure) => Reason | null;
  /** Why it is compared with nobody, where that is not for a group of too few, or none. */
  readonly whyAlone?: Reason;
}

type Judged = readonly [score: 0 | 1 | 2 | 3, reason: MoatReason];

const LIMITS = SOURCE_LIMITS;

/**
 * Scores the five sources of a moat by what accounts show of them. The network effect is not among it: the written report scores it by
 * what the company says.
 *
 * @see MOAT-05 to MOAT-08, MOAT-10; the five sources are those of Morningstar, the scores are ours
 *
 * @example
 * moatSources(inputs)[0]; // { source: "intangibleAssets", score: 3, reason: "margin-high-and-steady", ... }
 */
export function moatSources(inputs: SourceInputs): readonly MoatSourceScore[] {
  return [intangibleAssets(inputs), costAdvantage(inputs), switchingCosts(inputs), efficientScale(inputs), NETWORK];
}

const NETWORK: MoatSourceScore = {
  source: "networkEffect",
  score: null,
  reason: "not-measurable",
  because: "not-in-accounts",
  numbers: {},
};

/** Pricing power: a gross margin above that of peers, and steady. */
function intangibleAssets(inputs: SourceInputs): MoatSourceScore {
  const { measures, standing: peers } = inputs;
  const standing = peers.shares.grossMargin;
  const variation = measures.grossMarginVariation;
  const { researchIntensity: research, advertisingIntensity: advertising } = peers.shares;
  const numbers = { grossMargin: measures.grossMargin, standing, variation, research, advertising };
  if (Number.isNaN(standing)) return notVisible("intangibleAssets", inputs, "grossMargin", numbers);
  return scored("intangibleAssets", judged(), numbers);

  function judged(): Judged {
    const isSteady = variation <= LIMITS.marginSteady;
    if (standing >= LIMITS.marginHigh) return isSteady ? [3, "margin-high-and-steady"] : [2, "margin-high"];
    if (standing >= LIMITS.marginAbove) return isSteady ? [2, "margin-high"] : [1, "margin-above-peers"];
    return standing >= LIMITS.upperHalf ? ofSpending() : [0, "margin-ordinary"];
  }

  /** An ordinary margin with more spent on what customers know the company for. */
  function ofSpending(): Judged {
    if (research >= LIMITS.research && measures.researchIntensity > 0) return [1, "research-above-peers"];
    return advertising >= LIMITS.research ? [1, "advertising-above-peers"] : [0, "margin-ordinary"];
  }
}

/** Costs below those of peers: an operating margin that stands higher than the gross margin, and costs that fall. */
function costAdvantage(inputs: SourceInputs): MoatSourceScore {
  const { measures, standing: peers } = inputs;
  const standing = peers.shares.operatingMargin;
  const gap = standing - peers.shares.grossMargin;
  const trend = measures.costTrend - peers.costTrend;
  const numbers = { operatingMargin: measures.operatingMargin, standing, gap, trend };
  if (Number.isNaN(standing)) return notVisible("costAdvantage", inputs, "operatingMargin", numbers);
  if (Number.isNaN(gap)) return notVisible("costAdvantage", inputs, "grossMargin", numbers);
  return scored("costAdvantage", judged(), numbers);

  function judged(): Judged {
    const isFalling = trend <= -LIMITS.costsFalling;
    const isProfitable = standing >= LIMITS.upperHalf;
    if (gap >= LIMITS.costsLow && isProfitable) return isFalling ? [3, "costs-low-and-falling"] : [2, "costs-low"];
    if (gap >= LIMITS.overheadLow && isProfitable) return isFalling ? [2, "costs-low"] : [1, "overhead-low"];
    return isFalling ? [1, "costs-falling"] : [0, "costs-ordinary"];
  }
}

/** Customers that stay: revenue that grows steadily, and is paid for in advance. */
function switchingCosts(inputs: SourceInputs): MoatSourceScore {
  const { measures, standing: peers } = inputs;
  const standing = 1 - peers.shares.growthDeviation;
  const { growthDeviation, deferredRevenue: prepaid, deferredTrend: rise } = measures;
  const numbers = { growthDeviation, standing, prepaid, rise };
  if (Number.isNaN(standing)) return notVisible("switchingCosts", inputs, "growthDeviation", numbers);
  return scored("switchingCosts", judged(), numbers);

  function judged(): Judged {
    const isSteady = standing >= LIMITS.steady;
    const isPrepaid = prepaid >= LIMITS.prepaid;
    if (isSteady && prepaid >= LIMITS.prepaidMuch && rise >= 0) return [3, "prepaid-and-rising"];
    if (isSteady && isPrepaid) return [2, "steady-and-prepaid"];
    if (standing >= LIMITS.verySteady) return [2, "very-steady"];
    if (isSteady) return [1, "steady"];
    return isPrepaid ? [1, "prepaid"] : [0, "unsteady"];
  }
}

/** A market that has room for few: a large share of its revenue, few that are large, and much capital to enter. */
function efficientScale(inputs: SourceInputs): MoatSourceScore {
  const { measures, standing: peers } = inputs;
  const { revenueShare: share, largeCompanies, members, compared } = peers;
  const intensity = peers.shares.capitalIntensity;
  const numbers = { share, largeCompanies, members, intensity, capitalIntensity: measures.capitalIntensity };
  if (Number.isNaN(share)) {
    const unseen = notVisible("efficientScale", inputs, "revenue", numbers);
    const isOfOtherCurrency = !Number.isNaN(measures.revenue) && compared >= MIN_PEERS;
    return isOfOtherCurrency ? { ...unseen, because: "other-currency" } : unseen;
  }
  return scored("efficientScale", judged(), numbers);

  function judged(): Judged {
    const isAmongFew = largeCompanies <= LIMITS.few;
    const isCostly = intensity >= LIMITS.upperHalf;
    if (share >= LIMITS.largeShare && isAmongFew) return isCostly ? [3, "large-among-few"] : [2, "large-share"];
    if (share < LIMITS.notableShare) return [0, "small-share"];
    return isAmongFew && isCostly ? [2, "large-among-few"] : [1, "notable-share"];
  }
}

function scored(source: MoatSource, [score, reason]: Judged, numbers: MoatSourceScore["numbers"]): MoatSourceScore {
  return { source, score, reason, because: null, numbers };
}

function notVisible(
  source: MoatSource,
  { whyMissing, whyAlone, measures, standing: { members } }: SourceInputs,
  measure: MoatMeasure,
  numbers: MoatSourceScore["numbers"],
): MoatSourceScore {
  const isAlone = !Number.isNaN(measures[measure]);
  const because = isAlone
    ? (whyAlone ?? (members === 0 ? "no-industry" : "too-few-members"))
    : (whyMissing(measure) ?? "not-in-market-data");
  return { source, score: null, reason: "not-visible", because, numbers };
}
