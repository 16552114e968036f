import { randomUUID } from "node:crypto";
import type {
  coupon,
  OutputOf,
  ParsedInputOf,
  previewPlanChange,
  WireBillingState,
  WireInvoice,
  WirePlanChangePreview,
} from "@plumbline/contract";
import type { Stripe } from "stripe";
import type { AccountsContext } from "../accounts/index.ts";
import type { PlanFile } from "../config/index.ts";
import { Failure, NOT_SUBSCRIBED } from "../http/index.ts";
import { usableCoupon } from "./coupons.ts";
import { customerOf, type OwnPayment } from "./customers.ts";
import { subscriptionsOf, usageOf } from "./entitlements.ts";
import { moneyOf } from "./plan-catalogue.ts";
import { stripePrice } from "./prices.ts";
import { readLater } from "./record-news.ts";
import { hasTrial } from "./start-checkout.ts";
import { isRunning, presentSubscription, type SubscriptionRow, wireSubscription } from "./subscription-state.ts";

type OwnState = Pick<AccountsContext, "database" | "settings" | "clock"> & Pick<OwnPayment, "user" | "features">;

const SECOND = 1000;
/** A webhook comes within seconds; one that has not come by then is not waited for. */
const PATIENCE = 15 * SECOND;
/** A preview is kept to for so long. */
const PREVIEW = 30 * 60 * SECOND;
const MAX_INVOICES = 100;

/** The plan of a user as Stripe last confirmed it, and the use of every limit. */
export async function ownBillingState(own: OwnState, session?: string): Promise<WireBillingState> {
  const { database, settings, clock, user } = own;
  const { plans } = settings;
  const now = clock();
  const { plan, entitlements, usage } = await usageOf(own, database.db, user.id);
  const features = own.features.filter(entitlements.has);
  const common = { isOpen: plans === null, plan, features, usage };
  if (!plans) {
    return { ...common, state: "none", subscription: null, hasTrial: false, knownAt: null, checkout: null };
  }
  const rows = await subscriptionsOf(database.db, user.id);
  const present = presentSubscription(rows, now);
  const subscription = present && wireSubscription(present, plans, now);
  return {
    ...common,
    state: subscription?.state ?? "none",
    subscription,
    hasTrial: hasTrial(rows, now),
    knownAt: present?.observed_at.toISOString() ?? null,
    checkout: session === undefined ? null : await checkoutState(own, session, rows),
  };
}

/** What became of a checkout; one that is waited for too long is asked for at Stripe. */
async function checkoutState(
  { database: { db }, user, clock }: OwnState,
  session: string,
  rows: readonly SubscriptionRow[],
): Promise<WireBillingState["checkout"]> {
  const checkout = await db
    .selectFrom("checkouts")
    .select(["state", "subscription_id", "created_at"])
    .where("session_id", "=", session)
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  if (!checkout) return "unknown";
  if (checkout.state === "expired") return "expired";
  if (checkout.state === "completed" && rows.some(({ id }) => id === checkout.subscription_id)) return "confirmed";
  const now = clock();
  if (now.getTime() - checkout.created_at.getTime() > PATIENCE) await readLater(db, { user_id: user.id }, now);
  return "waiting";
}

/** Invoices of a user, the newest first. */
export async function ownInvoices({ database, user, gate }: OwnPayment): Promise<{ readonly invoices: WireInvoice[] }> {
  const customer = await customerOf(database.db, user.id);
  if (customer === null) return { invoices: [] };
  const { data } = await gate.ask((stripe) => stripe.invoices.list({ customer, limit: MAX_INVOICES }));
  return { invoices: data.map(wireInvoice) };
}

function wireInvoice(invoice: Stripe.Invoice): WireInvoice {
  const { currency } = invoice;
  return {
    id: invoice.id,
    number: invoice.number,
    createdAt: new Date(invoice.created * SECOND).toISOString(),
    state: (invoice.status as WireInvoice["state"] | null) ?? "draft",
    total: moneyOf(invoice.total, currency),
    tax: moneyOf(taxOf(invoice), currency),
    due: moneyOf(invoice.amount_remaining, currency),
    url: invoice.hosted_invoice_url ?? null,
    pdf: invoice.invoice_pdf ?? null,
  };
}

