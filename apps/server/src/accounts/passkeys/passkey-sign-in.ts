import type { OutputOf, ParsedInputOf, PasskeyAssertion, passkeySignIn } from "@plumbline/contract";
import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { Failure } from "../../http/index.ts";
import type { AccountRequest, AccountsContext } from "../accounts-context.ts";
import { noticeNewDevice, openSession, signedIn } from "../open-session.ts";
import { userById } from "../users.ts";
import { challengeIn, makeChallenge, useChallenge } from "./challenges.ts";
import { relyingParty } from "./relying-party.ts";

/** Begins a sign-in by whoever has a passkey of this server. @throws {Failure} as `relyingParty`. */
export async function beginSignInWithPasskey(context: AccountsContext, request: AccountRequest) {
  const { id: rpID } = relyingParty(context, request);
  context.limits.client.take(request.requester.client);
  const challenge = await makeChallenge(context.database.db, { userId: null, now: context.clock() });
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    userVerification: "required",
  });
  return { options: { ...options } };
}

/**
 * Signs in with a passkey. No second factor is asked for: the authenticator is one, and its unlocking the other.
 *
 * @throws {Failure} `wrongCredentials`, whatever is wrong: an unknown passkey looks as one with a wrong signature does.
 */
export async function signInWithPasskey(
  context: AccountsContext,
  { credential, keepLoggedIn }: ParsedInputOf<typeof passkeySignIn>,
  request: AccountRequest,
): Promise<OutputOf<typeof passkeySignIn>> {
  const { db } = context.database;
  context.limits.client.take(request.requester.client);
  const passkey = await provedPasskey(context, credential, request);
  const user = passkey && (await userById(db, passkey.userId));
  if (!user) throw new Failure("wrongCredentials");
  const session = await db.transaction().execute(async (transaction) => {
    const counted = await transaction
      .updateTable("passkeys")
      .set({ counter: passkey.counter, last_used_at: context.clock() })
      .where("id", "=", credential.id)
      // A counter that does not go up is that of a copy; many authenticators have none and always say 0.
      .where((row) =>
        row.or([row("counter", "<", passkey.counter), row.and({ counter: 0 }).and(row.lit(passkey.counter === 0))]),
      )
      .executeTakeFirst();
    if (counted.numUpdatedRows !== 1n) throw new Failure("wrongCredentials");
    await noticeNewDevice(transaction, { context, user, request });
    return openSession(transaction, { context, user, request, isKept: keepLoggedIn });
  });
  context.wakeMessenger();
  return signedIn(context, { user, session });
}

/** Whose passkey has signed the challenge of this server, and its counter; null where none has. */
async function provedPasskey(
  context: AccountsContext,
  credential: PasskeyAssertion,
  request: AccountRequest,
): Promise<{ readonly userId: string; readonly counter: number } | null> {
  const { database, clock } = context;
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(context, request);
  const known = await database.db
    .selectFrom("passkeys")
    .select(["user_id", "public_key", "counter"])
    .where("id", "=", credential.id)
    .executeTakeFirst();
  const expectedChallenge = challengeIn(credential.response);
  // Used up by an unknown passkey too: there is one try for each challenge.
  const isOurs = await useChallenge(database.db, { challenge: expectedChallenge, userId: null, now: clock() });
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
    return verified ? { userId: known.user_id, counter: authenticationInfo.newCounter } : null;
  } catch {
    // Whatever the library dislikes about it.
    return null;
  }
}
