import { createHmac, timingSafeEqual } from "node:crypto";

const ID_BYTES = 16;
const SIGNATURE_BYTES = 32;

/** Tokens of the links that end messages: who has one can do nothing else with it, and it works as long as its user is there. */
export class UnsubscribeLinks {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  tokenOf(userId: string): string {
    const id = Buffer.from(userId.replaceAll("-", ""), "hex");
    return Buffer.concat([id, this.#signatureOf(id)]).toString("base64url");
  }

  /** Null of a token that this server has not written. */
  userOf(token: string): string | null {
    const bytes = Buffer.from(token, "base64url");
    if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return null;
    const id = bytes.subarray(0, ID_BYTES);
    if (!timingSafeEqual(bytes.subarray(ID_BYTES), this.#signatureOf(id))) return null;
    return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  }

  #signatureOf(id: Buffer): Buffer {
    return createHmac("sha256", this.#key).update(id).digest();
  }
}
