import type { linkProvider, OutputOf, ParsedInputOf, unlinkProvider } from "@plumbline/contract";
import { Failure } from "../../http/index.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { tellOfSecurityEvent } from "../notice.ts";
import type { OwnRequest } from "../own-account.ts";
import { requireOwnProof } from "../own-proof.ts";
import { linkedProviders } from "./linked-providers.ts";
import { readTicket, useTicket } from "./passages.ts";
import { linkIdentity } from "./provider-sign-in.ts";

type Links = OutputOf<typeof linkProvider>;

/**
 * Links the provider of a ticket to the account of who is signed in: whoever has stolen a token must not make a way in of their own.
 *
 * @throws {Failure} as `requireOwnProof`; `notFound` of a ticket that is not valid; `emailExists` if another account is linked to it.
 */
export async function linkOwnProvider(
  context: AccountsContext,
  { ticket, proof }: ParsedInputOf<typeof linkProvider>,
  request: OwnRequest,
): Promise<Links> {
  const { database, clock, wakeMessenger } = context;
  const now = clock();
  const { user, use } = await requireOwnProof(context, proof, request);
  const holder = await readTicket(database.db, { ticket, now });
  if (!holder) throw new Failure("notFound");
  const linked = await database.db.transaction().execute(async (transaction) => {
    await use(transaction);
    if (!(await useTicket(transaction, ticket))) throw new Failure("notFound");
    const { issuer, subject } = holder;
    if (await linkIdentity(transaction, { userId: user.id, holder, now })) {
      await tellOfSecurityEvent(transaction, context, { user, language: request.language, event: "providerLinked" });
    } else {
      const isOwn = transaction
        .selectFrom("provider_identities")
        .select("user_id")
        .where("issuer", "=", issuer)
        .where("subject", "=", subject)
        .where("user_id", "=", user.id);
      if (!(await isOwn.executeTakeFirst())) throw new Failure("emailExists");
    }
    return linkedProviders(transaction, user.id);
  });
  wakeMessenger();
  return { linked };
}

/**
 * Takes away a provider that the user can sign in with. A code by e-mail is always left.
 *
 * @throws {Failure} as `requireOwnProof`; `notFound`.
 */
export async function unlinkOwnProvider(
  context: AccountsContext,
  { provider, proof }: ParsedInputOf<typeof unlinkProvider>,
  request: OwnRequest,
): Promise<Links> {
  const { user, use } = await requireOwnProof(context, proof, request);
  const linked = await context.database.db.transaction().execute(async (transaction) => {
    await use(transaction);
    const unlinked = await transaction
      .deleteFrom("provider_identities")
      .where("user_id", "=", user.id)
      .where("provider", "=", provider)
      .executeTakeFirst();
    if (unlinked.numDeletedRows === 0n) throw new Failure("notFound");
    await tellOfSecurityEvent(transaction, context, { user, language: request.language, event: "providerUnlinked" });
    return linkedProviders(transaction, user.id);
  });
  context.wakeMessenger();
  return { linked };
}
