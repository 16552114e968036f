/** An authenticator without hardware: it makes and signs what a passkey does (WebAuthn Level 3, 6), with what a test wants wrong. */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

export interface SoftwareAuthenticator {
  /** Credential id. */
  readonly id: string;
  /** Makes the credential for options of a registration. */
  readonly register: (options: Options, changes?: Changes) => object;
  /** Signs the challenge of a sign-in. */
  readonly assert: (options: Options, changes?: Changes) => object;
}

interface Options {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
  readonly user?: { readonly id: string };
}

interface Changes {
  readonly origin?: string;
  readonly challenge?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly isUserVerified?: boolean;
  readonly userHandle?: string;
  /** Id of a credential whose key it does not have. */
  readonly id?: string;
  readonly type?: string;
  /** How a maker vouches for it; `none` unless given. */
  readonly format?: string;
}

const ORIGIN = "http://localhost";
const FLAGS = { present: 0x01, verified: 0x04, credential: 0x40 };

export function softwareAuthenticator(): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const rawId = randomBytes(32);
  const id = rawId.toString("base64url");
  let userHandle = "";

  function clientData(type: string, { challenge }: Options, changes: Changes): Buffer {
    const origin = changes.origin ?? ORIGIN;
    const said = { type: changes.type ?? type, challenge: changes.challenge ?? challenge, origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(said));
  }

  function authenticatorData(options: Options, changes: Changes, credential?: Buffer): Buffer {
    const rpId = changes.rpId ?? options.rpId ?? options.rp?.id ?? "";
    const flags =
      FLAGS.present | (changes.isUserVerified === false ? 0 : FLAGS.verified) | (credential ? FLAGS.credential : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(changes.counter ?? 0);
    const hash = createHash("sha256").update(rpId).digest();
    return Buffer.concat([hash, Buffer.of(flags), counter, credential ?? Buffer.alloc(0)]);
  }

  const register: SoftwareAuthenticator["register"] = (options, changes = {}) => {
    userHandle = options.user?.id ?? "";
    // COSE (RFC 9053): key type 2, algorithm -7, curve 1, x and y.
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, "base64url"),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, "base64url"),
    ]);
    const length = Buffer.of(0, rawId.length);
    const data = authenticatorData(options, changes, Buffer.concat([Buffer.alloc(16), length, rawId, key]));
    // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}.
    const attestation = Buffer.concat([
      Buffer.of(0xa3),
      cborText("fmt"),
      cborText(changes.format ?? "none"),
      cborText("attStmt"),
      Buffer.of(0xa0),
      cborText("authData"),
      Buffer.of(0x58, data.length),
      data,
    ]);
    const response = {
      clientDataJSON: clientData("webauthn.create", options, changes).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    };
    return { id, rawId: id, type: "public-key", response };
  };

  const assert: SoftwareAuthenticator["assert"] = (options, changes = {}) => {
    const client = clientData("webauthn.get", options, changes);
    const data = authenticatorData(options, changes);
    const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
    const response = {
      clientDataJSON: client.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: sign("sha256", signed, privateKey).toString("base64url"),
      userHandle: changes.userHandle ?? userHandle,
    };
    return { id: changes.id ?? id, rawId: changes.id ?? id, type: "public-key", response };
  };
  return { id, register, assert };
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)]);
}
