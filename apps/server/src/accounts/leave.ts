import type { deleteAccount, ParsedInputOf, WireUser } from "@plumbline/contract";
import { Failure } from "../http/index.ts";
import { accountRemovalNotice } from "../mail/index.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { notice } from "./notice.ts";
import { handOver } from "./outgoing-messages.ts";
import { type OwnRequest, ownUser } from "./own-account.ts";
import { wireUser } from "./users.ts";

const DAY = 24 * 60 * 60 * 1000;
/** In which a user may change their mind. */
const REMOVED_AFTER = 30 * DAY;

/**
 * Asks for the removal of an account.
 *
 * @throws {Failure} `wrongVerificationCode`.
 */
export async function askForRemoval(
  context: AccountsContext,
  { code }: ParsedInputOf<typeof deleteAccount>,
  request: OwnRequest,
): Promise<WireUser> {
  const { database, codes, clock, wakeMessenger } = context;
  const known = await ownUser(database.db, request.user);
  const codeId = await codes.find(database.db, { address: known.email, purpose: "delete", code });
  if (codeId === null) throw new Failure("wrongVerificationCode");
  const row = await database.db.transaction().execute(async (transaction) => {
    if (!(await codes.use(transaction, codeId))) return null;
    const now = clock();
    const removedAt = new Date(now.getTime() + REMOVED_AFTER);
    const message = accountRemovalNotice({ ...notice(context, known, request.language), removedAt });
    await handOver(transaction, { to: known.email, ...message }, now);
    return transaction
      .updateTable("users")
      .set({ removed_at: removedAt })
      .where("id", "=", known.id)
      .returningAll()
      .executeTakeFirst();
  });
  if (!row) throw new Failure("wrongVerificationCode");
  wakeMessenger();
  return wireUser(row);
}

/** Takes the removal back. */
export async function keepAccount({ database: { db } }: AccountsContext, { user }: OwnRequest): Promise<WireUser> {
  await db.updateTable("users").set({ removed_at: null }).where("id", "=", user.id).execute();
  return wireUser(await ownUser(db, user));
}
