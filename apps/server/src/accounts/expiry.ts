import type { Kysely } from "kysely";
import type { Tables } from "../database/index.ts";
import { accountRemovedNotice } from "../mail/index.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { notice } from "./notice.ts";
import { handOver } from "./outgoing-messages.ts";
import { removeExpiredChallenges } from "./passkeys/challenges.ts";
import { removeExpiredPassages } from "./providers/passages.ts";
import { removeUnconfirmedSecrets } from "./second-factor/own-second-factor.ts";
import type { UserRow } from "./users.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Codes are counted for a day. */
const CODES = 2 * DAY;
/** A user may ask where somebody was signed in. */
const ENDED_SESSIONS = 30 * DAY;
/** The owner sees for some time what became of an invitation. */
const OLD_INVITATIONS = 30 * DAY;
const GIVEN_UP_MESSAGES = 30 * DAY;
/** An event of payment comes again for some days; what it changed is kept elsewhere. */
const OLD_EVENTS = 400 * DAY;
/** The same of one that is about nobody whom we know, or no longer. */
const STRAY_EVENTS = 30 * DAY;
/** A strategy that was deleted can be taken back for so long. */
const REMOVED_STRATEGIES = 7 * DAY;

/** Removes the accounts whose time has come, and what nobody needs any more. */
export async function removeExpired(context: AccountsContext): Promise<void> {
  const { db } = context.database;
  const now = context.clock();
  const before = (age: number) => new Date(now.getTime() - age);
  const problems: unknown[] = [];
  for (const user of await db.selectFrom("users").selectAll().where("removed_at", "<=", now).execute()) {
    try {
      for (const prepare of context.beforeRemoval) await prepare(user.id);
    } catch (error) {
      // One that cannot be removed yet keeps no other account.
      problems.push(error);
      continue;
    }
    await db.transaction().execute((transaction) => remove(transaction, context, user));
  }
  await db.deleteFrom("verification_codes").where("created_at", "<", before(CODES)).execute();
  await db.deleteFrom("sessions").where("expires_at", "<", before(ENDED_SESSIONS)).execute();
  await db.deleteFrom("sessions").where("ended_at", "<", before(ENDED_SESSIONS)).execute();
  await removeExpiredPassages(db, now);
  await db.deleteFrom("invitations").where("expires_at", "<", before(OLD_INVITATIONS)).execute();
  await removeUnconfirmedSecrets(db, now);
  await removeExpiredChallenges(db, now);
  await db.deleteFrom("strategies").where("removed_at", "<", before(REMOVED_STRATEGIES)).execute();
  await db.deleteFrom("outgoing_messages").where("given_up_at", "<", before(GIVEN_UP_MESSAGES)).execute();
  await db.deleteFrom("billing_events").where("received_at", "<", before(OLD_EVENTS)).execute();
  const stray = db.deleteFrom("billing_events").where("user_id", "is", null);
  await stray.where("received_at", "<", before(STRAY_EVENTS)).execute();
  if (problems.length > 0) throw new AggregateError(problems, "Some accounts could not be removed yet");
}

/** Unless its user has just taken the removal back. What belongs to the account goes with it. */
async function remove(transaction: Kysely<Tables>, context: AccountsContext, user: UserRow): Promise<void> {
  const removed = await transaction
    .deleteFrom("users")
    .where("id", "=", user.id)
    .where("removed_at", "<=", context.clock())
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) return;
  const message = accountRemovedNotice(notice(context, user, user.language ?? "en"));
  await handOver(transaction, { to: user.email, ...message }, context.clock());
}
