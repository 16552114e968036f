import type {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  deletePasskey,
  OutputOf,
  ParsedInputOf,
  PasskeyRegistration,
  renamePasskey,
} from "@plumbline/contract";
import { PASSKEY_LIMITS } from "@plumbline/contract";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { COSEALG, decodeAttestationObject, isoBase64URL } from "@simplewebauthn/server/helpers";
import type { Kysely } from "kysely";
import { PRODUCT_NAME } from "../../config/index.ts";
import type { Tables } from "../../database/index.ts";
import { Failure } from "../../http/index.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { deviceName } from "../device-name.ts";
import { tellOfSecurityEvent } from "../notice.ts";
import { type OwnRequest, ownUser } from "../own-account.ts";
import { requireOwnProof } from "../own-proof.ts";
import { challengeIn, makeChallenge, useChallenge } from "./challenges.ts";
import { type Passkeys, passkeysOf } from "./passkeys-of.ts";
import { type RelyingParty, relyingParty } from "./relying-party.ts";

type Answer = { readonly passkeys: Passkeys };

/** What authenticators sign with, the best first. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

export async function ownPasskeys({ database: { db } }: AccountsContext, { user }: OwnRequest): Promise<Answer> {
  return { passkeys: await passkeysOf(db, user.id) };
}

/**
 * Begins to add a passkey.
 *
 * @throws {Failure} as `requireOwnProof` and `relyingParty`; `preconditionFailed` of a user who has as many as are allowed.
 */
export async function beginOwnPasskey(
  context: AccountsContext,
  input: ParsedInputOf<typeof beginPasskey>,
  request: OwnRequest,
): Promise<OutputOf<typeof beginPasskey>> {
  const { db } = context.database;
  const { id: rpID } = relyingParty(context, request);
  const { user, use } = await requireOwnProof(context, input, request);
  const existing = await db
    .selectFrom("passkeys")
    .select(["id", "transports"])
    .where("user_id", "=", user.id)
    .execute();
  if (existing.length >= PASSKEY_LIMITS.passkeys) throw new Failure("preconditionFailed");
  const challenge = await db.transaction().execute(async (transaction) => {
    await use(transaction);
    return makeChallenge(transaction, { userId: user.id, now: context.clock() });
  });
  const options = await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID,
    userName: user.email,
    userDisplayName: user.name ?? user.email,
    userID: new Uint8Array(Buffer.from(user.id)),
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    excludeCredentials: existing,
    // Found without an address, and unlocked each time: a passkey is both factors.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { options: { ...options } };
}

/**
 * Adds the passkey that a browser has made.
 *
 * @throws {Failure} `wrongCredentials` where it does not answer the challenge of this user and this server;
 *   `preconditionFailed` of one that an account has, and of one too many.
 */
