/**
 * An account at Stripe as far as subscriptions need it, in the shapes of its published interface (version 2026-10-28), which the types of
 * its library have: what happens in it happens by its methods, and each of them writes the events that Stripe would send.
 */
import { randomBytes } from "node:crypto";
import type { Stripe } from "stripe";
import type { WireShape } from "./wire-shape.ts";

export interface PlayedPrice {
  readonly id: string;
  readonly lookup_key: string;
  readonly unit_amount: number;
  readonly currency: string;
  readonly interval: "month" | "year";
}

export interface PlayedCoupon {
  readonly code: string;
  readonly percent_off: number | null;
  readonly amount_off: number | null;
  readonly duration: "once" | "repeating" | "forever";
  readonly duration_in_months: number | null;
}

export interface PlayedSubscription {
  readonly id: string;
  readonly item: string;
  readonly customer: string;
  readonly started: number;
  readonly metadata: Record<string, string>;
  status: Stripe.Subscription.Status;
  price: PlayedPrice;
  periodStart: number;
  periodEnd: number;
  trialEnd: number | null;
  cancelAtPeriodEnd: boolean;
  endedAt: number | null;
  coupon: PlayedCoupon | null;
  invoice: string | null;
}

export interface PlayedSession {
  readonly id: string;
  readonly customer: string;
  readonly price: PlayedPrice;
  readonly trialDays: number;
  readonly coupon: PlayedCoupon | null;
  readonly metadata: Record<string, string>;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: number;
  status: "open" | "complete" | "expired";
  subscription: string | null;
}

export interface PlayedEvent {
  readonly id: string;
  readonly object: "event";
  readonly api_version: string;
  readonly created: number;
  readonly type: string;
  readonly data: { readonly object: Record<string, unknown> };
}

interface PlayedInvoice {
  readonly id: string;
  readonly customer: string;
  readonly subscription: string;
  readonly number: string;
  readonly created: number;
  readonly currency: string;
  readonly total: number;
  readonly tax: number;
  status: "open" | "paid";
}

const API_VERSION: Stripe.LatestApiVersion = "2026-10-28.endive";
const DAY = 86_400;
const DAYS = { month: 30, year: 365 } as const;
/** A fifth on top. */
const TAX = 0.2;

export class StripeAccount {
  readonly prices: PlayedPrice[] = [];
  readonly coupons: PlayedCoupon[] = [];
  readonly customers = new Map<string, Record<string, unknown>>();
  readonly subscriptions = new Map<string, PlayedSubscription>();
  readonly sessions = new Map<string, PlayedSession>();
  readonly invoices: PlayedInvoice[] = [];
  /** All that has been written, in its order. */
  readonly events: PlayedEvent[] = [];
  /** Whether cards are good. */
  isCardGood = true;
  readonly #now: () => number;

  /** @param now Seconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  get now(): number {
    return this.#now();
  }

  newCustomer(email: string, metadata: unknown): string {
    const id = newId("cus");
    this.customers.set(id, { id, object: "customer", email, metadata, created: this.now });
    this.#write("customer.created", this.customers.get(id) ?? {});
    return id;
  }

  /** Pays a checkout, as the customer does on its page. */
  pay(session: PlayedSession): PlayedSubscription {
    const subscription = this.#begin(session, "paid");
    subscription.status = subscription.trialEnd === null ? "active" : "trialing";
    this.#writeSubscription("updated", subscription);
    session.status = "complete";
    session.subscription = subscription.id;
    this.#write("checkout.session.completed", this.wireSession(session));
    return subscription;
  }

  /** The first payment of a checkout does not come, such as one that the customer's bank asks about. */
  leaveUnpaid(session: PlayedSession): PlayedSubscription {
    return this.#begin(session, "open");
  }

