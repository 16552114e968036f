import { createHmac, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../database/index.ts";

/** Bits that no one guesses; HS256 asks for no fewer than 256 (RFC 7518, 3.2). */
const BYTES = 32;

/**
 * The secret of a database, which is made when it is first asked for: all servers of the database get the same.
 *
 * @throws {DatabaseUnavailable}
 */
export async function sharedSecret(db: Kysely<Tables>): Promise<string> {
  const value = randomBytes(BYTES).toString("base64url");
  await db
    .insertInto("secrets")
    .values({ name: "signing", value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom("secrets").select("value").where("name", "=", "signing").executeTakeFirstOrThrow();
  return row.value;
}

/** A key for one use: what leaks of one says nothing of another. */
export function keyFor(secret: string, use: "access" | "refresh" | "code" | "second factor" | "unsubscribe"): Buffer {
  return createHmac("sha256", secret).update(`plumbline ${use}`).digest();
}
