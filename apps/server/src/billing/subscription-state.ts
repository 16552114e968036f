import type { BillingInterval, WireSubscription } from "@plumbline/contract";
import type { Selectable } from "kysely";
import type { PlanFile } from "../config/index.ts";
import type { Tables } from "../database/index.ts";
import { moneyOf, subscribedPlan } from "./plan-catalogue.ts";

export type SubscriptionRow = Selectable<Tables["subscriptions"]>;

const DAY = 24 * 60 * 60 * 1000;
/** A plan holds so long although a payment is missing. */
const GRACE = 7 * DAY;

/** What a subscription is at a moment; `none` of one whose first payment has not come. */
export function stateAt(row: SubscriptionRow, now: Date): WireSubscription["state"] | "none" {
  const { status, cancels_at } = row;
  if (status === "incomplete" || status === "incomplete_expired") return "none";
  if (status === "canceled") return "ended";
  // Its end was told before: no further news is needed.
  if (cancels_at && cancels_at <= now) return "ended";
  if (row.past_due_since) return "pastDue";
  if (cancels_at) return "cancelling";
  return status === "trialing" ? "trialing" : "active";
}

/** Until when a plan holds although a payment is missing; null where none is. */
function graceEnd({ past_due_since }: Pick<SubscriptionRow, "past_due_since">): Date | null {
  return past_due_since && new Date(past_due_since.getTime() + GRACE);
}

/** Whether the plan of a subscription holds. */
export function holdsAt(row: SubscriptionRow, now: Date): boolean {
  const state = stateAt(row, now);
  if (state === "none" || state === "ended") return false;
  const grace = graceEnd(row);
  return grace === null || now < grace;
}

/** Whether Stripe may still charge for it: then no second one is begun. */
export function isRunning(row: SubscriptionRow, now: Date): boolean {
  const state = stateAt(row, now);
  return state !== "none" && state !== "ended";
}

/** The one that counts: one that holds before one that does not, and the one that began last. */
export function presentSubscription(rows: readonly SubscriptionRow[], now: Date): SubscriptionRow | null {
  const known = rows.filter((row) => stateAt(row, now) !== "none");
  const rank = (row: SubscriptionRow) => (holdsAt(row, now) ? 2 : isRunning(row, now) ? 1 : 0);
  const [first] = known.toSorted((a, b) => rank(b) - rank(a) || b.started_at.getTime() - a.started_at.getTime());
  return first ?? null;
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export function wireSubscription(row: SubscriptionRow, plans: PlanFile, now: Date): WireSubscription {
  const state = stateAt(row, now) as WireSubscription["state"];
  const money = moneyOf(Number(row.amount), row.currency);
  const isSold = row.billing_interval === "month" || row.billing_interval === "year";
  const isOver = state === "ended";
  const isCharged = state === "active" || state === "trialing";
  return {
    state,
    plan: subscribedPlan(plans, row)?.id ?? null,
    price: isSold ? { ...money, interval: row.billing_interval as BillingInterval, tax: plans.tax } : null,
    startedAt: row.started_at.toISOString(),
    trialEndsAt: row.trial_ends_at && row.trial_ends_at > now && !isOver ? iso(row.trial_ends_at) : null,
    periodEndsAt: row.period_ends_at.toISOString(),
    nextCharge: isCharged ? { ...money, at: row.period_ends_at.toISOString() } : null,
    endsAt: iso(row.ended_at ?? row.cancels_at),
    graceEndsAt: isOver ? null : iso(graceEnd(row)),
    discount: row.discount,
  };
}
