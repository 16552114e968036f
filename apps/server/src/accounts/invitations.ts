import { createHash, randomBytes, randomUUID } from "node:crypto";
import {
  type createInvitation,
  MAX_OPEN_INVITATIONS,
  type OutputOf,
  type ParsedInputOf,
  type revokeInvitation,
  type WireInvitation,
} from "@plumbline/contract";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Tables } from "../database/index.ts";
import { Failure } from "../http/index.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { type OwnRequest, requireOwner } from "./own-account.ts";

const BYTES = 24;
const VALID_MILLISECONDS = 14 * 24 * 60 * 60 * 1000;

/** Why no further invitation is made, and the way out. */
const TOO_MANY = {
  texts: {
    en: "There are {} open invitations; take one back before you make another",
    es: "Hay {} invitaciones abiertas; retire una antes de crear otra",
    fr: "Il y a déjà {} invitations ouvertes ; retirez-en une avant d’en créer une autre",
    "zh-Hans": "未使用的邀请已达 {} 个，请先撤销一个再创建",
    "zh-Hant": "未使用的邀請已達 {} 個，請先撤銷一個再建立",
  },
  about: String(MAX_OPEN_INVITATIONS),
} as const;

/** What the owner sees of an invitation; its token is stored nowhere. */
const SHOWN = ["id", "created_at", "expires_at", "used_at"] as const;

/**
 * Makes an invitation, with which one person can register within two weeks.
 *
 * @throws {Failure} `forbidden` for everyone but the owner of the server; `invalidParameter` when too many are open.
 */
export async function invite(
  { database: { db }, clock }: AccountsContext,
  { user }: OwnRequest,
): Promise<OutputOf<typeof createInvitation>> {
  const token = randomBytes(BYTES).toString("base64url");
  const now = clock();
  const row = await db.transaction().execute(async (transaction) => {
    const { id } = await requireOwner(transaction, user);
    // Two at the same moment must not both be the last.
    await sql`select pg_advisory_xact_lock(hashtextextended('invitations', 0))`.execute(transaction);
    await requireRoom(transaction, { createdBy: id, now });
    return transaction
      .insertInto("invitations")
      .values({
        id: randomUUID(),
        token_hash: hashOf(token),
        created_by: id,
        created_at: now,
        expires_at: new Date(now.getTime() + VALID_MILLISECONDS),
      })
      .returning(SHOWN)
      .executeTakeFirstOrThrow();
  });
  return { ...wireInvitation(row), token };
}

async function requireRoom(
  transaction: Kysely<Tables>,
  { createdBy, now }: { readonly createdBy: string; readonly now: Date },
): Promise<void> {
  const { open } = await transaction
    .selectFrom("invitations")
    .select(({ fn }) => fn.countAll<string>().as("open"))
    .where("created_by", "=", createdBy)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  if (Number(open) >= MAX_OPEN_INVITATIONS) throw new Failure("invalidParameter", { sentence: TOO_MANY });
}

/**
 * The invitations that the owner has made, as long as they are kept; the newest first.
 *
 * @throws {Failure} `forbidden` for everyone but the owner of the server.
 */
export async function ownInvitations(
  { database: { db } }: AccountsContext,
  { user }: OwnRequest,
): Promise<{ readonly invitations: WireInvitation[] }> {
  const { id } = await requireOwner(db, user);
  const rows = await db
    .selectFrom("invitations")
    .select(SHOWN)
    .where("created_by", "=", id)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return { invitations: rows.map(wireInvitation) };
}

/**
 * Takes back an invitation with which nobody has registered yet.
 *
 * @throws {Failure} `forbidden` for everyone but the owner of the server; `notFound` also once it has been used.
 */
export async function revokeOwnInvitation(
  { database: { db } }: AccountsContext,
  { id }: ParsedInputOf<typeof revokeInvitation>,
  { user }: OwnRequest,
): Promise<null> {
  const { id: ownerId } = await requireOwner(db, user);
  const removed = await db
    .deleteFrom("invitations")
    .where("id", "=", id)
    .where("created_by", "=", ownerId)
    .where("used_at", "is", null)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw new Failure("notFound");
  return null;
}

function wireInvitation(row: Pick<Selectable<Tables["invitations"]>, (typeof SHOWN)[number]>): WireInvitation {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
  };
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