function taxOf({ total_taxes }: Pick<Stripe.Invoice, "total_taxes">): number {
  return (total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
}

/** Stripe's page for the card and the address. @throws {Failure} `notFound` of who never paid. */
export async function openOwnPortal({ database, user, gate, origin }: OwnPayment): Promise<{ readonly url: string }> {
  const customer = await customerOf(database.db, user.id);
  if (customer === null) throw notSubscribed();
  const { url } = await gate.ask((stripe) =>
    stripe.billingPortal.sessions.create(
      { customer, return_url: `${origin}/#/pages/usercenter/renewal` },
      { idempotencyKey: randomUUID() },
    ),
  );
  return { url };
}

type Choice = ParsedInputOf<typeof previewPlanChange>;

/**
 * What a change of plan charges at once and next. Up or down, what is unused of the present plan is set against the new one at once;
 * what is left of a smaller plan is a credit for the next invoices.
 *
 * @throws {Failure} `notFound` without a subscription or of a plan that is not offered; `invalidParameter` of the present one.
 */
export async function previewOwnChange(own: OwnPayment, choice: Choice): Promise<WirePlanChangePreview> {
  const running = await requireRunning(own);
  const price = await changedPrice(own, running, choice);
  const customer = (await customerOf(own.database.db, own.user.id)) ?? "";
  const at = Math.floor(own.clock().getTime() / SECOND);
  const preview = await own.gate.ask((stripe) =>
    stripe.invoices.createPreview({
      customer,
      subscription: running.id,
      subscription_details: {
        items: [{ id: running.item_id, price: price.id }],
        proration_behavior: "always_invoice",
        proration_date: at,
      },
    }),
  );
  const { currency, lines } = preview;
  const ends = lines.data.map(({ period }) => period.end);
  return {
    now: moneyOf(preview.total, currency),
    tax: moneyOf(taxOf(preview), currency),
    lines: lines.data.map((line) => ({
      ...moneyOf(line.amount, line.currency),
      text: line.description ?? "",
      isProration: isProration(line),
    })),
    next: {
      amount: price.amount,
      currency: currency.toUpperCase(),
      at: new Date(Math.max(at, ...ends) * SECOND).toISOString(),
    },
    at: new Date(at * SECOND).toISOString(),
  };
}

function isProration({ parent }: Stripe.InvoiceLineItem): boolean {
  return parent?.subscription_item_details?.proration ?? parent?.invoice_item_details?.proration ?? false;
}

/** The price to change to. @throws {Failure} `invalidParameter` of the present one; `notFound` of one that is not offered. */
async function changedPrice({ gate, settings }: OwnPayment, running: SubscriptionRow, choice: Choice) {
  const price = await stripePrice(gate, settings.plans as PlanFile, choice);
  if (price.lookupKey === running.lookup_key) {
    throw new Failure("invalidParameter", { phrase: "the present plan", field: "plan" });
  }
  return price;
}

/**
 * Changes the plan at the amounts of a preview. It is paid at once or not changed at all.
 *
 * @throws {Failure} `paymentDeclined`, and as the preview.
 */
export async function changeOwnPlan(
  own: OwnPayment,
  { at, ...choice }: Choice & { readonly at?: string | undefined },
): Promise<WireBillingState> {
  const running = await requireRunning(own);
  const price = await changedPrice(own, running, choice);
  const from = at === undefined ? null : previewedAt(own, at);
  await own.gate.ask((stripe) =>
    stripe.subscriptions.update(
      running.id,
      {
        items: [{ id: running.item_id, price: price.id }],
        metadata: { plan: choice.plan },
        proration_behavior: "always_invoice",
        payment_behavior: "error_if_incomplete",
        ...(from !== null && { proration_date: from }),
      },
      // The same preview is carried out once, however often it is confirmed.
      { idempotencyKey: from === null ? randomUUID() : `change-${running.id}-${price.id}-${from}` },
    ),
  );
  return afterChange(own);
}

/** @throws {Failure} `invalidParameter` of a preview that is too old. */
function previewedAt({ clock }: OwnPayment, at: string): number {
  const age = clock().getTime() - Date.parse(at);
  if (age < 0 || age > PREVIEW) throw new Failure("invalidParameter", { phrase: "preview is too old", field: "at" });
  return Math.floor(Date.parse(at) / SECOND);
}

/** Cancels at the end of what is paid, or takes that back. */
export async function cancelOwnPlan(own: OwnPayment, isCancelled: boolean): Promise<WireBillingState> {
  const running = await requireRunning(own);
  await own.gate.ask((stripe) =>
    stripe.subscriptions.update(running.id, { cancel_at_period_end: isCancelled }, { idempotencyKey: randomUUID() }),
  );
  return afterChange(own);
}

/** What a coupon takes off, applied to the subscription if that is wanted. */
export async function useOwnCoupon(
  own: OwnPayment,
  { code, apply = false }: ParsedInputOf<typeof coupon>,
): Promise<OutputOf<typeof coupon>> {
  const running = apply ? await requireRunning(own) : null;
  const found = await usableCoupon(own.gate, code, await customerOf(own.database.db, own.user.id));
  if (running) {
    await own.gate.ask((stripe) =>
      stripe.subscriptions.update(
        running.id,
        { discounts: [{ promotion_code: found.id }] },
        { idempotencyKey: randomUUID() },
      ),
    );
    await afterChange(own);
  }
  return { discount: found.discount, isApplied: running !== null };
}

/** The subscription that runs. @throws {Failure} `notFound`. */
async function requireRunning({ database, user, clock }: OwnPayment): Promise<SubscriptionRow> {
  const now = clock();
  const running = (await subscriptionsOf(database.db, user.id)).filter((row) => isRunning(row, now));
  const present = presentSubscription(running, now);
  if (!present) throw notSubscribed();
  return present;
}

function notSubscribed(): Failure {
  return new Failure("notFound", { sentence: { texts: NOT_SUBSCRIBED, about: "" } });
}

/** The state as it was last confirmed: what was changed counts when Stripe says so, or is asked soon. */
async function afterChange(own: OwnPayment): Promise<WireBillingState> {
  const soon = new Date(own.clock().getTime() + PATIENCE);
  await readLater(own.database.db, { user_id: own.user.id }, soon);
  return ownBillingState(own);
}
