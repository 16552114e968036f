import { randomUUID } from "node:crypto";
import type { ParsedInputOf, startCheckout } from "@plumbline/contract";
import type { Kysely, Selectable } from "kysely";
import type { Stripe } from "stripe";
import type { PlanFile } from "../config/index.ts";
import type { Tables } from "../database/index.ts";
import { Failure, SUBSCRIBED_ALREADY } from "../http/index.ts";
import { usableCoupon } from "./coupons.ts";
import { type OwnPayment, requireCustomer } from "./customers.ts";
import { subscriptionsOf } from "./entitlements.ts";
import { stripePrice } from "./prices.ts";
import { recordCheckout } from "./receive-event.ts";
import { isRunning, type SubscriptionRow, stateAt } from "./subscription-state.ts";

type Choice = ParsedInputOf<typeof startCheckout>;
type CheckoutRow = Selectable<Tables["checkouts"]>;

const HOUR = 60 * 60 * 1000;
/** So long a checkout can be paid; a second one within it is the same. */
const OPEN_FOR = HOUR;
/** One with less time is not handed out again. */
const SHORTEST = HOUR / 6;

/** A subscription begins with a trial if there was none before. */
export function hasTrial(rows: readonly SubscriptionRow[], now: Date): boolean {
  return rows.every((row) => stateAt(row, now) === "none");
}

/**
 * Prepares a checkout at Stripe. A user has one that can be paid: asked for the same again, it is the same; asked for another one,
 * the one before is ended first, so that nobody pays twice in two windows.
 *
 * @throws {Failure} `forbidden` while a subscription runs; `notFound` of a plan or a coupon.
 */
export async function startOwnCheckout(own: OwnPayment, choice: Choice): Promise<{ readonly url: string }> {
  const plans = own.settings.plans as PlanFile;
  const now = own.clock();
  const rows = await subscriptionsOf(own.database.db, own.user.id);
  if (rows.some((row) => isRunning(row, now))) throw subscribedAlready();
  const price = await stripePrice(own.gate, plans, choice);
  const customer = await requireCustomer(own);
  const coupon = choice.coupon === undefined ? null : await usableCoupon(own.gate, choice.coupon, customer);
  const checkout = await openCheckout(own, choice);
  if (checkout.url !== null) return { url: checkout.url };
  const trialDays = hasTrial(rows, now) ? trialOf(plans, choice.plan) : 0;
  const session = await own.gate.ask((stripe) =>
    stripe.checkout.sessions.create(
      sessionOf(own, { checkout, customer, price: price.id, coupon: coupon?.id ?? null, trialDays, tax: plans.tax }),
      // The same checkout has one session, however often it is asked for.
      { idempotencyKey: `checkout-${checkout.id}` },
    ),
  );
  if (session.url === null) throw new Failure("unavailable", { retryAfterSeconds: 5 });
  await own.database.db
    .updateTable("checkouts")
    .set({ session_id: session.id, url: session.url })
    .where("id", "=", checkout.id)
    .execute();
  return { url: session.url };
}

function subscribedAlready(): Failure {
  return new Failure("forbidden", { sentence: { texts: SUBSCRIBED_ALREADY, about: "" } });
}

function trialOf({ plans }: PlanFile, plan: string): number {
  return plans.find(({ id }) => id === plan)?.trialDays ?? 0;
}

interface Session {
  readonly checkout: CheckoutRow;
  readonly customer: string;
  readonly price: string;
  readonly coupon: string | null;
  readonly trialDays: number;
  readonly tax: PlanFile["tax"];
}

function sessionOf(
  { origin }: OwnPayment,
  { checkout, customer, price, coupon, trialDays, tax }: Session,
): Stripe.Checkout.SessionCreateParams {
  const selection = new URLSearchParams({ plan: checkout.plan, interval: checkout.billing_interval });
  // As the reader typed it: what the code stands for at Stripe is of no use to a page.
  if (checkout.coupon !== null) selection.set("coupon", checkout.coupon);
  return {
    mode: "subscription",
    customer,
    client_reference_id: checkout.id,
    line_items: [{ price, quantity: 1 }],
    ...(coupon !== null && { discounts: [{ promotion_code: coupon }] }),
    ...(tax !== "none" && { automatic_tax: { enabled: true }, customer_update: { address: "auto" } }),
    subscription_data: {
      metadata: { plan: checkout.plan },
      ...(trialDays > 0 && { trial_period_days: trialDays }),
    },
    expires_at: Math.floor(checkout.expires_at.getTime() / 1000),
    // Stripe writes the id of the session in place of the braces.
    success_url: `${origin}/#/pages/payment/success?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/#/pages/payment/cancel?${selection}`,
  };
}

/** The open checkout of this choice; any other one is ended. */
async function openCheckout(own: OwnPayment, choice: Choice): Promise<CheckoutRow> {
  const { db } = own.database;
  const open = await openOf(db, own.user.id);
  if (open && isReusable(open, choice, own.clock())) return open;
  if (open) await end(own, open);
  const now = own.clock();
  const inserted = await db
    .insertInto("checkouts")
    .values({
      id: randomUUID(),
      user_id: own.user.id,
      plan: choice.plan,
      billing_interval: choice.interval,
      coupon: choice.coupon ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + OPEN_FOR),
    })
    .onConflict((conflict) => conflict.column("user_id").where("state", "=", "open").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return inserted;
  // Another request was first: of the same choice, or the user has two windows.
  const first = await openOf(db, own.user.id);
  if (first && isReusable(first, choice, now)) return first;
  throw new Failure("tooManyRequests", { retryAfterSeconds: 1 });
}

function openOf(db: Kysely<Tables>, userId: string): Promise<CheckoutRow | undefined> {
  return db
    .selectFrom("checkouts")
    .selectAll()
    .where("user_id", "=", userId)
    .where("state", "=", "open")
    .executeTakeFirst();
}

function isReusable(open: CheckoutRow, { plan, interval, coupon }: Choice, now: Date): boolean {
  const isSame = open.plan === plan && open.billing_interval === interval && open.coupon === (coupon ?? null);
  return isSame && open.expires_at.getTime() - now.getTime() > SHORTEST;
}

/** @throws {Failure} `forbidden` if it has been paid meanwhile. */
async function end({ database: { db }, user, gate }: OwnPayment, open: CheckoutRow): Promise<void> {
  const { session_id: id } = open;
  if (id !== null) {
    const session = await gate.ask(async (stripe) => {
      const present = await stripe.checkout.sessions.retrieve(id);
      return present.status === "open"
        ? stripe.checkout.sessions.expire(id, {}, { idempotencyKey: `expire-${open.id}` })
        : present;
    });
    if (session.status === "complete") {
      await recordCheckout(db, user.id, session);
      throw subscribedAlready();
    }
  }
  await db
    .updateTable("checkouts")
    .set({ state: "expired" })
    .where("id", "=", open.id)
    .where("state", "=", "open")
    .execute();
}
