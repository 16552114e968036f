import type { Kysely } from "kysely";
import type { Stripe } from "stripe";
import type { AccountsContext } from "../accounts/index.ts";
import type { Tables } from "../database/index.ts";
import { Failure } from "../http/index.ts";
import { CHECKOUT_PAUSE } from "./customers.ts";
import { forgetCustomer, recordCheckout } from "./receive-event.ts";
import { recordNews } from "./record-news.ts";
import type { StripeGate } from "./stripe-gate.ts";
import { readSubscription, UNPAID_STATUSES } from "./subscription-news.ts";
import { isRunning, type SubscriptionRow } from "./subscription-state.ts";

export interface Reconciling extends Pick<AccountsContext, "database" | "clock"> {
  readonly gate: StripeGate;
}

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
/** How long until Stripe is asked again about who has an open checkout, pays, or paid once. */
const AGAIN = { checkout: CHECKOUT_PAUSE, running: 6 * HOUR, ended: 24 * HOUR } as const;
/** Who is being asked about is asked about by nobody else for so long; after it by another server, if this one died. */
const CLAIM = 2 * MINUTE;
const AT_ONCE = 4;

/** A customer whose turn it is, and until when it is ours. */
interface Claimed {
  readonly user_id: string;
  readonly customer_id: string;
  readonly until: Date;
}

/**
 * Reads from Stripe what is due: of customers of whom an event may be missing, or left a doubt. Servers share the work.
 *
 * @returns How many were read.
 * @throws {Failure} of the first that could not be read; the others were.
 */
export async function reconcileDue(parts: Reconciling, limit: number): Promise<number> {
  const claimed = await claimDue(parts, limit);
  const left = [...claimed];
  const failures: unknown[] = [];
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      await reconcile(parts, next).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failures.length > 0) throw failures[0];
  return claimed.length;
}

async function claimDue({ database: { db }, clock }: Reconciling, limit: number): Promise<readonly Claimed[]> {
  const now = clock();
  const until = new Date(now.getTime() + CLAIM);
  const due = db
    .selectFrom("billing_customers")
    .select("user_id")
    .where("sync_due_at", "<=", now)
    .orderBy("sync_due_at")
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable("billing_customers")
    .set({ sync_due_at: until })
    .where("user_id", "in", due)
    .returning(["user_id", "customer_id"])
    .execute();
  return rows.map((row) => ({ ...row, until }));
}

async function reconcile({ database: { db }, gate, clock }: Reconciling, claimed: Claimed): Promise<void> {
  const { user_id: userId, customer_id: customer } = claimed;
  const read = await gate.ask((stripe) => readCustomer(stripe, customer)).catch(unlessGone);
  if (read === null) return db.transaction().execute((transaction) => forgetCustomer(transaction, userId, clock()));
  const sessions = await openSessions(db, gate, userId);
  const isLeaving = await db.transaction().execute(async (transaction) => {
    const mine = await transaction
      .selectFrom("billing_customers")
      .innerJoin("users", "users.id", "user_id")
      .select(["sync_due_at", "removed_at"])
      .where("user_id", "=", userId)
      .forUpdate("billing_customers")
      .executeTakeFirst();
    if (!mine) return false;
    for (const subscription of read.subscriptions) {
      const news = readSubscription(subscription, read.at);
      const unpaidSince = read.unpaidSince.get(subscription.id) ?? null;
      if (news) await recordNews(transaction, { userId, news, at: read.at, from: "read", unpaidSince });
    }
    for (const session of sessions) await recordCheckout(transaction, userId, session);
    const again = await againAt(transaction, userId, clock());
    const isUntouched = mine.sync_due_at.getTime() === claimed.until.getTime();
    await transaction
      .updateTable("billing_customers")
      // What has happened while Stripe was asked is a reason to ask again.
      .set({ synced_at: clock(), ...(isUntouched && { sync_due_at: again }) })
      .where("user_id", "=", userId)
      .execute();
    return mine.removed_at !== null;
  });
  if (isLeaving) await endWithPeriod({ gate, db, clock }, userId);
  await tellAddress(db, gate, claimed);
}

