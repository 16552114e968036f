import { domainToASCII } from "node:url";
import { Failure } from "../http/index.ts";

/** What can stand before the @ without quotes (RFC 5322, 3.2.3), letters beyond ASCII included (RFC 6531). */
const LOCAL = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const MAX_LOCAL = 64;

/**
 * An address as it is stored and compared: in lower case, its domain in ASCII.
 *
 * @throws {Failure} `invalidEmail` if it cannot be an address.
 *
 * @example
 * emailAddress("Ada@Example.ORG"); // "ada@example.org"
 */
export function emailAddress(text: string): string {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(0, at)).normalize("NFC").toLowerCase();
  const domain = domainToASCII(text.slice(at + 1)).toLowerCase();
  const labels = domain.split(".");
  const isAddress =
    at > 0 &&
    Buffer.byteLength(local) <= MAX_LOCAL &&
    LOCAL.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? "");
  if (!isAddress) throw new Failure("invalidEmail");
  return `${local}@${domain}`;
}

/** The address of an account; empty of what cannot be one, which has none. */
export function addressOrNone(email: string): string {
  try {
    return emailAddress(email);
  } catch {
    return "";
  }
}
