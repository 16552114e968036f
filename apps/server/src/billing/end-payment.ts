import type { AccountsContext } from "../accounts/index.ts";
import { Failure } from "../http/index.ts";
import type { StripeGate } from "./stripe-gate.ts";

/**
 * Ends all payment of a user whose account is about to be removed: checkouts that could still be paid, subscriptions, and who the user is
 * at Stripe, which keeps the invoices.
 *
 * @throws {Failure} `unavailable` while Stripe is away: then the account stays until it is back.
 */
export async function endPayment(
  { database: { db }, gate }: Pick<AccountsContext, "database"> & { readonly gate: StripeGate },
  userId: string,
): Promise<void> {
  const customer = await db
    .selectFrom("billing_customers")
    .select("customer_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!customer) return;
  const open = await db
    .selectFrom("checkouts")
    .select(["id", "session_id"])
    .where("user_id", "=", userId)
    .where("state", "=", "open")
    .where("session_id", "is not", null)
    .execute();
  for (const { id, session_id } of open) {
    await gate.ask(async (stripe) => {
      const session = await stripe.checkout.sessions.retrieve(session_id ?? "");
      if (session.status === "open") {
        await stripe.checkout.sessions.expire(session.id, {}, { idempotencyKey: `expire-${id}` });
      }
    });
  }
  try {
    // Stripe cancels at once whatever a customer whom it deletes is subscribed to.
    await gate.ask((stripe) =>
      stripe.customers.del(customer.customer_id, {}, { idempotencyKey: `leave-${customer.customer_id}` }),
    );
  } catch (error) {
    if (!(error instanceof Failure && error.code === "notFound")) throw error;
  }
}
