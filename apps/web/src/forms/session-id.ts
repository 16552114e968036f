const CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const LENGTH = 20;

/** Bytes from here on are left out: with them, the first characters would be more frequent than the others. */
const BIASED_FROM = 256 - (256 % CHARACTERS.length);

const randomBytes = (): Uint8Array => crypto.getRandomValues(new Uint8Array(2 * LENGTH));

/**
 * A random id of 20 letters and digits (119 bits), each equally likely.
 *
 * @param bytes Gives random bytes, some at each call.
 */
export function randomSessionId(bytes: () => Uint8Array = randomBytes): string {
  let id = "";
  while (id.length < LENGTH) {
    for (const byte of bytes()) if (byte < BIASED_FROM) id += CHARACTERS[byte % CHARACTERS.length];
  }
  return id.slice(0, LENGTH);
}
