import type { TokenPair, WireUser } from "@plumbline/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../database/index.ts";
import { newSignInNotice } from "../mail/index.ts";
import type { AccountRequest, AccountsContext } from "./accounts-context.ts";
import { deviceName } from "./device-name.ts";
import { notice } from "./notice.ts";
import { handOver } from "./outgoing-messages.ts";
import { type UserRow, wireUser } from "./users.ts";

export interface SignedIn extends TokenPair {
  readonly user: WireUser;
}

type OpenedSession = Awaited<ReturnType<AccountsContext["sessions"]["open"]>>;

/** Opens a session for the sender of a request. */
export function openSession(
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

/** The answer to who has signed in. */
export async function signedIn(
  { tokens }: AccountsContext,
  { user, session }: { readonly user: UserRow; readonly session: OpenedSession },
): Promise<SignedIn> {
  return {
    user: wireUser(user),
    accessToken: await tokens.sign(session),
    refreshToken: session.refreshToken,
  };
}

/** Tells a user of a sign-in from a device that none of the user's sessions was on. */
export async function noticeNewDevice(
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
