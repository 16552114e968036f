import { MOAT_LIMIT_DEFAULTS } from "../../moat/index.ts";
import type { MoatWidth } from "../../words/index.ts";
import { FACT_ITEMS, type KnownNumbers } from "../facts.ts";
import { lacksSource } from "./plan-moat.ts";
import type { SentencePlan } from "./sentence-plan.ts";
import type { WordingId } from "./wording-ids.ts";

const MAX_CHANGES = 4;
/** Distances beyond this, as a share of the threshold, are no news for a long time. */
const FAR = 1;

/** A check whose threshold would change the verdict. */
interface Watched {
  readonly id: string;
  readonly subject: string;
  /** Whether more of it is better. */
  readonly isHigherBetter: boolean;
}

const WATCHED: readonly Watched[] = [
  { id: "check.G6", subject: "roe", isHigherBetter: true },
  { id: "check.G4", subject: "growth", isHigherBetter: true },
  { id: "check.F2", subject: "liquidity", isHigherBetter: true },
  { id: "check.D10", subject: "coverage", isHigherBetter: true },
  { id: "check.D11", subject: "debt", isHigherBetter: false },
  { id: "check.G10", subject: "shares", isHigherBetter: false },
  { id: "check.O1", subject: "pe", isHigherBetter: false },
  { id: "check.F11", subject: "piotroski", isHigherBetter: true },
];

interface Change {
  readonly plan: SentencePlan;
  /** From 0 for the closest. */
  readonly distance: number;
}

/**
 * What would have to happen for the verdict to change: the nearest thresholds, each with where the figure stands now.
 *
 * @returns Up to four, valuation and moat first, then the checks nearest to their thresholds.
 */
export function planChanges(numbers: KnownNumbers, width: MoatWidth): readonly SentencePlan[] {
  const checks = WATCHED.flatMap((watched) => changeOf(watched, numbers)).sort((a, b) => a.distance - b.distance);
  return [...priceChange(numbers), ...moatChange(numbers, width), ...checks.map(({ plan }) => plan)].slice(
    0,
    MAX_CHANGES,
  );
}

function priceChange({ fact }: KnownNumbers): readonly SentencePlan[] {
  const gap = fact("dcfGap");
  if (!(Math.abs(gap) > 0.02)) return [];
  return [{ wording: gap > 0 ? "would-price-up" : "would-price-down", slots: { dcfGap: FACT_ITEMS.dcfGap } }];
}

/** What would end a moat or widen it, or begin one where returns do not earn their cost. */
function moatChange(numbers: KnownNumbers, width: MoatWidth): readonly SentencePlan[] {
  const { fact } = numbers;
  const median = fact("moatMedian");
  const slots = { moatMedian: FACT_ITEMS.moatMedian };
  const { wideMedian, wideShare } = MOAT_LIMIT_DEFAULTS;
  // Its returns are those of a wide one: what it lacks is a source.
  const isShortOfSources = width === "narrow" && median >= wideMedian && fact("moatShare") >= wideShare;
  if (isShortOfSources) return [{ wording: "would-moat-widen", slots }];
  if (lacksSource(width, numbers)) return [{ wording: "would-moat-shown", slots }];
  const isLosable = width !== "none" && median > 0;
  const isWinnable = width === "none" && median < 0;
  if (width === "unknown" || !(isLosable || isWinnable)) return [];
  return [{ wording: isLosable ? "would-moat-lost" : "would-moat-won", slots }];
}

function changeOf({ id, subject, isHigherBetter }: Watched, numbers: KnownNumbers): readonly Change[] {
  const [value, threshold] = [numbers.of(id), numbers.of(`${id}.threshold`)];
  if (Number.isNaN(value) || Number.isNaN(threshold)) return [];
  const distance = Math.abs(value - threshold) / Math.max(Math.abs(threshold), Number.MIN_VALUE);
  // A loss has no P/E that could come down.
  if (distance > FAR || (subject === "pe" && value <= 0)) return [];
  const holds = isHigherBetter ? value >= threshold : value <= threshold;
  const wording = `would-${subject}-${holds ? "lost" : "won"}` as WordingId;
  return [{ plan: { wording, slots: { value: id, threshold: `${id}.threshold` } }, distance }];
}
