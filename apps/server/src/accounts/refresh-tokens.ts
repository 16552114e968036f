import { createHash, createHmac, randomBytes } from "node:crypto";

const BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** The first refresh token of a session. */
export function firstRefreshToken(): string {
  return randomBytes(BYTES).toString("base64url");
}

/** Whether a text can be one at all. */
export function isRefreshToken(text: string): boolean {
  return TOKEN.test(text);
}

/**
 * The token that follows another. It is derived with a key that only servers have, so that tabs which send the same token at
 * the same moment get the same next one, although no token is stored anywhere.
 */
export function nextRefreshToken(token: string, key: Buffer): string {
  return createHmac("sha256", key).update(token).digest("base64url");
}

/** What is stored of a token. */
export function refreshTokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
