import type { Kysely } from "kysely";
import type { Tables } from "../database/index.ts";

/** What a user pays, has been told by Stripe and has unlocked, for the export of own data. */
export async function billingOf(db: Kysely<Tables>, userId: string): Promise<Readonly<Record<string, unknown>>> {
  const of = { user_id: userId };
  const [customer, subscriptions, checkouts, events, unlocks, monthlyUse] = await Promise.all([
    db
      .selectFrom("billing_customers")
      .select(["customer_id", "created_at", "synced_at", "sync_due_at", "email_changed_at"])
      .where((row) => row.and(of))
      .executeTakeFirst(),
    subscriptionsOf(db, userId),
    db
      .selectFrom("checkouts")
      .select(["state", "plan", "billing_interval", "coupon", "session_id", "url", "subscription_id"])
      .select(["created_at", "expires_at"])
      .where((row) => row.and(of))
      .orderBy("created_at")
      .execute(),
    db
      .selectFrom("billing_events")
      .select(["id", "type", "subscription_id", "status", "payload", "created_at", "received_at"])
      .where((row) => row.and(of))
      .orderBy("created_at")
      .execute(),
    db
      .selectFrom("unlocks")
      .select(["market", "code", "market_day", "unlocked_at", "ends_at", "closed_at", "month", "number"])
      .where((row) => row.and(of))
      .orderBy("unlocked_at")
      .execute(),
    db
      .selectFrom("monthly_use")
      .select(["kind", "month", "used"])
      .where((row) => row.and(of))
      .orderBy("month")
      .execute(),
  ]);
  return { customer: customer ?? null, subscriptions, checkouts, paymentEvents: events, unlocks, monthlyUse };
}

async function subscriptionsOf(db: Kysely<Tables>, userId: string) {
  const rows = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("started_at")
    .execute();
  return rows.map(({ user_id: _, amount, ...row }) => ({ ...row, amount: Number(amount) }));
}
