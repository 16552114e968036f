import * as z from "zod";
import { BILLING_CALLS } from "../billing-calls.ts";
import { endpoint } from "../endpoint.ts";
import {
  BILLING_INTERVALS,
  MoneySchema,
  PLAN_FEATURES,
  PlanIdInput,
  PlanSchema,
  PriceSchema,
  UsageSchema,
} from "../schemas/plan.ts";

const NOTHING = z.strictObject({});

/**
 * `none`: never subscribed. `trialing`, `active`. `pastDue`: a payment failed; the plan holds until `graceEndsAt`. `cancelling`: cancelled,
 * the plan holds until `endsAt`. `ended`: there was one.
 */
export const BILLING_STATES = ["none", "trialing", "active", "pastDue", "cancelling", "ended"] as const;
export type BillingStateName = (typeof BILLING_STATES)[number];

/** A plan and how often it is paid. */
const ChoiceInput = { plan: PlanIdInput, interval: z.enum(BILLING_INTERVALS) };

/** What customers write; the provider of payments compares it without case. */
const CouponCodeInput = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9_-]{1,60}$/, "not a coupon");

/** A page of the provider of payments, to which the browser goes. */
const HostedPageSchema = z.object({ url: z.url() });

const DiscountSchema = z.object({
  /** As the provider names it to customers. */
  name: z.string(),
  /** A fraction of the amount; null of a fixed sum. */
  share: z.number().nullable(),
  /** Null of a share. */
  sum: MoneySchema.nullable(),
  /** `once`: the next invoice. */
  duration: z.enum(["once", "months", "forever"]),
  months: z.int().nullable(),
  /** When it ends; null where it does not, or is not applied yet. */
  endsAt: z.iso.datetime().nullable(),
});
export type WireDiscount = z.infer<typeof DiscountSchema>;

export const plans = endpoint({
  name: "plans",
  ...BILLING_CALLS.plans,
  summary:
    "The plans with prices, limits and features. Without a provider of payments everything is open and there are none.",
  input: NOTHING,
  output: z.object({
    /** Whether no payment is configured: then everything is open to everyone. */
    isOpen: z.boolean(),
    /** The free one first, the others from the cheapest up. */
    plans: z.array(PlanSchema),
  }),
  codes: [],
  market: false,
});

const SubscriptionSchema = z.object({
  state: z.enum(["trialing", "active", "pastDue", "cancelling", "ended"]),
  /** Id of the plan that was subscribed to; `names` of the plans tell how it is called. Null of one that is offered no more. */
  plan: z.string().nullable(),
  price: PriceSchema.nullable(),
  startedAt: z.iso.datetime(),
  /** End of the trial, while it lasts. */
  trialEndsAt: z.iso.datetime().nullable(),
  /** End of what is paid. */
  periodEndsAt: z.iso.datetime(),
  /** When is charged next; null where nothing will be. Its amount before tax and credit; `previewPlanChange` has the exact one. */
  nextCharge: MoneySchema.extend({ at: z.iso.datetime() }).nullable(),
  /** When a cancelled plan ends, or one that is over ended. */
  endsAt: z.iso.datetime().nullable(),
  /** Until when the plan holds although a payment failed. */
  graceEndsAt: z.iso.datetime().nullable(),
  discount: DiscountSchema.nullable(),
});
export type WireSubscription = z.infer<typeof SubscriptionSchema>;

const BillingStateSchema = z.object({
  /** Whether no payment is configured: then everything is open, and what follows says nothing more. */
  isOpen: z.boolean(),
  state: z.enum(BILLING_STATES),
  /** Id of the plan whose limits hold now; null where everything is open. */
  plan: z.string().nullable(),
  features: z.array(z.enum(PLAN_FEATURES)),
  /** The present subscription, or the last one. */
  subscription: SubscriptionSchema.nullable(),
  /** Whether a first subscription would begin with a trial. */
  hasTrial: z.boolean(),
  usage: z.array(UsageSchema),
  /** When the provider of payments last told us of this account; null before the first time. */
  knownAt: z.iso.datetime().nullable(),
  /**
   * Of the checkout that was asked for. `waiting`: the provider has not confirmed it yet. `unknown`: not of this account. Null unless
   * one was asked for.
   */
  checkout: z.enum(["waiting", "confirmed", "expired", "unknown"]).nullable(),
});
export type WireBillingState = z.infer<typeof BillingStateSchema>;

export const billingState = endpoint({
  name: "billingState",
  ...BILLING_CALLS.billingState,
  summary:
    "The plan of the user, its state, and use and reset day of every limit. With the session of a checkout also whether its payment is confirmed.",
  input: z.strictObject({
    session: z
      .string()
      .regex(/^[A-Za-z0-9_]{1,250}$/, "not a checkout")
      .optional(),
  }),
  output: BillingStateSchema,
  codes: [],
  market: false,
});

