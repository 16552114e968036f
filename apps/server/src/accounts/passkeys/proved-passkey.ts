import type { PasskeyAssertion } from "@plumbline/contract";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { Kysely } from "kysely";
import type { Tables } from "../../database/index.ts";
import { Failure } from "../../http/index.ts";
import type { AccountRequest, AccountsContext } from "../accounts-context.ts";
import { challengeIn, useChallenge } from "./challenges.ts";
import { relyingParty } from "./relying-party.ts";

/** A passkey that has signed a challenge of this server. */
export interface ProvedPasskey {
  readonly id: string;
  readonly userId: string;
  /** Times that its authenticator says it has signed; 0 of one that does not count. */
  readonly counter: number;
}

interface Signed {
  readonly credential: PasskeyAssertion;
  /** For whom the challenge was made; null of a sign-in. */
  readonly userId: string | null;
}

/** The passkey that has signed a challenge; null where none has. */
export async function provedPasskey(
  context: AccountsContext,
  { credential, userId }: Signed,
  request: AccountRequest,
): Promise<ProvedPasskey | null> {
  const { database, clock } = context;
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(context, request);
  const known = await database.db
    .selectFrom("passkeys")
    .select(["user_id", "public_key", "counter"])
    .where("id", "=", credential.id)
    .executeTakeFirst();
  const expectedChallenge = challengeIn(credential.response);
  // Used up by an unknown passkey too: there is one try for each challenge.
  const isOurs = await useChallenge(database.db, { challenge: expectedChallenge, userId, now: clock() });
  const { userHandle } = credential.response;
  if (!isOurs || !known || (userHandle && Buffer.from(userHandle, "base64url").toString() !== known.user_id))
    return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} } as Parameters<
        typeof verifyAuthenticationResponse
      >[0]["response"],
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(known.public_key),
        counter: known.counter,
      },
      requireUserVerification: true,
    });
    return verified ? { id: credential.id, userId: known.user_id, counter: authenticationInfo.newCounter } : null;
  } catch {
    // Whatever the library dislikes about it.
    return null;
  }
}

/**
 * Counts the use of a passkey, in the transaction of what it is for.
 *
 * @throws {Failure} `wrongCredentials` of one that was removed meanwhile, and of the counter of a copy.
 */
export async function usePasskey(
  transaction: Kysely<Tables>,
  { id, counter }: ProvedPasskey,
  now: Date,
): Promise<void> {
  const counted = await transaction
    .updateTable("passkeys")
    .set({ counter, last_used_at: now })
    .where("id", "=", id)
    // A counter that does not go up is that of a copy; many authenticators have none and always say 0.
    .where((row) => row.or([row("counter", "<", counter), row.and({ counter: 0 }).and(row.lit(counter === 0))]))
    .executeTakeFirst();
  if (counted.numUpdatedRows !== 1n) throw new Failure("wrongCredentials");
}
