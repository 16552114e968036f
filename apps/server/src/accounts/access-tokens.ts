import { randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { PRODUCT_NAME } from "../config/index.ts";

/** Who a token belongs to, and the session that it was made for. */
export interface TokenHolder {
  readonly userId: string;
  readonly sessionId: string;
}

const ACCESS_TOKEN_SECONDS = 15 * 60;

const ALGORITHM = "HS256";
const CLAIMS = { issuer: PRODUCT_NAME.toLowerCase(), audience: `${PRODUCT_NAME.toLowerCase()} access` };

const MAX_VERIFIED = 5000;

interface Verified {
  readonly holder: TokenHolder;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Signs and reads access tokens (RFC 9068 in spirit: short, of one audience, of one session). */
export class AccessTokens {
  readonly #key: Uint8Array;
  readonly #clock: () => Date;
  /** Tokens whose signature was found good: a page sends the same one with each of its calls. */
  readonly #verified = new LRUCache<string, Verified>({ max: MAX_VERIFIED });

  /** @param key At least 32 bytes. */
  constructor(key: Uint8Array, clock: () => Date) {
    this.#key = key;
    this.#clock = clock;
  }

  sign({ userId, sessionId }: TokenHolder): Promise<string> {
    const now = Math.floor(this.#clock().getTime() / 1000);
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: ALGORITHM, typ: "at+jwt" })
      .setSubject(userId)
      .setIssuer(CLAIMS.issuer)
      .setAudience(CLAIMS.audience)
      .setIssuedAt(now)
      .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
      .setJti(randomUUID())
      .sign(this.#key);
  }

  /** Null of a token that is forged, expired, signed another way, or made for something else. */
  async read(token: string): Promise<TokenHolder | null> {
    const known = this.#verified.get(token);
    if (known) return known.expiresAt > this.#clock().getTime() ? known.holder : null;
    const verified = await this.#verify(token);
    if (verified) this.#verified.set(token, verified);
    return verified?.holder ?? null;
  }

  async #verify(token: string): Promise<Verified | null> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        ...CLAIMS,
        algorithms: [ALGORITHM],
        typ: "at+jwt",
        currentDate: this.#clock(),
        requiredClaims: ["sub", "sid", "exp"],
      });
      const { sub, sid, exp } = payload;
      if (typeof sub !== "string" || typeof sid !== "string" || exp === undefined) return null;
      return { holder: { userId: sub, sessionId: sid }, expiresAt: 1000 * exp };
    } catch {
      return null;
    }
  }
}