/** Tells Stripe the address of an account that was moved to another one: invoices and receipts go there. */
async function tellAddress(db: Kysely<Tables>, gate: StripeGate, { user_id, customer_id }: Claimed): Promise<void> {
  const moved = await db
    .selectFrom("billing_customers")
    .innerJoin("users", "users.id", "user_id")
    .select(["email", "email_changed_at"])
    .where("user_id", "=", user_id)
    .where("email_changed_at", "is not", null)
    .executeTakeFirst();
  if (!moved) return;
  const { email, email_changed_at } = moved;
  await gate.ask((stripe) => stripe.customers.update(customer_id, { email }));
  // One that was changed again meanwhile is told by the next reading.
  await db
    .updateTable("billing_customers")
    .set({ email_changed_at: null })
    .where("user_id", "=", user_id)
    .where("email_changed_at", "=", email_changed_at)
    .execute();
}

/** Null of a customer whom Stripe has no more. */
function unlessGone(error: unknown): null {
  if (error instanceof Failure && error.code === "notFound") return null;
  throw error;
}

interface ReadCustomer {
  /** Stripe's time. */
  readonly at: Date;
  readonly subscriptions: readonly Stripe.Subscription[];
  /** By subscription of which a payment is missing, when its oldest open invoice was written. */
  readonly unpaidSince: ReadonlyMap<string, Date>;
}

async function readCustomer(stripe: Stripe, customer: string): Promise<ReadCustomer> {
  const list = await stripe.subscriptions.list({
    customer,
    status: "all",
    limit: 100,
    expand: ["data.discounts.source.coupon"],
  });
  const { date = "" } = list.lastResponse.headers;
  const unpaid = list.data.filter(({ status }) => UNPAID_STATUSES.has(status));
  const since = await Promise.all(unpaid.map(({ id }) => oldestDebt(stripe, id)));
  return {
    at: new Date(Number.isNaN(Date.parse(date)) ? 0 : Date.parse(date)),
    subscriptions: list.data,
    unpaidSince: new Map(since.flat()),
  };
}

async function oldestDebt(stripe: Stripe, subscription: string): Promise<readonly [string, Date][]> {
  const { data } = await stripe.invoices.list({ subscription, status: "open", limit: 100 });
  const written = data.map(({ created }) => created * 1000);
  return written.length === 0 ? [] : [[subscription, new Date(Math.min(...written))]];
}

/** The checkouts that may have been paid or have ended, as Stripe has them. */
async function openSessions(db: Kysely<Tables>, gate: StripeGate, userId: string): Promise<readonly unknown[]> {
  const open = await db
    .selectFrom("checkouts")
    .select("session_id")
    .where("user_id", "=", userId)
    .where("state", "=", "open")
    .where("session_id", "is not", null)
    .execute();
  return Promise.all(
    open.map(({ session_id: id }) => gate.ask((stripe) => stripe.checkout.sessions.retrieve(id ?? ""))),
  );
}

async function againAt(db: Kysely<Tables>, userId: string, now: Date): Promise<Date> {
  const [rows, open] = await Promise.all([
    db.selectFrom("subscriptions").selectAll().where("user_id", "=", userId).execute(),
    db.selectFrom("checkouts").select("id").where("user_id", "=", userId).where("state", "=", "open").execute(),
  ]);
  const running = rows.some((row) => isRunning(row, now));
  const pause = open.length > 0 ? AGAIN.checkout : running ? AGAIN.running : AGAIN.ended;
  return new Date(now.getTime() + pause);
}

/** Who has asked for the removal of the account pays for no further period. */
async function endWithPeriod(
  { gate, db, clock }: { readonly gate: StripeGate; readonly db: Kysely<Tables>; readonly clock: () => Date },
  userId: string,
): Promise<void> {
  for (const row of await runningOf(db, userId, clock())) {
    if (row.cancels_at === null) {
      const change = { cancel_at_period_end: true };
      const key = { idempotencyKey: `leave-${row.id}-${row.period_ends_at.getTime()}-${row.observed_at.getTime()}` };
      await gate.ask((stripe) => stripe.subscriptions.update(row.id, change, key));
    }
  }
}

async function runningOf(db: Kysely<Tables>, userId: string, now: Date): Promise<SubscriptionRow[]> {
  const rows = await db.selectFrom("subscriptions").selectAll().where("user_id", "=", userId).execute();
  return rows.filter((row) => isRunning(row, now));
}
