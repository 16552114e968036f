import { type Derivation, derived, type Traced, unknown } from "../derivation/derivation.ts";
import type { Metric } from "./metric.ts";

/** How a profit or a loss changed where a percentage would not show it. */
export type Turn = "loss-to-profit" | "loss-narrowed" | "loss-widened" | "loss-unchanged" | "profit-to-loss";

/** The change of a metric on the same period of the year before. */
export interface YearOverYear {
  /** Relative for amounts, a difference for percentages and multiples; missing with the turn as its reason. */
  readonly change: Traced;
  readonly kind: "relative" | "difference";
  /** The value a year earlier. */
  readonly base: Traced;
  /** Set for amounts that are or were negative; also where `change` has a value (profit to loss). */
  readonly turn: Turn | null;
}

/**
 * The change of a metric on the year. Amounts that were not positive have no relative change, only a turn.
 *
 * @param kind Kind of the metric.
 * @param now The latest value.
 * @param base The value a year earlier.
 * @see docs/rules.md, "Year over year"
 *
 * @example
 * yearOverYear("amount", revenueNow, revenueThen).change.value; // (now - then) / then
 */
export function yearOverYear(kind: Metric["kind"], now: Traced, base: Traced): YearOverYear {
  const change = kind === "amount" ? "relative" : "difference";
  if (now.value === null) return { change: now, kind: change, base, turn: null };
  if (base.value === null) return { change: base, kind: change, base, turn: null };
  const turn = kind === "amount" ? turnOf(now.value, base.value) : null;
  if (kind !== "amount") return { change: changed("change", now, base), kind: change, base, turn };
  if (base.value > 0) return { change: changed("relative-change", now, base), kind: change, base, turn };
  const because = turn === null || turn === "profit-to-loss" ? "from-zero" : turn;
  return { change: unknown(because), kind: change, base, turn };
}

function changed(how: "change" | "relative-change", now: Derivation, base: Derivation): Traced {
  const difference = now.value - base.value;
  const value = how === "change" ? difference : difference / base.value;
  const unit = how === "change" ? now.unit : "pure";
  return derived({ value, unit, how, rule: "2", parts: [base, now], names: ["yearBefore", "now"] });
}

function turnOf(now: number, base: number): Turn | null {
  if (base < 0) {
    if (now >= 0) return "loss-to-profit";
    if (now === base) return "loss-unchanged";
    return now > base ? "loss-narrowed" : "loss-widened";
  }
  return now < 0 && base > 0 ? "profit-to-loss" : null;
}
