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
 * none is visible in the accounts, is not judged: that is no evidence of their absence.
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
  const { share, median, change, because } = durability;
  const trend = moatTrend(change, limits.trendPoints);
  const visible = sources.filter(({ score }) => score !== null);
  const strong = visible.filter(({ score }) => (score as number) >= limits.strongScore).length;
  if (share === null || median === null) return { width: "unknown", trend, strong, because };
  const isNarrow = share >= limits.narrowShare && median > limits.narrowMedian;
  const isWide = share >= limits.wideShare && median >= limits.wideMedian;
  if (!isNarrow && !isWide) return { width: "none", trend, strong, because: null };
  if (isWide && strong >= limits.wideSources) return { width: "wide", trend, strong, because: null };
  if (isNarrow && strong >= limits.narrowSources) return { width: "narrow", trend, strong, because: null };
  if (visible.length > 0) return { width: "none", trend, strong, because: null };
  return { width: "unknown", trend, strong, because: sources[0]?.because ?? "not-in-market-data" };
}
