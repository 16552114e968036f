import type { WireDiscount } from "@plumbline/contract";
import * as z from "zod";
import { moneyOf } from "./plan-catalogue.ts";
import type { SubscriptionRow } from "./subscription-state.ts";

const Moment = z.int().transform((seconds) => new Date(seconds * 1000));
const MomentOrNull = Moment.nullish().transform((moment) => moment ?? null);
/** What Stripe writes as an id, or as the whole thing where it was asked to expand it. */
const Reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

const CouponSchema = z.object({
  id: z.string(),
  name: z.string().nullish(),
  percent_off: z.number().nullish(),
  amount_off: z.int().nullish(),
  currency: z.string().nullish(),
  duration: z.enum(["forever", "once", "repeating"]),
  duration_in_months: z.int().nullish(),
});

const DiscountSchema = z.object({ end: MomentOrNull, source: z.object({ coupon: CouponSchema }) });

/** A coupon as pages show it. @param endsAt When its discount ends; null where it does not, or is not applied yet. */
export function wireDiscount(coupon: unknown, endsAt: Date | null): WireDiscount {
  const { id, name, percent_off, amount_off, currency, duration, duration_in_months } = CouponSchema.parse(coupon);
  return {
    name: name ?? id,
    share: percent_off == null ? null : percent_off / 100,
    sum: amount_off == null || currency == null ? null : moneyOf(amount_off, currency),
    duration: duration === "repeating" ? "months" : duration,
    months: duration_in_months ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}

const PeriodShape = { current_period_end: Moment.optional() };

/** A subscription as far as we need it; the version of the interface that events have may be older than ours. */
const SubscriptionSchema = z.object({
  id: z.string().regex(/^sub_/),
  customer: Reference,
  status: z.enum([
    "incomplete",
    "incomplete_expired",
    "trialing",
    "active",
    "past_due",
    "canceled",
    "unpaid",
    "paused",
  ]),
  start_date: Moment,
  trial_end: MomentOrNull,
  cancel_at: MomentOrNull,
  cancel_at_period_end: z.boolean(),
  canceled_at: MomentOrNull,
  ended_at: MomentOrNull,
  ...PeriodShape,
  metadata: z.record(z.string(), z.string()).nullish(),
  items: z.object({
    data: z
      .array(
        z.object({
          id: z.string(),
          ...PeriodShape,
          price: z.object({
            lookup_key: z.string().nullish(),
            unit_amount: z.int().nullish(),
            currency: z.string(),
            recurring: z.object({ interval: z.enum(["day", "week", "month", "year"]) }),
          }),
        }),
      )
      .min(1),
  }),
  discounts: z.array(z.union([z.string(), DiscountSchema, z.unknown()])).optional(),
});

/** Statuses in which a payment is missing. */
export const UNPAID_STATUSES: ReadonlySet<string> = new Set(["past_due", "unpaid", "paused"]);
/** Statuses after which nothing comes. */
export const FINAL_STATUSES: ReadonlySet<string> = new Set(["canceled", "incomplete_expired"]);

/** What Stripe says of a subscription at one moment. */
export interface SubscriptionNews {
  readonly customerId: string;
  readonly row: Omit<SubscriptionRow, "user_id" | "past_due_since" | "observed_at" | "amount" | "discount"> & {
    readonly amount: number;
  };
  /** Undefined where the news has only its id. */
  readonly discount: WireDiscount | null | undefined;
}

/** Reads a subscription of Stripe; null of what is none. @param at Moment of the news. */
export function readSubscription(given: unknown, at: Date): SubscriptionNews | null {
  const parsed = SubscriptionSchema.safeParse(given);
  if (!parsed.success) return null;
  const { data: subscription } = parsed;
  const [item] = subscription.items.data;
  const periodEnd = item?.current_period_end ?? subscription.current_period_end;
  if (!item || !periodEnd) return null;
  const { id, status, start_date, trial_end, cancel_at, canceled_at, ended_at, metadata } = subscription;
  const plan = metadata?.plan;
  const isFinal = FINAL_STATUSES.has(status);
  const row = {
    id,
    item_id: item.id,
    status,
    lookup_key: item.price.lookup_key || null,
    plan: plan !== undefined && /^[a-z][a-z0-9-]{0,39}$/.test(plan) ? plan : null,
    billing_interval: item.price.recurring.interval,
    amount: item.price.unit_amount ?? 0,
    currency: item.price.currency,
    started_at: start_date,
    trial_ends_at: trial_end,
    period_ends_at: periodEnd,
    cancels_at: cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null),
    ended_at: isFinal ? (ended_at ?? canceled_at ?? at) : null,
  };
  return {
    customerId: subscription.customer,
    row,
    discount: discountOf(subscription.discounts ?? []),
  };
}

function discountOf(discounts: readonly unknown[]): WireDiscount | null | undefined {
  const [first] = discounts;
  if (first === undefined) return null;
  const read = DiscountSchema.safeParse(first);
  return read.success ? wireDiscount(read.data.source.coupon, read.data.end) : undefined;
}
