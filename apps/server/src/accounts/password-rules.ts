import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../http/index.ts";

/**
 * The 20,000 most common passwords of 6 to 30 characters: the first four bytes of the SHA-256 of each in lower case, big
 * endian, rising. Another password has those bytes once in 200,000.
 *
 * @see The list of `@zxcvbn-ts/language-common` 4.1.3 (MIT), which gathers published leaks.
 */
const COMMON = join(import.meta.dirname, "common-passwords.bin");
const BYTES_EACH = 4;

let common: Buffer | undefined;

/**
 * Refuses a password that is among the first that a stranger would try: a common one, or the address itself.
 *
 * @throws {Failure} `invalidParameter` with the field `password`.
 */
export function requireGoodPassword(password: string, email: string): void {
  const plain = password.normalize("NFC").toLowerCase();
  const [local = ""] = email.split("@");
  if (plain === email || plain === local)
    throw new Failure("invalidParameter", { field: "password", phrase: "password is the address" });
  if (isCommonPassword(plain))
    throw new Failure("invalidParameter", { field: "password", phrase: "password is common" });
}

/** @param password In lower case. */
function isCommonPassword(password: string): boolean {
  common ??= readFileSync(COMMON);
  const wanted = hash("sha256", password, "buffer").readUInt32BE(0);
  let [low, high] = [0, common.length / BYTES_EACH];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const value = common.readUInt32BE(middle * BYTES_EACH);
    if (value === wanted) return true;
    if (value < wanted) low = middle + 1;
    else high = middle;
  }
  return false;
}
