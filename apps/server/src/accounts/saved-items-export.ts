import type { Kysely } from "kysely";
import type { Tables } from "../database/index.ts";

/** What a user has saved, for the export of own data. */
export async function savedItemsOf(db: Kysely<Tables>, userId: string): Promise<Readonly<Record<string, unknown>>> {
  const savedItems = await db
    .selectFrom("saved_items")
    .select(["kind", "name", "address", "created_at", "changed_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  return { savedItems };
}