export async function addOwnPasskey(
  context: AccountsContext,
  { credential }: ParsedInputOf<typeof addPasskey>,
  request: OwnRequest,
): Promise<Answer> {
  const { database, clock, wakeMessenger } = context;
  const user = await ownUser(database.db, request.user);
  const made = await verified(context, { credential, userId: user.id, party: relyingParty(context, request) });
  if (!made) throw new Failure("wrongCredentials");
  const passkeys = await database.db.transaction().execute(async (transaction) => {
    // Two at once must not take the same place.
    await transaction.selectFrom("users").select("id").where("id", "=", user.id).forUpdate().execute();
    const added = await transaction
      .insertInto("passkeys")
      .values({
        id: made.id,
        user_id: user.id,
        place: await freePlace(transaction, user.id),
        public_key: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: credential.response.transports ?? [],
        name: deviceName(request.sender.userAgent).slice(0, PASSKEY_LIMITS.name),
        created_at: clock(),
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) throw new Failure("preconditionFailed");
    await tellOfSecurityEvent(transaction, context, { user, language: request.language, event: "passkeyAdded" });
    return passkeysOf(transaction, user.id);
  });
  wakeMessenger();
  return { passkeys };
}

/** @throws {Failure} `notFound` of a passkey that is not the user's, as of one that does not exist. */
export async function renameOwnPasskey(
  { database: { db } }: AccountsContext,
  { id, name }: ParsedInputOf<typeof renamePasskey>,
  { user }: OwnRequest,
): Promise<Answer> {
  const renamed = await db
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  if (renamed.numUpdatedRows === 0n) throw new Failure("notFound");
  return { passkeys: await passkeysOf(db, user.id) };
}

/**
 * Begins a proof by a passkey of the user, as `requireOwnProof` takes it.
 *
 * @throws {Failure} as `relyingParty`; `notFound` of a user who has none.
 */
export async function beginOwnPasskeyProof(
  context: AccountsContext,
  request: OwnRequest,
): Promise<OutputOf<typeof beginPasskeyProof>> {
  const { db } = context.database;
  const { id: rpID } = relyingParty(context, request);
  const { id: userId } = request.user;
  const own = await db.selectFrom("passkeys").select(["id", "transports"]).where("user_id", "=", userId).execute();
  if (own.length === 0) throw new Failure("notFound");
  const challenge = await makeChallenge(db, { userId, now: context.clock() });
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    allowCredentials: own,
    userVerification: "required",
  });
  return { options: { ...options } };
}

/**
 * Removes a passkey: a stolen token alone must not take its user a way to sign in.
 *
 * @throws {Failure} as `requireOwnProof`; `notFound` of a passkey that is not the user's, as of one that does not exist.
 */
export async function deleteOwnPasskey(
  context: AccountsContext,
  { id, proof }: ParsedInputOf<typeof deletePasskey>,
  request: OwnRequest,
): Promise<Answer> {
  const { user, use } = await requireOwnProof(context, proof, request);
  const passkeys = await context.database.db.transaction().execute(async (transaction) => {
    await use(transaction);
    const deleted = await transaction
      .deleteFrom("passkeys")
      .where("id", "=", id)
      .where("user_id", "=", user.id)
      .executeTakeFirst();
    if (deleted.numDeletedRows === 0n) throw new Failure("notFound");
    await tellOfSecurityEvent(transaction, context, { user, language: request.language, event: "passkeyRemoved" });
    return passkeysOf(transaction, user.id);
  });
  context.wakeMessenger();
  return { passkeys };
}

/** The credential in an answer of an authenticator; null of an answer that is not to this user's challenge here. */
async function verified(
  { database, clock }: AccountsContext,
  {
    credential,
    userId,
    party,
  }: { readonly credential: PasskeyRegistration; readonly userId: string; readonly party: RelyingParty },
) {
  const expectedChallenge = challengeIn(credential.response);
  if (!(await useChallenge(database.db, { challenge: expectedChallenge, userId, now: clock() }))) return null;
  try {
    if (hasCertificates(credential.response.attestationObject)) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} } as Parameters<
        typeof verifyRegistrationResponse
      >[0]["response"],
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    // Whatever the library dislikes about it.
    return null;
  }
}

/**
 * Whether makers of authenticators vouch for one, which nobody has asked for: certificates name addresses at which they may have
 * been revoked, and a stranger's must not make this server ask there.
 */
function hasCertificates(attestationObject: string): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get("fmt");
  return format !== "none" && (format !== "packed" || attestation.get("attStmt").get("x5c") !== undefined);
}

async function freePlace(transaction: Kysely<Tables>, userId: string): Promise<number> {
  const rows = await transaction.selectFrom("passkeys").select("place").where("user_id", "=", userId).execute();
  const taken = new Set(rows.map(({ place }) => place));
  for (let place = 0; place < PASSKEY_LIMITS.passkeys; place++) if (!taken.has(place)) return place;
  throw new Failure("preconditionFailed");
}
