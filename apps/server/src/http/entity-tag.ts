import { hash } from "node:crypto";

/** Everything that an answer depends on; equal parts have an equal tag. */
export type TagParts = readonly string[];

/** A strong entity tag, known before the answer is computed. */
export function entityTag(parts: TagParts): string {
  return `"${hash("sha1", parts.join("\0"), "base64url")}"`;
}

/**
 * Whether the client holds this very answer.
 *
 * @see RFC 9110, 13.1.2: `*` is for methods that change something and never matches here; weak tags compare equal,
 *   because proxies weaken ours when they compress again.
 */
export function isFresh(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  return header === tag || header.split(",", 64).some((item) => item.trim().replace(/^W\//, "") === tag);
}

/**
 * Whether the client wants this very answer or none: the header `If-Match`.
 *
 * @see RFC 9110, 13.1.1: `*` asks for any that there is; tags must be equal in the strong way, so that a weak one never is.
 */
export function isRefused(header: string | undefined, tag: string): boolean {
  if (!header || header.trim() === "*") return false;
  return !header.split(",", 64).some((item) => item.trim() === tag);
}
