import { createHash } from "node:crypto";

/** A person for sample rows; the same every time, and no two share a value. */
export interface SampleUser {
  readonly id: string;
  readonly email: string;
  readonly phone: string;
  readonly sessionId: string;
  /** An id of something that this user has, the same for the same name. */
  readonly idOf: (name: string) => string;
  /** What a digest of 32 bytes of this user looks like. */
  readonly digestOf: (name: string) => Buffer;
  /** A moment that no other name has, some minutes of the year 2026 after the first. */
  readonly momentOf: (name: string) => Date;
}

/** The owner of the sample server, and a member whom the owner has invited. */
export const SAMPLE_USERS = {
  ada: sampleUser("ada", "+14155550101"),
  ben: sampleUser("ben", "+14155550102"),
} as const;

function sampleUser(name: string, phone: string): SampleUser {
  const digestOf = (what: string) => createHash("sha256").update(`${name} ${what}`).digest();
  const idOf = (what: string) => uuidOf(digestOf(what));
  return {
    id: idOf("user"),
    email: `${name}@sample.example`,
    phone,
    sessionId: idOf("session"),
    idOf,
    digestOf,
    momentOf: (what) => new Date(Date.parse("2026-03-01T00:00:00Z") + (digestOf(what).readUInt32BE(0) % 1e7) * 1000),
  };
}

/** As a random one is written (RFC 9562, 5.4). */
function uuidOf(digest: Buffer): string {
  const hex = digest.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
