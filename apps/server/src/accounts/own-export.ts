import type { AccountsContext } from "./accounts-context.ts";
import { alertsOf } from "./alerts-export.ts";
import { backtestsOf } from "./backtests-export.ts";
import { billingOf } from "./billing-export.ts";
import { type OwnRequest, ownUser } from "./own-account.ts";
import { reportRunsOf } from "./reports-export.ts";
import { savedItemsOf } from "./saved-items-export.ts";
import { watchlistsOf } from "./watchlists-export.ts";

type Database = AccountsContext["database"]["db"];

/** Everything that is stored of a user, but for what proves who the user is: hashes of passwords, tokens and codes. */
export async function exportOwnAccount(
  { database: { db } }: AccountsContext,
  { user }: OwnRequest,
): Promise<Record<string, unknown>> {
  const [account, signIns, more, watchlists, savedItems, alerts, backtests, billing, reports] = await Promise.all([
    ownUser(db, user),
    signInsOf(db, user.id),
    belongingsOf(db, user.id),
    watchlistsOf(db, user.id),
    savedItemsOf(db, user.id),
    alertsOf(db, user.id),
    backtestsOf(db, user.id),
    billingOf(db, user.id),
    reportRunsOf(db, user.id),
  ]);
  return {
    account,
    ...signIns,
    ...more,
    ...watchlists,
    ...savedItems,
    ...alerts,
    ...backtests,
    ...billing,
    ...reports,
  };
}

/** How and where the user signs in. */
async function signInsOf(db: Database, userId: string): Promise<Record<string, unknown>> {
  const of = { user_id: userId };
  const [password, sessions, linkedProviders, secondFactor, passkeys] = await Promise.all([
    db.selectFrom("passwords").select("changed_at").where("user_id", "=", userId).executeTakeFirst(),
    db
      .selectFrom("sessions")
      .select(["device", "address", "is_kept", "created_at", "last_used_at", "expires_at", "ended_at", "ended_because"])
      .where((row) => row.and(of))
      .orderBy("created_at")
      .execute(),
    db
      .selectFrom("provider_identities")
      .select(["provider", "issuer", "subject", "email", "linked_at"])
      .where((row) => row.and(of))
      .orderBy("linked_at")
      .execute(),
    db
      .selectFrom("second_factors")
      .select(["created_at", "confirmed_at"])
      .where((row) => row.and(of))
      .executeTakeFirst(),
    db
      .selectFrom("passkeys")
      .select(["name", "transports", "created_at", "last_used_at"])
      .where((row) => row.and(of))
      .orderBy("created_at")
      .execute(),
  ]);
  return {
    passwordChangedAt: password?.changed_at ?? null,
    sessions,
    linkedProviders,
    secondFactor: secondFactor ?? null,
    passkeys,
  };
}

/** What the user has accepted, sent and made. */
async function belongingsOf(db: Database, userId: string): Promise<Record<string, unknown>> {
  const of = { user_id: userId };
  const [acceptedTexts, avatar, feedback, invitations] = await Promise.all([
    db
      .selectFrom("acceptances")
      .select(["document", "version", "accepted_at"])
      .where((row) => row.and(of))
      .execute(),
    db
      .selectFrom("avatars")
      .select(["image", "changed_at"])
      .where((row) => row.and(of))
      .executeTakeFirst(),
    db
      .selectFrom("feedback")
      .select(["message", "contact", "page", "created_at"])
      .where((row) => row.and(of))
      .execute(),
    db
      .selectFrom("invitations")
      .select(["created_at", "expires_at", "used_at"])
      .where("created_by", "=", userId)
      .orderBy("created_at")
      .execute(),
  ]);
  return {
    acceptedTexts,
    /** The picture as WebP in Base64. */
    avatar: avatar ? { image: avatar.image.toString("base64"), changed_at: avatar.changed_at } : null,
    feedback,
    invitations,
  };
}
