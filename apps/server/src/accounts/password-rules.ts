import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../http/index.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { isMadeOfProductWords } from "./product-words.ts";

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
 * Refuses a password that is among the first that a stranger would try: a common one, the address itself, or words of this
 * product and of the name of the server.
 *
 * @throws {Failure} `invalidParameter` with the field `password`.
 */
export function requireGoodPassword({ settings }: AccountsContext, password: string, email: string): void {
  const plain = password.normalize("NFC").toLowerCase();
  const [local = ""] = email.split("@");
  if (plain === email || plain === local)
    throw new Failure("invalidParameter", { field: "password", phrase: "password is the address" });
  if (isCommonPassword(plain))
    throw new Failure("invalidParameter", { field: "password", phrase: "password is common" });
  if (isMadeOfProductWords(plain, namesOf(settings.publicUrl)))
    throw new Failure("invalidParameter", { field: "password", phrase: "password is of this product" });
}

/** The parts of the name under which people reach a server, but for its ending. */
function namesOf(publicUrl: string | null): readonly string[] {
  return publicUrl === null ? [] : new URL(publicUrl).hostname.split(/[.-]/).slice(0, -1);
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
