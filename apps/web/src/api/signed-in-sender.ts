import { loseSession, storedTokens } from "../state/session-changes.ts";
import { CallError, CLIENT_CODES } from "./call-error.ts";
import { isSameUser } from "./token-payload.ts";
import { createTokenRenewal, type Exchange, SessionError } from "./token-renewal.ts";

interface Sending {
  /** Sends the call, with or without a token. */
  readonly send: (token: string | null) => Promise<unknown>;
  /** Whether the call is answered without a token too: its failure never ends the session. */
  readonly isWhitelisted: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Code of a wrong password, which has the status of a refused token. */
const WRONG_CREDENTIALS = 1001;

/**
 * Sends calls with the token of the session: renewed before if it has expired, and once after a refusal; then the call is
 * sent once more. When that fails too, user and tokens are forgotten and the router opens the start page.
 */
export function createSignedInSender(exchange: Exchange): (call: Sending) => Promise<unknown> {
  const { valid, renewed } = createTokenRenewal(exchange);

  async function sendTwice({ send, isWhitelisted, signal }: Sending): Promise<unknown> {
    const validToken = isWhitelisted ? valid().catch(() => null) : valid();
    const token = await unlessAborted(validToken, signal);
    try {
      return await send(token);
    } catch (error) {
      if (!isTokenRefused(error)) throw error;
    }
    const next = await unlessAborted(renewed(token), signal);
    // Another user may have signed in meanwhile, in another tab: the call is none of theirs.
    if (token && !isSameUser(token, next)) throw new SessionError("refresh failed", { isEnd: false });
    try {
      return await send(next);
    } catch (error) {
      if (!isTokenRefused(error)) throw error;
      throw new SessionError("Exceeded maximum retry attempts", { isEnd: storedTokens().accessToken === next });
    }
  }

  return async (sending) => {
    try {
      return await sendTwice(sending);
    } catch (error) {
      if (error instanceof SessionError && error.isEnd && !sending.isWhitelisted) loseSession();
      throw error;
    }
  };
}

function isTokenRefused(error: unknown): boolean {
  return error instanceof CallError && error.status === 401 && error.code !== WRONG_CREDENTIALS;
}

function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(new CallError("abort", { code: CLIENT_CODES.aborted }));
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
