import type { login, ParsedInputOf, register, resetPassword, TokenPair, WireUser } from "@plumbline/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../database/index.ts";
import { Failure } from "../http/index.ts";
import { newSignInNotice, passwordChangedNotice } from "../mail/index.ts";
import type { AccountRequest, AccountsContext } from "./accounts-context.ts";
import { deviceName } from "./device-name.ts";
import { emailAddress } from "./email-address.ts";
import { redeemInvitation } from "./invitations.ts";
import { notice } from "./notice.ts";
import { handOver } from "./outgoing-messages.ts";
import { requireGoodPassword } from "./password-rules.ts";
import { addUser, setPassword, type UserRow, userWithPassword, wireUser } from "./users.ts";

export interface SignedIn extends TokenPair {
  readonly user: WireUser;
}

/**
 * Makes an account for an address that its code has proved, and signs in.
 *
 * @throws {Failure} `invalidEmail`, `invalidParameter` of a common password, `wrongVerificationCode`, `emailExists`, or
 *   `forbidden` where accounts are made by invitation or not at all.
 */
export async function registerAccount(
  context: AccountsContext,
  input: ParsedInputOf<typeof register>,
  request: AccountRequest,
): Promise<SignedIn> {
  const { database, codes, passwords, settings, clock, limits } = context;
  const email = emailAddress(input.email);
  const isOwner = settings.ownerEmail === email;
  if (settings.registration === "closed" && !isOwner) throw new Failure("forbidden");
  requireGoodPassword(input.password, email);
  limits.client.take(request.requester.client);
  const codeId = await codes.find(database.db, { address: email, purpose: "register", code: input.code });
  if (codeId === null) throw new Failure("wrongVerificationCode");
  const hash = await passwords.hash(input.password, request.requester);
  const made = await database.db.transaction().execute(async (transaction) => {
    if (!(await codes.use(transaction, codeId))) return "wrongVerificationCode";
    const now = clock();
    const language = input.language ?? request.language;
    const user = await addUser(transaction, { email, language, now, ownerEmail: settings.ownerEmail });
    // The code has proved the address: its owner may know.
    if (!user) return "emailExists";
    const needsInvitation = settings.registration === "invite" && user.role !== "owner";
    if (needsInvitation && !(await redeemInvitation(transaction, { token: input.invitation, userId: user.id, now }))) {
      throw new Failure("forbidden");
    }
    await setPassword(transaction, { userId: user.id, hash, now });
    await accept(transaction, { userId: user.id, documents: settings.documents, now });
    return { user, session: await openSession(transaction, { context, user, request, isKept: input.keepLoggedIn }) };
  });
  if (typeof made === "string") throw new Failure(made);
  return signedIn(context, made);
}

/**
 * Signs in with the password, or with a code sent to the address.
 *
 * @throws {Failure} `wrongCredentials` for an unknown address as for a wrong password, after the same time;
 *   `wrongVerificationCode`; `tooManyRequests` after some failures.
 */
export async function signIn(
  context: AccountsContext,
  input: ParsedInputOf<typeof login>,
  request: AccountRequest,
): Promise<SignedIn> {
  const { database, limits } = context;
  const email = addressOrNone(input.email);
  const { client } = request.requester;
  limits.client.take(client);
  limits.password.take(email, client);
  const found = await userWithPassword(database.db, { email });
  const codeId = await provedBy(context, { input, email, hash: found?.hash ?? null, request });
  if (!found) throw new Failure("wrongCredentials");
  const session = await database.db.transaction().execute(async (transaction) => {
    if (codeId !== null && !(await context.codes.use(transaction, codeId))) return null;
    await noticeNewDevice(transaction, { context, user: found.user, request });
    return openSession(transaction, { context, user: found.user, request, isKept: input.keepLoggedIn });
  });
  if (session === null) throw new Failure("wrongVerificationCode");
  limits.password.giveBack(email, client);
  context.wakeMessenger();
  return signedIn(context, { user: found.user, session });
}

/** An address that cannot be one has no account. */
function addressOrNone(email: string): string {
  try {
    return emailAddress(email);
  } catch {
    return "";
  }
}

/** The id of the code that proved who signs in; null where it was the password. */
async function provedBy(
  { database, codes, passwords }: AccountsContext,
  {
    input,
    email,
    hash,
    request,
  }: {
    readonly input: ParsedInputOf<typeof login>;
    readonly email: string;
    readonly hash: string | null;
    readonly request: AccountRequest;
  },
): Promise<string | null> {
  if ("password" in input) {
    if (!(await passwords.verify(input.password, hash, request.requester))) throw new Failure("wrongCredentials");
    return null;
  }
  const id = await codes.find(database.db, { address: email, purpose: "login", code: input.code });
  if (id === null) throw new Failure("wrongVerificationCode");
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
  requireGoodPassword(input.password, email);
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

type OpenedSession = Awaited<ReturnType<AccountsContext["sessions"]["open"]>>;

function openSession(
  transaction: Kysely<Tables>,
  {
    context,
    user,
    request,
    isKept = false,
  }: {
    readonly context: AccountsContext;
    readonly user: UserRow;
    readonly request: AccountRequest;
    readonly isKept?: boolean | undefined;
  },
): Promise<OpenedSession> {
  return context.sessions.open(transaction, { userId: user.id, isKept, sender: request.sender });
}

async function signedIn(
  { tokens }: AccountsContext,
  { user, session }: { readonly user: UserRow; readonly session: OpenedSession },
): Promise<SignedIn> {
  return {
    user: wireUser(user),
    accessToken: await tokens.sign(session),
    refreshToken: session.refreshToken,
  };
}

async function accept(
  transaction: Kysely<Tables>,
  {
    userId,
    documents,
    now,
  }: {
    readonly userId: string;
    readonly documents: AccountsContext["settings"]["documents"];
    readonly now: Date;
  },
): Promise<void> {
  const rows = (Object.entries(documents) as [keyof typeof documents, string][]).map(([document, version]) => {
    return { user_id: userId, document, version, accepted_at: now };
  });
  await transaction.insertInto("acceptances").values(rows).execute();
}

/** Tells a user of a sign-in from a device that none of the user's sessions was on. */
async function noticeNewDevice(
  transaction: Kysely<Tables>,
  {
    context,
    user,
    request,
  }: { readonly context: AccountsContext; readonly user: UserRow; readonly request: AccountRequest },
): Promise<void> {
  const { address, userAgent } = request.sender;
  const device = deviceName(userAgent);
  const known = await transaction
    .selectFrom("sessions")
    .select("device")
    .distinct()
    .where("user_id", "=", user.id)
    .execute();
  if (known.length === 0 || known.some((row) => row.device === device)) return;
  const now = context.clock();
  const message = newSignInNotice({
    ...notice(context, user, request.language),
    device,
    networkAddress: address,
  });
  await handOver(transaction, { to: user.email, ...message }, now);
}
