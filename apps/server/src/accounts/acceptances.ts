import type { acceptDocuments, OutputOf, ParsedInputOf } from "@plumbline/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../database/index.ts";
import { Failure, type User } from "../http/index.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { userById } from "./users.ts";

type Documents = AccountsContext["settings"]["documents"];
type Acceptance = OutputOf<typeof acceptDocuments>;

/** Notes that a user accepts texts in these versions. One that was accepted before keeps its date. */
export async function accept(
  transaction: Kysely<Tables>,
  { userId, documents, now }: { readonly userId: string; readonly documents: Partial<Documents>; readonly now: Date },
): Promise<void> {
  const rows = (Object.entries(documents) as [keyof Documents, string][]).map(([document, version]) => {
    return { user_id: userId, document, version, accepted_at: now };
  });
  await transaction
    .insertInto("acceptances")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What a user has accepted, the newest first, and the texts whose current version is not among it. */
export async function acceptanceOf(
  { database: { db }, settings }: AccountsContext,
  { id }: { readonly id: string },
): Promise<Acceptance> {
  const rows = await db
    .selectFrom("acceptances")
    .select(["document", "version", "accepted_at"])
    .where("user_id", "=", id)
    .orderBy("accepted_at", "desc")
    .orderBy("document")
    .execute();
  const accepted = rows.map(({ document, version, accepted_at }) => {
    return { document, version, acceptedAt: accepted_at.toISOString() };
  });
  const current = Object.entries(settings.documents) as [keyof Documents, string][];
  const outstanding = current
    .filter(([name, newest]) => !accepted.some(({ document, version }) => document === name && version === newest))
    .map(([name]) => name);
  return { accepted, outstanding };
}

/**
 * Accepts the current version of some texts, or of all.
 *
 * @throws {Failure} `notLoggedIn` once the account is gone.
 */
export async function acceptOwnDocuments(
  context: AccountsContext,
  { documents }: ParsedInputOf<typeof acceptDocuments>,
  { user }: { readonly user: User },
): Promise<Acceptance> {
  const { database, settings, clock } = context;
  await database.db.transaction().execute(async (transaction) => {
    if (!(await userById(transaction, user.id))) throw new Failure("notLoggedIn");
    const current = settings.documents;
    const chosen = documents && Object.fromEntries(documents.map((name) => [name, current[name]]));
    await accept(transaction, { userId: user.id, documents: chosen ?? current, now: clock() });
  });
  return acceptanceOf(context, user);
}
