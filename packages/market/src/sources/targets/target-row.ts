import { type Day, parseDay } from "@plumbline/core/time";
import type { PriceTarget } from "../../model/index.ts";

/** What a row becomes: a target, or the reason that it is none. */
export type TargetRow = PriceTarget | "malformed-target" | "without-target" | "target-in-future";

/** What a provider's row says, before it is judged. */
export interface StatedTarget {
  readonly symbol: string;
  readonly published: unknown;
  readonly firm: unknown;
  readonly analyst?: unknown;
  readonly action: string | null;
  readonly target: unknown;
  readonly priorTarget?: unknown;
  readonly priceWhenPosted?: unknown;
  readonly source: string;
}

/** Judges one row; providers write 0 where a rating came without a target. */
export function judgeTarget(stated: StatedTarget, today: Day): TargetRow {
  const published = typeof stated.published === "string" ? parseDay(stated.published.slice(0, 10)) : null;
  const firm = text(stated.firm);
  if (published === null || firm === null) return "malformed-target";
  if (published > today) return "target-in-future";
  if (stated.target === 0 || stated.target === null || stated.target === undefined) return "without-target";
  const target = positive(stated.target);
  if (target === null) return "malformed-target";
  return {
    symbol: stated.symbol,
    published,
    firm,
    analyst: text(stated.analyst),
    action: stated.action,
    target,
    priorTarget: positive(stated.priorTarget),
    priceWhenPosted: positive(stated.priceWhenPosted),
    // Neither provider states the currency; both quote US listings.
    currency: "USD",
    source: stated.source,
  };
}

function positive(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? value : null;
}

function text(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}
