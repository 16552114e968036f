import type { ParsedInputOf, revokeSessions, WireSession } from "@plumbline/contract";
import { Failure } from "../http/index.ts";
import type { AccountsContext } from "./accounts-context.ts";
import type { OwnRequest } from "./own-account.ts";

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
 * Ends one session of a user, or all others.
 *
 * @throws {Failure} `notFound` of a session that is not the user's, as of one that does not exist.
 */
export async function revokeOwnSessions(
  { sessions, database }: AccountsContext,
  input: ParsedInputOf<typeof revokeSessions>,
  { user }: OwnRequest,
): Promise<{ readonly ended: number }> {
  const which = "id" in input ? { ids: [input.id] } : { except: user.session };
  const ended = await sessions.end(database.db, { userId: user.id, ...which, because: "revoked" });
  if ("id" in input && ended === 0) throw new Failure("notFound");
  return { ended };
}
