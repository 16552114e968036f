import type { Identify } from "../http/index.ts";
import type { AccountsContext } from "./accounts-context.ts";

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Finds the user of a request by its access token: signed by this server, not expired, of a session that is still open.
 *
 * @throws {DatabaseUnavailable} while nobody can say whether the session is open.
 */
export function identifyBy({ tokens, sessions }: Pick<AccountsContext, "tokens" | "sessions">): Identify {
  return async ({ headers }) => {
    const token = BEARER.exec(headers.authorization ?? "")?.[1];
    const holder = token === undefined ? null : await tokens.read(token);
    if (!holder || !(await sessions.isOpen(holder))) return null;
    return { id: holder.userId, session: holder.sessionId };
  };
}