export const startCheckout = endpoint({
  name: "startCheckout",
  ...BILLING_CALLS.startCheckout,
  summary:
    "Prepares the payment of a first plan and answers the provider's page for it. It comes back to `/pages/payment/success?session=...` or, with the choice kept, to `/pages/payment/cancel`. Refused while a subscription runs: that is changed by `changePlan`.",
  input: z.strictObject({ ...ChoiceInput, coupon: CouponCodeInput.optional() }),
  output: HostedPageSchema,
  codes: ["forbidden", "notFound"],
  market: false,
});

export const openPortal = endpoint({
  name: "openPortal",
  ...BILLING_CALLS.openPortal,
  summary: "The provider's page where the user changes the card and the address of invoices.",
  input: NOTHING,
  output: HostedPageSchema,
  codes: ["forbidden", "notFound"],
  market: false,
});

const InvoiceSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: z.iso.datetime(),
  state: z.enum(["draft", "open", "paid", "uncollectible", "void"]),
  total: MoneySchema,
  /** Part of the total. */
  tax: MoneySchema,
  /** What is still to be paid. */
  due: MoneySchema,
  /** The invoice at the provider, and the same as PDF. */
  url: z.url().nullable(),
  pdf: z.url().nullable(),
});
export type WireInvoice = z.infer<typeof InvoiceSchema>;

export const invoices = endpoint({
  name: "invoices",
  ...BILLING_CALLS.invoices,
  summary: "The invoices of the user, at most the last hundred, the newest first.",
  input: NOTHING,
  output: z.object({ invoices: z.array(InvoiceSchema) }),
  codes: ["forbidden"],
  market: false,
});

const PreviewSchema = z.object({
  /** What is charged at once; negative of a credit, which the next invoices use up. */
  now: MoneySchema,
  /** Tax in it. */
  tax: MoneySchema,
  lines: z.array(MoneySchema.extend({ text: z.string(), isProration: z.boolean() })),
  /** What the next period costs, and when it begins. */
  next: MoneySchema.extend({ at: z.iso.datetime() }),
  /** Moment that the shares are counted from; `changePlan` with it charges exactly this for half an hour. */
  at: z.iso.datetime(),
});
export type WirePlanChangePreview = z.infer<typeof PreviewSchema>;

export const previewPlanChange = endpoint({
  name: "previewPlanChange",
  ...BILLING_CALLS.previewPlanChange,
  summary:
    "What a change of plan would charge now and next, with the unused share of the present plan. It changes nothing.",
  input: z.strictObject(ChoiceInput),
  output: PreviewSchema,
  codes: ["forbidden", "notFound"],
  market: false,
});

export const changePlan = endpoint({
  name: "changePlan",
  ...BILLING_CALLS.changePlan,
  summary:
    "Changes the running subscription to another plan or interval, at the amounts of the preview with the same `at`. The answer is the state as the provider last confirmed it: the new plan holds once it has.",
  input: z.strictObject({ ...ChoiceInput, at: z.iso.datetime().optional() }),
  output: BillingStateSchema,
  codes: ["forbidden", "notFound", "paymentDeclined"],
  market: false,
});

export const cancelPlan = endpoint({
  name: "cancelPlan",
  ...BILLING_CALLS.cancelPlan,
  summary: "Cancels the subscription at the end of what is paid, or of the trial. Nothing is deleted then.",
  input: NOTHING,
  output: BillingStateSchema,
  codes: ["forbidden", "notFound"],
  market: false,
});

export const resumePlan = endpoint({
  name: "resumePlan",
  ...BILLING_CALLS.resumePlan,
  summary: "Takes the cancellation back while the subscription still runs.",
  input: NOTHING,
  output: BillingStateSchema,
  codes: ["forbidden", "notFound"],
  market: false,
});

export const coupon = endpoint({
  name: "coupon",
  ...BILLING_CALLS.coupon,
  summary:
    "What a coupon takes off; with `apply` it is applied to the running subscription. In a first checkout it is given there.",
  input: z.strictObject({ code: CouponCodeInput, apply: z.boolean().optional() }),
  output: z.object({ discount: DiscountSchema, isApplied: z.boolean() }),
  codes: ["forbidden", "notFound"],
  market: false,
});

/** What an event is found by; the rest of it is as its sender has it. */
const PaymentEventInput = z.looseObject({
  id: z.string().regex(/^evt_[A-Za-z0-9_]{1,200}$/, "not an event"),
  type: z.string().regex(/^[a-z0-9_.]{1,100}$/, "not an event"),
});

export const paymentEvents = endpoint({
  name: "paymentEvents",
  ...BILLING_CALLS.paymentEvents,
  summary:
    "Where the provider of payments tells what has happened. Only bodies with its signature in `Stripe-Signature` are believed; an event that was received already changes nothing.",
  input: PaymentEventInput,
  output: z.object({ received: z.literal(true) }),
  codes: ["forbidden", "tooLarge"],
  market: false,
});
