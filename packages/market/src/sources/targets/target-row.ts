import { type Day, parseDay } from "@plumbline/core/time";
import { type DeliveredTarget, isPossiblePrice } from "../../quality/index.ts";
import type { StatedRow, StatedTarget } from "./stated-target.ts";

/** Why a row is no target. */
export type RowFault = "malformed-target" | "without-target" | "target-in-future";

/** What a row becomes: a target, or the reason that it is none. */
export type TargetRow = DeliveredTarget | RowFault;

/** No firm has a longer name. */
const MAX_NAME_LENGTH = 120;

/**
 * Judges one row; providers write 0 where a rating came without a target.
 *
 * @param stated What it states.
 * @param file The file that states it.
 * @param today Targets published after this day cannot be.
 */
export function judgeTarget(stated: StatedRow, file: string, today: Day): TargetRow {
  if (typeof stated === "string") return stated;
  const published = typeof stated.published === "string" ? parseDay(stated.published.slice(0, 10)) : null;
  const firm = text(stated.firm);
  if (published === null || firm === null) return "malformed-target";
  if (published > today) return "target-in-future";
  if (stated.target === 0 || stated.target === null || stated.target === undefined) return "without-target";
  const target = positive(stated.target);
  if (target === null) return "malformed-target";
  return { ...details(stated), published, firm, target, file };
}

function details(stated: StatedTarget): Omit<DeliveredTarget, "published" | "firm" | "target" | "file"> {
  const { symbol, action, currency, source } = stated;
  return {
    symbol,
    action,
    currency,
    source,
    analyst: text(stated.analyst),
    priorTarget: positive(stated.priorTarget),
    priceWhenPosted: positive(stated.priceWhenPosted),
    named: stated.named ?? [],
  };
}

function positive(value: unknown): number | null {
  return typeof value === "number" && isPossiblePrice(value) ? value : null;
}

function text(value: unknown): string | null {
  const trimmed = typeof value === "string" ? value.trim() : "";
  return trimmed === "" || trimmed.length > MAX_NAME_LENGTH ? null : trimmed;
}
