import * as z from "zod";
import { NamesSchema } from "./code.ts";

/**
 * What a plan limits. `unlocks`, `runs` and `exports` are counted by calendar month (UTC): reports unlocked, backtests started,
 * orders exported. `strategies`, `savedItems` and `alerts` are what an account has at the same time.
 */
export const PLAN_LIMITS = ["unlocks", "runs", "exports", "strategies", "savedItems", "alerts"] as const;
export type PlanLimit = (typeof PLAN_LIMITS)[number];

/** Those that are counted by calendar month. */
export const MONTHLY_LIMITS = ["unlocks", "runs", "exports"] as const satisfies readonly PlanLimit[];
export type MonthlyLimit = (typeof MONTHLY_LIMITS)[number];

/** What a plan has or has not. `modelReports`: reports by a language model, where one is configured. */
export const PLAN_FEATURES = ["modelReports"] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];

export const BILLING_INTERVALS = ["month", "year"] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

export const PlanIdInput = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, "not the id of a plan");

/** An amount in its currency, such as 12.5 and `USD`. */
export const MoneySchema = z.object({ amount: z.number(), currency: z.string() });
export type WireMoney = z.infer<typeof MoneySchema>;

export const PriceSchema = MoneySchema.extend({
  interval: z.enum(BILLING_INTERVALS),
  /** Whether tax is in the amount, or comes on top of it. */
  tax: z.enum(["included", "added", "none"]),
});
export type WirePrice = z.infer<typeof PriceSchema>;

/** Null of what has no limit. */
const LimitsSchema = z.record(z.enum(PLAN_LIMITS), z.int().nonnegative().nullable());

export const PlanSchema = z.object({
  id: z.string(),
  names: NamesSchema,
  /** One sentence. */
  descriptions: NamesSchema,
  limits: LimitsSchema,
  /** Limits that no reader meets in fair use: they are named beside "unlimited". */
  fairUse: z.array(z.enum(PLAN_LIMITS)),
  features: z.array(z.enum(PLAN_FEATURES)),
  /** Days without a charge at the first subscription; 0 without a trial. */
  trialDays: z.int().nonnegative(),
  /** None of the plan that everyone has without paying. */
  prices: z.array(PriceSchema),
});
export type WirePlan = z.infer<typeof PlanSchema>;

/** How much of one limit is used. */
export const UsageSchema = z.object({
  limit: z.enum(PLAN_LIMITS),
  used: z.int().nonnegative(),
  /** Null without a limit. */
  allowed: z.int().nonnegative().nullable(),
  /** Never below 0, though one who had a larger plan may have more than the present one allows. Null without a limit. */
  left: z.int().nonnegative().nullable(),
  isFairUse: z.boolean(),
  /** When the count begins anew; null of what an account has at the same time. */
  resetsAt: z.iso.datetime().nullable(),
});
export type WireUsage = z.infer<typeof UsageSchema>;

/** `data` of an answer with code 403 where a plan allows no more: which limit, when more come, and who allows more. */
export const LimitReachedSchema = z.object({
  needs: z.literal("plan"),
  usage: UsageSchema,
  /** Ids of the plans that allow more, the cheapest first. */
  plans: z.array(z.string()),
});
export type WireLimitReached = z.infer<typeof LimitReachedSchema>;

/** The same where a plan lacks a feature: which one, and who has it. */
export const FeatureMissingSchema = z.object({
  needs: z.literal("plan"),
  feature: z.enum(PLAN_FEATURES),
  /** Ids of the plans that have it, the cheapest first. */
  plans: z.array(z.string()),
});
export type WireFeatureMissing = z.infer<typeof FeatureMissingSchema>;

/** Why a plan is not enough. */
export type WirePlanNeeded = WireLimitReached | WireFeatureMissing;
