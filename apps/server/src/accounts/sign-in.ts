import type { login, OutputOf, ParsedInputOf, register, resetPassword, TokenPair } from "@plumbline/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../database/index.ts";
import { Failure } from "../http/index.ts";
import { passwordChangedNotice } from "../mail/index.ts";
import { accept } from "./acceptances.ts";
import type { AccountRequest, AccountsContext } from "./accounts-context.ts";
import { addressOrNone, emailAddress } from "./email-address.ts";
import { redeemInvitation } from "./invitations.ts";
import { notice } from "./notice.ts";
import { noticeNewDevice, openSession, type SignedIn, signedIn } from "./open-session.ts";
import { handOver } from "./outgoing-messages.ts";
import { requireGoodPassword } from "./password-rules.ts";
import { requirePassword } from "./require-password.ts";
import { requireSecondFactor } from "./second-factor/require-second-factor.ts";
import { addUser, type NewUser, setPassword, type UserRow, userWithPassword, wireUser } from "./users.ts";

/** What a new account is made of. */
export type RegistrationInput = ParsedInputOf<typeof register>;
type RegistrationByCode = Extract<RegistrationInput, { readonly code: string }>;

/**
 * Makes an account for an address that its code has proved, and signs in. The same registration once more, as a client sends it
 * that got no answer, is answered without a session: that of the lost answer is unknown to it, and the code proves no second one.
 *
 * @throws {Failure} `invalidEmail`, `invalidParameter` of a common password, `wrongVerificationCode`, `emailExists`, or
 *   `forbidden` where accounts are made by invitation or not at all.
 */
export async function registerAccount(
  context: AccountsContext,
  input: RegistrationByCode,
  request: AccountRequest,
): Promise<OutputOf<typeof register>> {
  const { database, codes, passwords, limits } = context;
  const email = emailAddress(input.email);
  requireOpenRegistration(context, email);
  requireGoodPassword(context, input.password, email);
  limits.client.take(request.requester.client);
  const code = await codes.look(database.db, { address: email, purpose: "register", code: input.code });
  if (code === null) throw new Failure("wrongVerificationCode");
  if (code.isUsed) return registeredBefore(context, { ...request, email, password: input.password });
  const hash = await passwords.hash(input.password, request.requester);
  const made = await database.db.transaction().execute(async (transaction) => {
    if (!(await codes.use(transaction, code.id))) return "wrongVerificationCode";
    // The code has proved the address: its owner may know.
    return (await registered(transaction, context, { input, email, hash, request })) ?? "emailExists";
  });
  if (typeof made === "string") throw new Failure(made);
  return signedIn(context, made);
}

/** Adds an account with its password, and opens its first session; null if the address has an account. */
export async function registered(
  transaction: Kysely<Tables>,
  context: AccountsContext,
  {
    input,
    email,
    hash,
    request,
  }: {
    readonly input: RegistrationInput;
    readonly email: string;
    readonly hash: string;
    readonly request: AccountRequest;
  },
) {
  const { invitation, language = request.language, keepLoggedIn: isKept } = input;
  const user = await makeAccount(transaction, context, { email, language, invitation });
  if (!user) return null;
  await setPassword(transaction, { userId: user.id, hash, now: context.clock() });
  return { user, session: await openSession(transaction, { context, user, request, isKept }) };
}

/** The account that the same proof and password have made. @throws {Failure} `wrongVerificationCode` where they have not. */
export async function registeredBefore(
  { database, passwords }: AccountsContext,
  {
    email,
    password,
    requester,
  }: Pick<AccountRequest, "requester"> & { readonly email: string; readonly password: string },
): Promise<OutputOf<typeof register>> {
  const found = await userWithPassword(database.db, { email });
  // The code, which is right, limits the guesses: five for each; the word of the first account has a limit of its own.
  if (!(await passwords.verify(password, found?.hash ?? null, requester)) || !found)
    throw new Failure("wrongVerificationCode");
  return { user: wireUser(found.user), accessToken: null, refreshToken: null };
}

/**
 * Signs in with the password, or with a code sent to the address.
 *
 * @throws {Failure} `wrongCredentials` for an unknown address as for a wrong password, after the same time;
 *   `wrongVerificationCode`; `secondFactorNeeded` and `wrongSecondFactor` once that is right; `tooManyRequests` after some failures.
 */
