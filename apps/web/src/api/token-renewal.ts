import type { TokenPair } from "@plumbline/contract";
import { storedTokens, storeTokens } from "../state/session-changes.ts";
import { CallError } from "./call-error.ts";
import { oneTabAtATime } from "./one-tab-at-a-time.ts";
import { hasExpired } from "./token-payload.ts";

/** Sends a refresh token to the server. */
export type Exchange = (refreshToken: string) => Promise<unknown>;

/** No token could be had for a call; the specification fixes the messages. */
export class SessionError extends CallError {
  /** Whether the session ends with it: not when the storage contains another session by now. */
  readonly isEnd: boolean;

  constructor(
    message: "Refresh token not available" | "refresh failed" | "Exceeded maximum retry attempts",
    { isEnd = true } = {},
  ) {
    super(message, { code: 401, status: 401 });
    this.isEnd = isEnd;
  }
}

export interface TokenRenewal {
  /** The stored access token, renewed first if it has expired by its own date; `null` when none is stored. */
  valid(): Promise<string | null>;
  /**
   * Another access token than the one that the server refused. All calls that wait for one share one request, and so do
   * all tabs: a tab finds the tokens that another one stored.
   *
   * @throws {SessionError} when there is no refresh token, or the server refuses it.
   * @throws {CallError} of the request when the server cannot be reached or is overloaded: the session goes on.
   */
  renewed(refused: string | null): Promise<string>;
}

export function createTokenRenewal(exchange: Exchange): TokenRenewal {
  let renewing: Promise<string> | undefined;
  let refusedForGood: string | null = null;
  let isClockRight = true;

  const isUsable = (token: string) => !(isClockRight && hasExpired(token, Date.now()));

  async function renewOnce(refused: string | null): Promise<string> {
    const { accessToken, refreshToken } = storedTokens();
    if (accessToken && accessToken !== refused && isUsable(accessToken)) return accessToken;
    if (!refreshToken) throw new SessionError("Refresh token not available");
    if (refreshToken === refusedForGood) throw new SessionError("refresh failed");
    const pair = await exchanged(refreshToken);
    const current = storedTokens();
    if (current.refreshToken !== refreshToken) {
      // Meanwhile another tab renewed the tokens, or its reader signed out or in again: what it stored counts.
      if (current.accessToken && current.refreshToken) return current.accessToken;
      throw new SessionError("Refresh token not available");
    }
    if (!pair) {
      refusedForGood = refreshToken;
      throw new SessionError("refresh failed");
    }
    storeTokens(pair);
    // By a clock that is wrong every token has expired; it must not be renewed before every call.
    isClockRight = !hasExpired(pair.accessToken, Date.now());
    return pair.accessToken;
  }

  /** The next pair; `null` when the server refuses. */
  async function exchanged(refreshToken: string): Promise<TokenPair | null> {
    try {
      const pair = (await exchange(refreshToken)) as Partial<TokenPair> | null | undefined;
      return pair?.accessToken && pair.refreshToken ? (pair as TokenPair) : null;
    } catch (error) {
      if (error instanceof CallError && (error.status === 401 || error.status === 400)) return null;
      throw error;
    }
  }

  async function renewed(refused: string | null): Promise<string> {
    const isShared = renewing !== undefined;
    renewing ??= oneTabAtATime(() => renewOnce(refused)).finally(() => {
      renewing = undefined;
    });
    const token = await renewing;
    // The request that was under way when this call was refused may bring the token that it was refused with.
    return isShared && token === refused ? renewed(refused) : token;
  }

  return {
    async valid() {
      const { accessToken, refreshToken } = storedTokens();
      const isDue = refreshToken !== null && !(accessToken && isUsable(accessToken));
      return isDue ? renewed(accessToken) : accessToken;
    },
    renewed,
  };
}
