interface Payload {
  readonly exp?: unknown;
  readonly sub?: unknown;
}

/** The payload of a JWT, for planning only: its signature is not checked here. Empty for any other token. */
function payloadOf(token: string): Payload {
  try {
    const [, payload = ""] = token.split(".");
    return (JSON.parse(atob(payload.replace(/-/g, "+").replace(/_/g, "/"))) as Payload | null) ?? {};
  } catch {
    return {};
  }
}

/**
 * Whether a token has expired by its own date; never for a token without one.
 *
 * @param now Milliseconds since 1970.
 * @see RFC 7519, section 4.1.4.
 */
export function hasExpired(token: string, now: number): boolean {
  const { exp } = payloadOf(token);
  return typeof exp === "number" && exp * 1000 <= now;
}

/** Whether two tokens name the same user, as far as they name one. */
export function isSameUser(left: string, right: string): boolean {
  return payloadOf(left).sub === payloadOf(right).sub;
}
