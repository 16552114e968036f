import {
  MONTHLY_LIMITS,
  type MonthlyLimit,
  PLAN_LIMITS,
  type PlanFeature,
  type PlanLimit,
  type WireUsage,
} from "@plumbline/contract";
import { type Kysely, sql } from "kysely";
import type { AccountsContext } from "../accounts/index.ts";
import type { Tables } from "../database/index.ts";
import { Failure, PLAN_ALLOWS_NO_MORE } from "../http/index.ts";
import { freePlan, plansAllowingMore, subscribedPlan } from "./plan-catalogue.ts";
import { holdsAt, type SubscriptionRow } from "./subscription-state.ts";

/** What decides what a user may do. */
export interface PlanContext extends Pick<AccountsContext, "clock"> {
  readonly settings: Pick<AccountsContext["settings"], "plans">;
}

/** What a user may do now. */
export interface Entitlements {
  /** Null where no payment is configured, and everything is open. */
  readonly plan: string | null;
  readonly has: (feature: PlanFeature) => boolean;
  /** How many of something; null without a limit. */
  readonly allowed: (limit: PlanLimit) => number | null;
  readonly isFairUse: (limit: PlanLimit) => boolean;
}

const EVERYTHING: Entitlements = {
  plan: null,
  has: () => true,
  allowed: () => null,
  isFairUse: () => false,
};

/** What a user may do now: every limit of the product asks this. */
export async function entitlementsOf(
  { settings: { plans }, clock }: PlanContext,
  db: Kysely<Tables>,
  userId: string,
): Promise<Entitlements> {
  if (!plans) return EVERYTHING;
  const now = clock();
  const rows = await subscriptionsOf(db, userId);
  const held = rows.filter((row) => holdsAt(row, now));
  // Who pays for a plan that is offered no more has the first one that is.
  const bought = held.map((row) => subscribedPlan(plans, row) ?? plans.plans[1] ?? freePlan(plans));
  const plan = plans.plans.findLast((offered) => bought.includes(offered)) ?? freePlan(plans);
  return {
    plan: plan.id,
    has: (feature) => plan.features.includes(feature),
    allowed: (limit) => plan.limits[limit],
    isFairUse: (limit) => plan.fairUse.includes(limit),
  };
}

export function subscriptionsOf(db: Kysely<Tables>, userId: string): Promise<SubscriptionRow[]> {
  return db.selectFrom("subscriptions").selectAll().where("user_id", "=", userId).execute();
}

/** First day of the month of a moment (UTC), as the database has it. */
export function monthOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 7)}-01`;
}

function nextMonth(moment: Date): string {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1)).toISOString();
}

function isMonthly(limit: PlanLimit): limit is MonthlyLimit {
  return (MONTHLY_LIMITS as readonly PlanLimit[]).includes(limit);
}

/** How much of a limit is used, in the form of an answer. */
export function usageFor(
  { clock }: Pick<PlanContext, "clock">,
  entitlements: Entitlements,
  { limit, used }: { readonly limit: PlanLimit; readonly used: number },
): WireUsage {
  const allowed = entitlements.allowed(limit);
  return {
    limit,
    used,
    allowed,
    left: allowed === null ? null : Math.max(0, allowed - used),
    isFairUse: entitlements.isFairUse(limit),
    resetsAt: isMonthly(limit) ? nextMonth(clock()) : null,
  };
}

/** The refusal of what a plan does not allow: which limit, when more come, and which plans allow more. */
export function limitReached(context: PlanContext, usage: WireUsage): Failure {
  const { plans } = context.settings;
  const offered = plans ? plansAllowingMore(plans, usage.limit, usage.allowed ?? 0) : [];
  return new Failure("forbidden", {
    sentence: { texts: PLAN_ALLOWS_NO_MORE, about: "" },
    data: { needs: "plan", usage, plans: offered },
  });
}

interface Wanted {
  readonly userId: string;
  readonly limit: Exclude<PlanLimit, MonthlyLimit>;
  /** How many there are already. */
  readonly used: number;
}

/**
 * Asks whether one more fits into a plan, in the transaction that adds it, which holds the row of its user.
 *
 * @throws {Failure} `forbidden` with the limit, if it does not.
 */
export async function requireRoom(
  context: PlanContext,
  db: Kysely<Tables>,
  { userId, limit, used }: Wanted,
): Promise<void> {
  const entitlements = await entitlementsOf(context, db, userId);
  const allowed = entitlements.allowed(limit);
  if (allowed !== null && used >= allowed)
    throw limitReached(context, usageFor(context, entitlements, { limit, used }));
}

/**
 * Counts one more of what a plan limits by month; in the transaction of what is counted, which it fails with if none is left.
 *
 * @throws {Failure} `forbidden` with the limit.
 */
export async function countUse(
  context: PlanContext,
  db: Kysely<Tables>,
  { userId, limit }: { readonly userId: string; readonly limit: Exclude<MonthlyLimit, "unlocks"> },
): Promise<void> {
  const entitlements = await entitlementsOf(context, db, userId);
  const allowed = entitlements.allowed(limit);
  const refused = (used: number) => limitReached(context, usageFor(context, entitlements, { limit, used }));
  if (allowed === 0) throw refused(0);
  const counted = await db
    .insertInto("monthly_use")
    .values({ user_id: userId, kind: limit, month: monthOf(context.clock()), used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "kind", "month"])
        .doUpdateSet({ used: sql<number>`monthly_use.used + 1` })
        .where(sql<boolean>`${allowed}::integer is null or monthly_use.used < ${allowed}::integer`),
    )
    .returning("used")
    .executeTakeFirst();
  if (!counted) throw refused(allowed ?? 0);
}

/** Use of every limit. */
export async function usageOf(
  context: PlanContext,
  db: Kysely<Tables>,
  userId: string,
): Promise<{ readonly plan: string | null; readonly entitlements: Entitlements; readonly usage: WireUsage[] }> {
  const [entitlements, used] = await Promise.all([entitlementsOf(context, db, userId), usedBy(context, db, userId)]);
  const usage = PLAN_LIMITS.map((limit) => usageFor(context, entitlements, { limit, used: used[limit] }));
  return { plan: entitlements.plan, entitlements, usage };
}

async function usedBy(
  { clock }: PlanContext,
  db: Kysely<Tables>,
  userId: string,
): Promise<Readonly<Record<PlanLimit, number>>> {
  const month = monthOf(clock());
  const [unlocks, counted, strategies, savedItems, alerts] = await Promise.all([
    countUnlocks(db, { userId, month }),
    db
      .selectFrom("monthly_use")
      .select(["kind", "used"])
      .where("user_id", "=", userId)
      .where("month", "=", month)
      .execute(),
    db
      .selectFrom("strategies")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("user_id", "=", userId)
      .where("removed_at", "is", null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("saved_items")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("alerts")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow(),
  ]);
  const ofMonth = (kind: "runs" | "exports") => counted.find((row) => row.kind === kind)?.used ?? 0;
  return {
    unlocks,
    runs: ofMonth("runs"),
    exports: ofMonth("exports"),
    strategies: Number(strategies.count),
    savedItems: Number(savedItems.count),
    alerts: Number(alerts.count),
  };
}

export async function countUnlocks(
  db: Kysely<Tables>,
  { userId, month }: { readonly userId: string; readonly month: string },
): Promise<number> {
  const { count } = await db
    .selectFrom("unlocks")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("user_id", "=", userId)
    .where("month", "=", month)
    .executeTakeFirstOrThrow();
  return Number(count);
}
