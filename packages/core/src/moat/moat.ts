import type { Reason } from "../figure/index.ts";
import type { MoatTrend, MoatWidth } from "../words/index.ts";
import { type Durability, moatTrend } from "./durability.ts";
import type { MoatLimits } from "./moat-limits.ts";
import type { MoatSourceScore } from "./moat-sources.ts";

/** The label of a company. */
export interface MoatLabel {
  readonly width: MoatWidth;
  readonly trend: MoatTrend;
  /** Sources whose score counts as strong. */
  readonly strong: number;
  /** Why the width is unknown; otherwise null. */
  readonly because: Reason | null;
}

/**
 * How wide a moat is: how durably its capital earned more than it cost, and by how many sources that is explained.
 *
 * A company whose spread is not durable has none, whatever its sources. One whose spread is durable enough, and of whose sources
 * fewer than two are visible in the accounts, is not judged: that is no evidence of their absence.
 *
 * @param of Its durability and the scores of its sources.
 * @param limits See `movedLimits`.
 * @see MOAT-04
 *
 * @example
 * moatLabel({ durability, sources }, movedLimits()).width; // "wide"
 */
export function moatLabel(
  { durability, sources }: { readonly durability: Durability; readonly sources: readonly MoatSourceScore[] },
  limits: MoatLimits,
): MoatLabel {
  const { share, median, change } = durability;
  const trend = moatTrend(change, limits.trendPoints);
  const scores = sources.flatMap(({ score }) => (score === null ? [] : [score]));
  const strong = scores.filter((score) => score >= limits.strongScore).length;
  const of = { share: share ?? Number.NaN, median: median ?? Number.NaN, strong, visible: scores.length };
  const width = moatWidth(of, limits);
  return { width, trend, strong, because: width === "unknown" ? (durability.because ?? "too-few-sources") : null };
}

/** What decides the width; share and median are NaN where they are not known. */
export interface WidthInputs {
  /** Share of the years with a spread above 0. */
  readonly share: number;
  readonly median: number;
  /** Sources whose score counts as strong, and sources that are visible in the accounts. */
  readonly strong: number;
  readonly visible: number;
}

/**
 * The width alone.
 *
 * @see MOAT-04
 *
 * @example
 * moatWidth({ share: 1, median: 0.08, strong: 2, visible: 4 }, movedLimits()); // "wide"
 */
export function moatWidth({ share, median, strong, visible }: WidthInputs, limits: MoatLimits): MoatWidth {
  if (Number.isNaN(share) || Number.isNaN(median)) return "unknown";
  const isNarrow = share >= limits.narrowShare && median > limits.narrowMedian;
  const isWide = share >= limits.wideShare && median >= limits.wideMedian;
  if (!isNarrow && !isWide) return "none";
  if (isWide && strong >= limits.wideSources) return "wide";
  if (isNarrow && strong >= limits.narrowSources) return "narrow";
  return visible >= MIN_VISIBLE ? "none" : "unknown";
}

/** Whoever sees fewer of the four sources that accounts can show has not looked for them. */
const MIN_VISIBLE = 2;
