import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../database/index.ts";
import { Failure } from "../http/index.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { type OwnRequest, ownUser } from "./own-account.ts";

const BYTES = 24;
const VALID_MILLISECONDS = 14 * 24 * 60 * 60 * 1000;

/**
 * Makes an invitation, with which one person can register within two weeks.
 *
 * @throws {Failure} `forbidden` for everyone but the owner of the server.
 */
export async function invite(
  { database: { db }, clock }: AccountsContext,
  { user }: OwnRequest,
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  const { id, role } = await ownUser(db, user);
  if (role !== "owner") throw new Failure("forbidden");
  const token = randomBytes(BYTES).toString("base64url");
  const now = clock();
  const expiresAt = new Date(now.getTime() + VALID_MILLISECONDS);
  await db
    .insertInto("invitations")
    .values({ id: randomUUID(), token_hash: hashOf(token), created_by: id, created_at: now, expires_at: expiresAt })
    .execute();
  return { token, expiresAt: expiresAt.toISOString() };
}

/** Redeems an invitation for a new account. False where there is none that can be used. */
export async function redeemInvitation(
  transaction: Kysely<Tables>,
  { token, userId, now }: { readonly token: string | undefined; readonly userId: string; readonly now: Date },
): Promise<boolean> {
  if (token === undefined) return false;
  const used = await transaction
    .updateTable("invitations")
    .set({ used_by: userId, used_at: now })
    .where("token_hash", "=", hashOf(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
