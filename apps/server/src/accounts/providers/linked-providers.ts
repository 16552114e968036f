import type { WireLinkedProvider } from "@plumbline/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../../database/index.ts";

/** The providers that a user can sign in with, in the order in which they were linked. */
export async function linkedProviders(db: Kysely<Tables>, userId: string): Promise<WireLinkedProvider[]> {
  const rows = await db
    .selectFrom("provider_identities")
    .select(["provider", "email", "linked_at"])
    .where("user_id", "=", userId)
    .orderBy("linked_at")
    .execute();
  return rows.map(({ provider, email, linked_at }) => ({ provider, email, linkedAt: linked_at.toISOString() }));
}
