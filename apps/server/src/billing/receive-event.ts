import type { Kysely } from "kysely";
import * as z from "zod";
import type { AccountsContext } from "../accounts/index.ts";
import type { Tables } from "../database/index.ts";
import { readLater, recordNews } from "./record-news.ts";
import { readSubscription } from "./subscription-news.ts";

const Reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** An event as far as every kind of it has that. */
const EventSchema = z.object({
  id: z.string().regex(/^evt_[A-Za-z0-9_]{1,200}$/),
  type: z.string().regex(/^[a-z0-9_.]{1,100}$/),
  created: z.int().min(0).max(32_503_680_000),
  data: z.object({ object: z.looseObject({ object: z.string().optional(), id: z.string().optional() }) }),
});
type StripeEvent = z.output<typeof EventSchema>;

const SUBSCRIPTION = /^customer\.subscription\./;

/** The subscription of an invoice or a checkout; invoices say it in a parent since the version of 2025. */
function subscriptionIn(object: Readonly<Record<string, unknown>>): string | null {
  const parent = z.object({ subscription_details: z.object({ subscription: Reference }) }).safeParse(object.parent);
  return parent.data?.subscription_details.subscription ?? Reference.safeParse(object.subscription).data ?? null;
}

/** What an event is about. */
function aboutOf({ type, data: { object } }: StripeEvent) {
  const reference = (value: unknown) => Reference.safeParse(value).data ?? null;
  const isSubscription = SUBSCRIPTION.test(type);
  const { status } = object;
  return {
    customerId:
      type.startsWith("customer.") && object.object === "customer" ? (object.id ?? null) : reference(object.customer),
    subscriptionId: (isSubscription ? object.id : subscriptionIn(object)) ?? null,
    status: isSubscription && typeof status === "string" ? status.slice(0, 30) : null,
  };
}

/**
 * Takes an event of Stripe whose signature was right. Everything that it changes, and that it was received, is one transaction: who dies
 * in it has received nothing, and Stripe sends it again. Of the same customer one event is taken after the other, on whatever server.
 *
 * @returns Whether it was new; null of what is no event.
 */
export async function receiveEvent(
  { database, clock }: Pick<AccountsContext, "database" | "clock">,
  given: unknown,
): Promise<boolean | null> {
  const parsed = EventSchema.safeParse(given);
  if (!parsed.success) return null;
  const event = parsed.data;
  const about = aboutOf(event);
  return database.db.transaction().execute(async (transaction) => {
    const customer = about.customerId === null ? null : await lockedCustomer(transaction, about.customerId);
    const inserted = await transaction
      .insertInto("billing_events")
      .values({
        id: event.id,
        type: event.type,
        user_id: customer?.user_id ?? null,
        subscription_id: about.subscriptionId,
        status: about.status,
        payload: JSON.stringify(given),
        created_at: new Date(event.created * 1000),
        received_at: clock(),
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows === 0n) return false;
    if (customer) await apply(transaction, event, { userId: customer.user_id, now: clock() });
    return true;
  });
}

/** The customer of an event, whom no other event changes meanwhile. */
async function lockedCustomer(db: Kysely<Tables>, id: string): Promise<{ readonly user_id: string } | null> {
  const customer = await db
    .selectFrom("billing_customers")
    .select("user_id")
    .where("customer_id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return customer ?? null;
}

interface Whose {
  readonly userId: string;
  readonly now: Date;
}

async function apply(db: Kysely<Tables>, event: StripeEvent, { userId, now }: Whose): Promise<void> {
  const { type, data } = event;
  if (SUBSCRIPTION.test(type)) {
    const at = new Date(event.created * 1000);
    const news = readSubscription(data.object, at);
    const from = type === "customer.subscription.created" ? "begun" : "event";
    // What cannot be read is asked for.
    const isDoubtful = news === null || (await recordNews(db, { userId, news, at, from })).isDoubtful;
    if (isDoubtful) await readLater(db, { user_id: userId }, now);
  } else if (type === "checkout.session.completed" || type === "checkout.session.expired") {
    await recordCheckout(db, userId, data.object);
  } else if (type === "customer.deleted") {
    await forgetCustomer(db, userId, new Date(event.created * 1000));
  }
}

/** Stripe has deleted a customer, and ended all that was subscribed to. Who pays again is another customer. */
export async function forgetCustomer(db: Kysely<Tables>, userId: string, at: Date): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set({ status: "canceled", ended_at: at, past_due_since: null })
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .execute();
  await db.deleteFrom("billing_customers").where("user_id", "=", userId).execute();
}

/** Notes what became of a checkout. */
export async function recordCheckout(db: Kysely<Tables>, userId: string, session: unknown): Promise<void> {
  const read = z
    .object({ id: z.string(), status: z.enum(["complete", "expired"]), subscription: Reference.nullish() })
    .safeParse(session);
  if (!read.success) return;
  const { id, status, subscription } = read.data;
  const change =
    status === "complete"
      ? { state: "completed" as const, subscription_id: subscription ?? null }
      : { state: "expired" as const };
  await db
    .updateTable("checkouts")
    .set(change)
    .where("session_id", "=", id)
    .where("user_id", "=", userId)
    .where("state", "!=", "completed")
    .execute();
}