  #begin({ customer, price, trialDays, coupon, metadata }: PlayedSession, invoiced: PlayedInvoice["status"]) {
    const now = this.now;
    const trialEnd = trialDays > 0 ? now + trialDays * DAY : null;
    const subscription: PlayedSubscription = {
      id: newId("sub"),
      item: newId("si"),
      customer,
      started: now,
      metadata,
      status: "incomplete",
      price,
      periodStart: now,
      periodEnd: trialEnd ?? now + DAYS[price.interval] * DAY,
      trialEnd,
      cancelAtPeriodEnd: false,
      endedAt: null,
      coupon,
      invoice: null,
    };
    this.subscriptions.set(subscription.id, subscription);
    this.#invoice(subscription, trialEnd === null ? price.unit_amount : 0, invoiced);
    this.#writeSubscription("created", subscription);
    return subscription;
  }

  expire(session: PlayedSession): void {
    session.status = "expired";
    this.#write("checkout.session.expired", this.wireSession(session));
  }

  /** The period ends: paid again, payment failed, or over. */
  renew(subscription: PlayedSubscription, outcome: "paid" | "failed" = "paid"): void {
    if (subscription.cancelAtPeriodEnd) {
      this.end(subscription);
      return;
    }
    subscription.periodStart = subscription.periodEnd;
    subscription.periodEnd += DAYS[subscription.price.interval] * DAY;
    subscription.trialEnd = null;
    this.#invoice(subscription, subscription.price.unit_amount, outcome === "paid" ? "paid" : "open");
    subscription.status = outcome === "paid" ? "active" : "past_due";
    this.#writeSubscription("updated", subscription);
  }

  /** The payment that was missing comes. */
  settle(subscription: PlayedSubscription): void {
    const open = this.invoices.find(({ id }) => id === subscription.invoice);
    if (open) open.status = "paid";
    subscription.status = "active";
    this.#writeSubscription("updated", subscription);
  }

  /**
   * What Stripe does without anyone: it stops trying to be paid (`unpaid`), pauses after a trial without a card (`paused`), or gives a
   * first payment up after a day (`incomplete_expired`).
   */
  giveUp(subscription: PlayedSubscription, status: "unpaid" | "paused" | "incomplete_expired"): void {
    subscription.status = status;
    if (status === "incomplete_expired") subscription.endedAt = this.now;
    this.#writeSubscription("updated", subscription);
  }

  end(subscription: PlayedSubscription): void {
    subscription.status = "canceled";
    subscription.endedAt = this.now;
    this.#writeSubscription("deleted", subscription);
  }

  cancel(subscription: PlayedSubscription, isCancelled: boolean): void {
    subscription.cancelAtPeriodEnd = isCancelled;
    this.#writeSubscription("updated", subscription);
  }

  changePrice(subscription: PlayedSubscription, price: PlayedPrice, at: number): void {
    const { now, periodEnd } = this.prorated(subscription, price, at);
    if (price.interval !== subscription.price.interval) {
      subscription.periodStart = this.now;
      subscription.periodEnd = periodEnd;
    }
    subscription.price = price;
    this.#invoice(subscription, now, "paid");
    this.#writeSubscription("updated", subscription);
  }

  discount(subscription: PlayedSubscription, coupon: PlayedCoupon): void {
    subscription.coupon = coupon;
    this.#writeSubscription("updated", subscription);
  }

  deleteCustomer(id: string): void {
    for (const subscription of this.subscriptions.values()) {
      if (subscription.customer === id && subscription.status !== "canceled") this.end(subscription);
    }
    const customer = this.customers.get(id) ?? {};
    this.customers.delete(id);
    this.#write("customer.deleted", customer);
  }

  /** An event of any kind. */
  tell(type: string, object: Record<string, unknown>): PlayedEvent {
    return this.#write(type, object);
  }

  /** What a change of price charges at a moment: the unused share of the old one against that of the new one. */
  prorated(subscription: PlayedSubscription, price: PlayedPrice, at: number) {
    const { periodStart, periodEnd } = subscription;
    const share = subscription.status === "trialing" ? 0 : (periodEnd - at) / (periodEnd - periodStart);
    const unused = -Math.round(subscription.price.unit_amount * share);
    const isSame = price.interval === subscription.price.interval;
    const added = isSame ? Math.round(price.unit_amount * share) : price.unit_amount;
    const end = isSame ? periodEnd : at + DAYS[price.interval] * DAY;
    return { unused, added, now: unused + added, periodEnd: end };
  }

  wireSubscription(subscription: PlayedSubscription, isExpanded: boolean): Record<string, unknown> {
    const { id, item, customer, status, price, periodStart, periodEnd, coupon, invoice } = subscription;
    const period = { current_period_start: periodStart, current_period_end: periodEnd };
    return {
      id,
      object: "subscription",
      customer,
      status,
      start_date: subscription.started,
      created: subscription.started,
      currency: price.currency,
      cancel_at: null,
      cancel_at_period_end: subscription.cancelAtPeriodEnd,
      canceled_at: subscription.endedAt,
      ended_at: subscription.endedAt,
      trial_end: subscription.trialEnd,
      metadata: subscription.metadata,
      discounts: coupon ? [isExpanded ? wireDiscount(coupon) : `di_${coupon.code}`] : [],
      latest_invoice: invoice,
      items: {
        object: "list",
        data: [{ id: item, object: "subscription_item", quantity: 1, price: wirePrice(price), ...period }],
      },
    } satisfies WireShape<Stripe.Subscription>;
  }

  wireSession({ id, customer, status, subscription, successUrl }: PlayedSession): Record<string, unknown> {
    return {
      id,
      object: "checkout.session",
      mode: "subscription",
      customer,
      status,
      subscription,
      success_url: successUrl,
    } satisfies WireShape<Stripe.Checkout.Session>;
  }

  wireInvoice(invoice: PlayedInvoice): Record<string, unknown> {
    const { id, customer, subscription, number, created, currency, total, tax, status } = invoice;
    return {
      id,
      object: "invoice",
      customer,
      number,
      created,
      currency,
      total,
      status,
      parent: { type: "subscription_details", quote_details: null, subscription_details: { subscription } },
      amount_remaining: status === "paid" ? 0 : total,
      total_taxes: [{ amount: tax }],
      hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
      invoice_pdf: `https://pay.stripe.com/invoice/${id}/pdf`,
    } satisfies WireShape<Stripe.Invoice>;
  }

  #invoice(subscription: PlayedSubscription, amount: number, status: PlayedInvoice["status"]): void {
    const tax = Math.round(amount * TAX);
    const invoice: PlayedInvoice = {
      id: newId("in"),
      customer: subscription.customer,
      subscription: subscription.id,
      number: `PLUMB-${String(this.invoices.length + 1).padStart(4, "0")}`,
      created: this.now,
      currency: subscription.price.currency,
      total: amount + tax,
      tax,
      status,
    };
    this.invoices.push(invoice);
    subscription.invoice = invoice.id;
    this.#write(status === "paid" ? "invoice.paid" : "invoice.payment_failed", this.wireInvoice(invoice));
  }

  #writeSubscription(change: "created" | "updated" | "deleted", subscription: PlayedSubscription): void {
    this.#write(`customer.subscription.${change}`, this.wireSubscription(subscription, false));
  }

  #write(type: string, object: Record<string, unknown>): PlayedEvent {
    const event: PlayedEvent = {
      id: newId("evt"),
      object: "event",
      api_version: API_VERSION,
      created: this.now,
      type,
      data: { object: structuredClone(object) },
    };
    this.events.push(event);
    return event;
  }
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(9).toString("hex")}`;
}

export function wirePrice({ id, lookup_key, unit_amount, currency, interval }: PlayedPrice) {
  return {
    id,
    object: "price",
    active: true,
    lookup_key,
    unit_amount,
    currency,
    recurring: { interval, interval_count: 1 },
  } as const satisfies WireShape<Stripe.Price>;
}

function wireCoupon({ code, percent_off, amount_off, duration, duration_in_months }: PlayedCoupon) {
  return {
    id: `coupon-${code}`,
    object: "coupon",
    name: `Welcome ${code}`,
    currency: "usd",
    valid: true,
    percent_off,
    amount_off,
    duration,
    duration_in_months,
  } as const satisfies WireShape<Stripe.Coupon>;
}

export function wirePromotionCode(coupon: PlayedCoupon) {
  return {
    id: `promo_${coupon.code}`,
    object: "promotion_code",
    code: coupon.code,
    active: true,
    customer: null,
    promotion: { type: "coupon", coupon: wireCoupon(coupon) },
  } as const satisfies WireShape<Stripe.PromotionCode>;
}

function wireDiscount(coupon: PlayedCoupon) {
  return {
    id: `di_${coupon.code}`,
    object: "discount",
    end: null,
    source: { type: "coupon", coupon: wireCoupon(coupon) },
  } as const satisfies WireShape<Stripe.Discount>;
}
