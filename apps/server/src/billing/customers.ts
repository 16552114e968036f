import { hash } from "node:crypto";
import type { PlanFeature } from "@plumbline/contract";
import type { Kysely } from "kysely";
import { type AccountsContext, userById } from "../accounts/index.ts";
import type { Tables } from "../database/index.ts";
import { Failure, type User } from "../http/index.ts";
import type { StripeGate } from "./stripe-gate.ts";

/** What a call of a user about payment works with. */
export interface OwnPayment extends Pick<AccountsContext, "database" | "settings" | "clock"> {
  readonly user: User;
  /** What of the features of plans this server has. */
  readonly features: readonly PlanFeature[];
  readonly gate: StripeGate;
  /** Address of the page, to which Stripe's pages come back. */
  readonly origin: string;
}

/** Milliseconds until Stripe is asked about an open checkout: an event that has not come by then may be lost. */
export const CHECKOUT_PAUSE = 10 * 60 * 1000;

/** Id of a user at Stripe; null of who never paid. */
export async function customerOf(db: Kysely<Tables>, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("billing_customers")
    .select("customer_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

/** The same of who is about to pay. However often it is asked at once, Stripe makes one customer: the key of the request is the user's. */
export async function requireCustomer({ database: { db }, user, gate, clock }: OwnPayment): Promise<string> {
  const known = await customerOf(db, user.id);
  if (known !== null) return known;
  const row = await userById(db, user.id);
  if (!row) throw new Failure("notLoggedIn");
  const { id } = await gate.ask((stripe) =>
    stripe.customers.create(
      { email: row.email, metadata: { user: user.id } },
      { idempotencyKey: `customer-${user.id}-${hash("sha256", row.email).slice(0, 16)}` },
    ),
  );
  const now = clock();
  await db
    .insertInto("billing_customers")
    .values({
      user_id: user.id,
      customer_id: id,
      created_at: now,
      sync_due_at: new Date(now.getTime() + CHECKOUT_PAUSE),
    })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
  return (await customerOf(db, user.id)) ?? id;
}
