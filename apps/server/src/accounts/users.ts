import { randomUUID } from "node:crypto";
import { ACCOUNT_CALLS, type LanguageCode, type WireUser } from "@plumbline/contract";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Tables } from "../database/index.ts";

export type UserRow = Selectable<Tables["users"]>;

/** A user as the page gets it. */
export function wireUser(row: UserRow): WireUser {
  const { id, email, phone, name, avatar, role, language, theme, rising, benchmark, cost_preset: costPreset } = row;
  return {
    id,
    email,
    phone,
    name,
    avatar: avatar && `${ACCOUNT_CALLS.avatar.path}?id=${avatar}`,
    role,
    createdAt: row.created_at.toISOString(),
    preferences: { language, theme, rising, benchmark, costPreset },
    removedAt: row.removed_at?.toISOString() ?? null,
  };
}

export interface NewUser {
  readonly email: string;
  readonly language: LanguageCode;
  readonly now: Date;
  /** Who owns the server; the first account where nobody is named. */
  readonly ownerEmail: string | null;
}

/** Whether there is no account. Until the end of the transaction nobody else makes one. */
export async function isFirst(transaction: Kysely<Tables>): Promise<boolean> {
  // Two first accounts at the same moment must not both find none.
  await sql`select pg_advisory_xact_lock(hashtextextended('first account', 0))`.execute(transaction);
  return !(await hasUsers(transaction));
}

/**
 * Adds a user.
 *
 * @returns null if the address has an account.
 */
export async function addUser(
  transaction: Kysely<Tables>,
  { email, language, now, ownerEmail }: NewUser,
): Promise<UserRow | null> {
  const isFirstOne = await isFirst(transaction);
  const isOwner = ownerEmail === null ? isFirstOne : ownerEmail === email;
  const added = await transaction
    .insertInto("users")
    .values({ id: randomUUID(), email, role: "member", language, created_at: now })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added) return null;
  return isOwner ? giveServerTo(transaction, added.id) : added;
}

export async function hasUsers(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Gives a server to the account of an address, where it has one; whoever had it is a member from then on. */
export async function claimOwnership(db: Kysely<Tables>, email: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const claimant = await transaction.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
    if (claimant) await giveServerTo(transaction, claimant.id);
  });
}

/** Makes a user the owner; whoever was it is a member from then on. */
async function giveServerTo(transaction: Kysely<Tables>, id: string): Promise<UserRow> {
  await transaction
    .updateTable("users")
    .set({ role: "member" })
    .where("role", "=", "owner")
    .where("id", "!=", id)
    .execute();
  return transaction
    .updateTable("users")
    .set({ role: "owner" })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function userById(db: Kysely<Tables>, id: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

/** With the hash of the password; null where there is none. */
export async function userWithPassword(
  db: Kysely<Tables>,
  of: { readonly email: string } | { readonly id: string },
): Promise<{ readonly user: UserRow; readonly hash: string | null } | null> {
  const row = await db
    .selectFrom("users")
    .leftJoin("passwords", "passwords.user_id", "users.id")
    .selectAll("users")
    .select("passwords.hash as hash")
    .where("id" in of ? "users.id" : "users.email", "=", "id" in of ? of.id : of.email)
    .executeTakeFirst();
  if (!row) return null;
  const { hash, ...user } = row;
  return { user, hash };
}

export async function setPassword(
  transaction: Kysely<Tables>,
  { userId, hash, now }: { readonly userId: string; readonly hash: string; readonly now: Date },
): Promise<void> {
  await transaction
    .insertInto("passwords")
    .values({ user_id: userId, hash, changed_at: now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ hash, changed_at: now }))
    .execute();
}
