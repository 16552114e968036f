import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { PRODUCT_NAME } from "../../config/index.ts";

/** What every authenticator app takes: other values of RFC 6238 are ignored by some. */
const PARAMETERS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Half minutes by which the clock of a telephone may be wrong, to either side (RFC 6238, 5.2). */
const WINDOW = 1;
/** As long as the hash that it keys (RFC 4226, 4). */
const SECRET_BYTES = 20;

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A secret that an authenticator app shares with the server. */
export interface SharedSecret {
  readonly base32: string;
  /** Opens the app. */
  readonly uri: string;
  /** As the database keeps it. */
  readonly sealed: Buffer;
}

/** One-time passwords by time (RFC 6238); their secrets are stored encrypted. */
export class OneTimePasswords {
  readonly #key: Buffer;
  readonly #clock: () => Date;

  /** @param key 32 bytes. */
  constructor(key: Buffer, clock: () => Date) {
    this.#key = key;
    this.#clock = clock;
  }

  /** Makes a secret for a user. */
  make({ id, email }: { readonly id: string; readonly email: string }): SharedSecret {
    const bytes = randomBytes(SECRET_BYTES);
    const totp = new TOTP({ ...PARAMETERS, issuer: PRODUCT_NAME, label: email, secret: secretOf(bytes) });
    return { base32: totp.secret.base32, uri: totp.toString(), sealed: this.#seal(bytes, id) };
  }

  /**
   * The half minute since 1970 that a password belongs to.
   *
   * @returns null of one that is wrong now, or whose secret was sealed with another key.
   */
  stepOf(password: string, { userId, sealed }: { readonly userId: string; readonly sealed: Buffer }): number | null {
    const bytes = this.#open(sealed, userId);
    if (!bytes) return null;
    const timestamp = this.#clock().getTime();
    const secret = secretOf(bytes);
    const delta = TOTP.validate({ ...PARAMETERS, token: password, secret, timestamp, window: WINDOW });
    return delta === null ? null : TOTP.counter({ period: PARAMETERS.period, timestamp }) + delta;
  }

  /** The id is authenticated too: the secret of one user is none in the row of another. */
  #seal(bytes: Buffer, userId: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(userId));
    const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
  }

  #open(sealed: Buffer, userId: string): Buffer | null {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(userId))
      .setAuthTag(tag);
    try {
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    } catch {
      return null;
    }
  }
}

function secretOf(bytes: Buffer): Secret {
  return new Secret({ buffer: new Uint8Array(bytes).buffer });
}
