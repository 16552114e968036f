import type { TokenPair, WireUser } from "@plumbline/contract";
import { accessToken, lostSessions, readToken, user } from "./session.ts";
import { storage } from "./storage.ts";

const REFRESH_TOKEN = "refreshToken";
const IS_LOGGED_IN = "isLoggedIn";

/** The tokens of a session that the storage does not take, because it is blocked or full. */
let unstored: TokenPair | null = null;

/** The tokens in the storage now: another tab may have changed them a moment ago. */
export function storedTokens(): { readonly [Token in keyof TokenPair]: string | null } {
  return unstored ?? { accessToken: tokenAt("accessToken"), refreshToken: tokenAt(REFRESH_TOKEN) };
}

function tokenAt(key: string): string | null {
  return readToken(storage.read(key) ?? "");
}

/** Stores the session of a user who has signed in. Every tab follows. */
export function signIn({ user: signedIn, ...tokens }: TokenPair & { readonly user: WireUser }): void {
  storeTokens(tokens);
  // After the tokens, so that a tab that sees the user finds them.
  user.write(signedIn);
  storage.write(IS_LOGGED_IN, "true");
}

/** Stores the tokens that follow those of the session. */
export function storeTokens(tokens: TokenPair): void {
  unstored = null;
  storage.write(REFRESH_TOKEN, tokens.refreshToken);
  accessToken.write(tokens.accessToken);
  const stored = storedTokens();
  if (stored.refreshToken !== tokens.refreshToken || stored.accessToken !== tokens.accessToken) unstored = tokens;
}

/** Forgets user and tokens. Every tab follows. */
export function clearSession(): void {
  unstored = null;
  storage.write(REFRESH_TOKEN, null);
  accessToken.write(null);
  user.write(null);
  storage.write(IS_LOGGED_IN, "false");
}

/** Forgets user and tokens that can no longer be renewed; the router opens the start page. */
export function loseSession(): void {
  clearSession();
  lostSessions.write(lostSessions.read() + 1);
}