export async function signIn(
  context: AccountsContext,
  input: ParsedInputOf<typeof login>,
  request: AccountRequest,
): Promise<SignedIn> {
  const { database, limits } = context;
  const email = addressOrNone(input.email);
  limits.client.take(request.requester.client);
  const found = await userWithPassword(database.db, { email });
  let codeId: string | null = null;
  if ("code" in input) codeId = await requireLoginCode(context, { ...request, email, code: input.code });
  else await requirePassword(context, { ...request, email, password: input.password, hash: found?.hash ?? null });
  if (!found) throw new Failure("wrongCredentials");
  const session = await database.db.transaction().execute(async (transaction) => {
    if (codeId !== null && !(await context.codes.use(transaction, codeId))) return null;
    const { user } = found;
    // Without it all of this is undone: the code stays valid for the call that brings it.
    await requireSecondFactor(transaction, { context, user, request, given: input.secondFactor });
    await noticeNewDevice(transaction, { context, user, request });
    return openSession(transaction, { context, user, request, isKept: input.keepLoggedIn });
  });
  if (session === null) throw new Failure("wrongVerificationCode");
  context.wakeMessenger();
  return signedIn(context, { user: found.user, session });
}

/** The id of the code that proves who signs in; guesses count as those at the password do. */
async function requireLoginCode(
  { database, codes, limits }: AccountsContext,
  { email, code, requester }: Pick<AccountRequest, "requester"> & { readonly email: string; readonly code: string },
): Promise<string> {
  limits.password.take(email, requester.client);
  const id = await codes.find(database.db, { address: email, purpose: "login", code });
  if (id === null) throw new Failure("wrongVerificationCode");
  limits.password.giveBack(email, requester.client);
  return id;
}

/**
 * Sets a forgotten password anew, and ends all sessions.
 *
 * @throws {Failure} `wrongVerificationCode` also where the address has no account.
 */
export async function resetForgottenPassword(
  context: AccountsContext,
  input: ParsedInputOf<typeof resetPassword>,
  request: AccountRequest,
): Promise<null> {
  const { database, codes, passwords, sessions, limits, clock, wakeMessenger } = context;
  const email = addressOrNone(input.email);
  requireGoodPassword(context, input.password, email);
  limits.client.take(request.requester.client);
  const codeId = await codes.find(database.db, { address: email, purpose: "changepassword", code: input.code });
  if (codeId === null) throw new Failure("wrongVerificationCode");
  const hash = await passwords.hash(input.password, request.requester);
  const isSet = await database.db.transaction().execute(async (transaction) => {
    const found = await userWithPassword(transaction, { email });
    if (!(await codes.use(transaction, codeId)) || !found) return false;
    const { user } = found;
    await setPassword(transaction, { userId: user.id, hash, now: clock() });
    await sessions.end(transaction, { userId: user.id, because: "reset" });
    await handOver(
      transaction,
      { to: email, ...passwordChangedNotice(notice(context, user, request.language)) },
      clock(),
    );
    return true;
  });
  if (!isSet) throw new Failure("wrongVerificationCode");
  limits.password.giveBack(email, request.requester.client);
  wakeMessenger();
  return null;
}

/**
 * Exchanges a refresh token for the next pair.
 *
 * @throws {Failure} `notLoggedIn` if it is not valid.
 */
export async function refreshSession({ sessions, tokens }: AccountsContext, token: string): Promise<TokenPair> {
  const next = await sessions.refresh(token);
  if (!next) throw new Failure("notLoggedIn");
  return { accessToken: await tokens.sign(next), refreshToken: next.refreshToken };
}

/** @throws {Failure} `forbidden` where nobody but the owner can make an account. */
export function requireOpenRegistration({ settings }: AccountsContext, email: string): void {
  if (settings.registration === "closed" && settings.ownerEmail !== email) throw new Failure("forbidden");
}

/**
 * Adds an account for an address that has been proved, with the texts that its user accepts.
 *
 * @returns null if the address has an account.
 * @throws {Failure} `forbidden` without an invitation where one is needed.
 */
export async function makeAccount(
  transaction: Kysely<Tables>,
  { settings, clock }: AccountsContext,
  { email, language, invitation }: Pick<NewUser, "email" | "language"> & { readonly invitation?: string | undefined },
): Promise<UserRow | null> {
  const now = clock();
  const user = await addUser(transaction, { email, language, now, ownerEmail: settings.ownerEmail });
  if (!user) return null;
  const needsInvitation = settings.registration === "invite" && user.role !== "owner";
  if (needsInvitation && !(await redeemInvitation(transaction, { token: invitation, userId: user.id, now }))) {
    throw new Failure("forbidden");
  }
  await accept(transaction, { userId: user.id, documents: settings.documents, now });
  return user;
}
