import type { OutputOf, ParsedInputOf, passkeySignIn } from "@plumbline/contract";
import { generateAuthenticationOptions } from "@simplewebauthn/server";
import { Failure } from "../../http/index.ts";
import type { AccountRequest, AccountsContext } from "../accounts-context.ts";
import { noticeNewDevice, openSession, signedIn } from "../open-session.ts";
import { userById } from "../users.ts";
import { makeChallenge } from "./challenges.ts";
import { provedPasskey, usePasskey } from "./proved-passkey.ts";
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
  const passkey = await provedPasskey(context, { credential, userId: null }, request);
  const user = passkey && (await userById(db, passkey.userId));
  if (!user) throw new Failure("wrongCredentials");
  const session = await db.transaction().execute(async (transaction) => {
    await usePasskey(transaction, passkey, context.clock());
    await noticeNewDevice(transaction, { context, user, request });
    return openSession(transaction, { context, user, request, isKept: keepLoggedIn });
  });
  context.wakeMessenger();
  return signedIn(context, { user, session });
}
