import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../../database/index.ts";

const BYTES = 32;
const VALID_MILLISECONDS = 5 * 60 * 1000;

interface ChallengeOptions {
  /** Who adds a passkey; null of a sign-in. */
  readonly userId: string | null;
  readonly now: Date;
}

/**
 * Makes a challenge that an authenticator signs. A user has one at a time; of sign-ins there are as many as the limits of
 * clients allow within five minutes.
 */
export async function makeChallenge(db: Kysely<Tables>, { userId, now }: ChallengeOptions): Promise<string> {
  const challenge = randomBytes(BYTES).toString("base64url");
  const fresh = { hash: hashOf(challenge), expires_at: new Date(now.getTime() + VALID_MILLISECONDS) };
  await db
    .insertInto("passkey_challenges")
    .values({ ...fresh, user_id: userId })
    .onConflict((conflict) => conflict.column("user_id").where("user_id", "is not", null).doUpdateSet(fresh))
    .execute();
  return challenge;
}

/** The challenge that an authenticator says it has signed; empty where it says none. */
export function challengeIn({ clientDataJSON }: { readonly clientDataJSON: string }): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString()) as { challenge?: unknown };
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}

/** Uses a challenge up, in one statement: it is accepted once. */
export async function useChallenge(
  db: Kysely<Tables>,
  { challenge, userId, now }: ChallengeOptions & { readonly challenge: string },
): Promise<boolean> {
  const used = await db
    .deleteFrom("passkey_challenges")
    .where("hash", "=", hashOf(challenge))
    .where("user_id", "is not distinct from", userId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}

export async function removeExpiredChallenges(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom("passkey_challenges").where("expires_at", "<=", now).execute();
}

function hashOf(challenge: string): Buffer {
  return createHash("sha256").update(challenge).digest();
}
