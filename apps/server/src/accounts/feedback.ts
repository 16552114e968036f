import { randomUUID } from "node:crypto";
import type { feedback, ParsedInputOf } from "@plumbline/contract";
import type { User } from "../http/index.ts";
import { feedbackNotice } from "../mail/index.ts";
import type { AccountRequest, AccountsContext } from "./accounts-context.ts";
import { notice } from "./notice.ts";
import { handOver } from "./outgoing-messages.ts";
import { userById } from "./users.ts";

/**
 * Stores a message to who runs the server, and sends it to the owner's address where there is an owner.
 *
 * @throws {Failure} `tooManyRequests`.
 */
export async function takeFeedback(
  context: AccountsContext,
  { message, contact, page }: ParsedInputOf<typeof feedback>,
  request: AccountRequest & { readonly user: User | null },
): Promise<null> {
  const { database, clock, limits, wakeMessenger } = context;
  limits.client.take(request.requester.client);
  await database.db.transaction().execute(async (transaction) => {
    const now = clock();
    const user = request.user && (await userById(transaction, request.user.id));
    const answerTo = contact || user?.email || null;
    await transaction
      .insertInto("feedback")
      .values({
        id: randomUUID(),
        user_id: user?.id ?? null,
        contact: answerTo,
        message,
        page: page ?? null,
        created_at: now,
      })
      .execute();
    const owner = await transaction.selectFrom("users").selectAll().where("role", "=", "owner").executeTakeFirst();
    if (!owner) return;
    const sent = feedbackNotice({
      ...notice(context, owner, request.language),
      message,
      contact: answerTo,
      page: page ?? null,
    });
    await handOver(transaction, { to: owner.email, ...sent }, now);
  });
  wakeMessenger();
  return null;
}
