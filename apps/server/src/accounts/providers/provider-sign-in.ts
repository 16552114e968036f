import type { OutputOf, ParsedInputOf, thirdLogin } from "@plumbline/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../../database/index.ts";
import { Failure } from "../../http/index.ts";
import type { AccountRequest, AccountsContext } from "../accounts-context.ts";
import { noticeNewDevice, openSession, signedIn } from "../open-session.ts";
import { requireSecondFactor } from "../second-factor/require-second-factor.ts";
import { makeAccount, requireOpenRegistration } from "../sign-in.ts";
import { type UserRow, userById, userWithPassword } from "../users.ts";
import { readTicket, type TicketHolder, useTicket } from "./passages.ts";

type Input = ParsedInputOf<typeof thirdLogin>;

/**
 * Signs in with the ticket of a provider. A person who is new gets an account once the texts are accepted; until then the
 * ticket stays valid.
 *
 * @throws {Failure} `notFound` of a ticket that is not valid; `invalidEmail` of a new person without a verified address;
 *   `emailExists` where an account has that address: its user links the two; `forbidden` where registration is not open;
 *   `secondFactorNeeded` and `wrongSecondFactor`, after which the ticket is still valid.
 */
export async function signInWithProvider(
  context: AccountsContext,
  input: Input,
  request: AccountRequest,
): Promise<OutputOf<typeof thirdLogin>> {
  const { database, clock, limits } = context;
  limits.client.take(request.requester.client);
  const holder = await readTicket(database.db, { ticket: input.ticket, now: clock() });
  if (!holder) throw new Failure("notFound");
  const known = await userOf(database.db, holder);
  if (!known) {
    const email = await requireFreeAddress(context, holder);
    if (input.acceptedTerms !== true) return { status: "termsNeeded", email };
  }
  const made = await database.db.transaction().execute(async (transaction) => {
    if (!(await useTicket(transaction, input.ticket))) throw new Failure("notFound");
    const user = known ?? (await newUser(transaction, context, { holder, input, request }));
    if (known) {
      await requireSecondFactor(transaction, { context, user, request, given: input.secondFactor });
      await noticeNewDevice(transaction, { context, user, request });
    }
    return { user, session: await openSession(transaction, { context, user, request, isKept: input.keepLoggedIn }) };
  });
  context.wakeMessenger();
  return { status: "signedIn", ...(await signedIn(context, made)) };
}

async function userOf(db: Kysely<Tables>, { issuer, subject }: TicketHolder): Promise<UserRow | null> {
  const link = await db
    .selectFrom("provider_identities")
    .select("user_id")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return (link && (await userById(db, link.user_id))) ?? null;
}

/** An address that the provider has verified and no account has. */
async function requireFreeAddress(context: AccountsContext, { email }: TicketHolder): Promise<string> {
  if (email === null) throw new Failure("invalidEmail");
  if (await userWithPassword(context.database.db, { email })) throw new Failure("emailExists");
  requireOpenRegistration(context, email);
  return email;
}

async function newUser(
  transaction: Kysely<Tables>,
  context: AccountsContext,
  {
    holder,
    input,
    request,
  }: { readonly holder: TicketHolder; readonly input: Input; readonly request: AccountRequest },
): Promise<UserRow> {
  const { invitation, language = request.language } = input;
  const email = holder.email as string;
  const user = await makeAccount(transaction, context, { email, language, invitation });
  if (!user) throw new Failure("emailExists");
  await linkIdentity(transaction, { userId: user.id, holder, now: context.clock() });
  return user;
}

/** Joins an account and who a provider says it is. False where an account is joined to either already. */
export async function linkIdentity(
  transaction: Kysely<Tables>,
  { userId, holder, now }: { readonly userId: string; readonly holder: TicketHolder; readonly now: Date },
): Promise<boolean> {
  const linked = await transaction
    .insertInto("provider_identities")
    .values({ ...holder, user_id: userId, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return linked.numInsertedOrUpdatedRows === 1n;
}
