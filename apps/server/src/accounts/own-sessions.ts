import type { ParsedInputOf, revokeSessions, revokeUserSessions, WireSession } from "@plumbline/contract";
import { Failure } from "../http/index.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { addressOrNone } from "./email-address.ts";
import { type OwnRequest, requireOwner } from "./own-account.ts";
import { requireOwnProof } from "./own-proof.ts";

/** Ends the session of a request. */
export async function signOut({ sessions, database }: AccountsContext, { user }: OwnRequest): Promise<null> {
  await sessions.end(database.db, { userId: user.id, ids: [user.session], because: "logout" });
  return null;
}

/** Where a user is signed in, the last used first. */
export async function ownSessions({ sessions }: AccountsContext, { user }: OwnRequest): Promise<WireSession[]> {
  return (await sessions.ofUser(user.id)).map((session) => ({
    id: session.id,
    device: session.device,
    address: session.address,
    createdAt: session.created_at.toISOString(),
    lastUsedAt: session.last_used_at.toISOString(),
    expiresAt: session.expires_at.toISOString(),
    isCurrent: session.id === user.session,
  }));
}

/**
 * Ends one session of a user, or all others: a stolen token alone must not sign its user out elsewhere.
 *
 * @throws {Failure} as `requireOwnProof`; `notFound` of a session that is not the user's, as of one that does not exist.
 */
export async function revokeOwnSessions(
  context: AccountsContext,
  input: ParsedInputOf<typeof revokeSessions>,
  request: OwnRequest,
): Promise<{ readonly ended: number }> {
  const { user, use } = await requireOwnProof(context, input.proof, request);
  const which = "id" in input ? { ids: [input.id] } : { except: request.user.session };
  const ended = await context.database.db.transaction().execute(async (transaction) => {
    await use(transaction);
    const count = await context.sessions.end(transaction, { userId: user.id, ...which, because: "revoked" });
    if ("id" in input && count === 0) throw new Failure("notFound");
    return count;
  });
  return { ended };
}

/**
 * Ends the sessions of a user, or those of everyone but the one of the request.
 *
 * @throws {Failure} `forbidden` for everyone but the owner of the server; as `requireOwnProof`; `notFound` of an address without
 *   an account.
 */
export async function revokeSessionsOfUser(
  context: AccountsContext,
  input: ParsedInputOf<typeof revokeUserSessions>,
  request: OwnRequest,
): Promise<{ readonly ended: number }> {
  const { database, sessions } = context;
  await requireOwner(database.db, request.user);
  const { use } = await requireOwnProof(context, input.proof, request);
  const ended = await database.db.transaction().execute(async (transaction) => {
    await use(transaction);
    const except = request.user.session;
    if ("everyone" in input) return sessions.end(transaction, { userId: null, except, because: "owner" });
    const email = addressOrNone(input.email);
    const found = await transaction.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
    if (!found) throw new Failure("notFound");
    return sessions.end(transaction, { userId: found.id, except, because: "owner" });
  });
  return { ended };
}
