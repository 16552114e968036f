import type { OutputOf, passkeys } from "@plumbline/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../../database/index.ts";

export type Passkeys = OutputOf<typeof passkeys>["passkeys"];

/** The passkeys of a user, the oldest first. */
export async function passkeysOf(db: Kysely<Tables>, userId: string): Promise<Passkeys> {
  const rows = await db
    .selectFrom("passkeys")
    .select(["id", "name", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, name, created_at, last_used_at }) => {
    return { id, name, createdAt: created_at.toISOString(), lastUsedAt: last_used_at?.toISOString() ?? null };
  });
}
