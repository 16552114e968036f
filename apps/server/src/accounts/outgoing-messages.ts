import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/index.ts";
import {
  CLAIM_MILLISECONDS,
  type Delivery,
  type DeliveryContext,
  type Message,
  type OutgoingStore,
  type SmsMessage,
} from "../mail/index.ts";

/** What one person gets by e-mail or on a telephone. */
type Outgoing = Message | SmsMessage;

type Channel = "email" | "sms" | "webhook" | "push";

/** Hands a message over in the transaction that promises it: it is sent exactly if the promise was given. */
export async function handOver(transaction: Kysely<Tables>, message: Outgoing, now: Date): Promise<void> {
  await handOverTo(transaction, { channel: channelOf(message), message, now });
}

/** The same of what another messenger delivers. */
export async function handOverTo(
  transaction: Kysely<Tables>,
  { channel, message, now }: { readonly channel: Channel; readonly message: object; readonly now: Date },
): Promise<void> {
  const stored = { id: randomUUID(), channel, message: JSON.stringify(message), created_at: now, due_at: now };
  await transaction.insertInto("outgoing_messages").values(stored).execute();
}

const MAX_ERROR_LENGTH = 500;

/** The messages of some channels that have been handed over and not been delivered yet, for all servers of a database. */
export function outgoingStore<Content = Outgoing>(
  db: Kysely<Tables>,
  channels: readonly Channel[] = ["email", "sms"],
): OutgoingStore<Content> {
  return {
    async claimDue(now, limit) {
      const due = db
        .selectFrom("outgoing_messages")
        .select("id")
        .where("due_at", "<=", now)
        .where("given_up_at", "is", null)
        .where("channel", "in", channels)
        .orderBy("due_at")
        .limit(limit)
        .forUpdate()
        .skipLocked();
      const claimed = await db
        .updateTable("outgoing_messages")
        .set({ due_at: new Date(now.getTime() + CLAIM_MILLISECONDS) })
        .where("id", "in", due)
        .returning(["id", "message", "attempts", "created_at"])
        .execute();
      return claimed.map(({ id, message, attempts, created_at: queuedAt }) => {
        return { id, message: message as Content, attempts, queuedAt };
      });
    },
    // What was delivered is not kept: it may hold a code.
    async succeeded(id) {
      await db.deleteFrom("outgoing_messages").where("id", "=", id).execute();
    },
    async failed(id, { retryAt, error }) {
      const why = { attempts: sql<number>`attempts + 1`, error: error.slice(0, MAX_ERROR_LENGTH) };
      const change = retryAt ? { ...why, due_at: retryAt } : { ...why, message: null, given_up_at: sql<Date>`now()` };
      await db.updateTable("outgoing_messages").set(change).where("id", "=", id).execute();
    },
  };
}

/** Delivers each message by its own way. */
export function byChannel(ways: {
  readonly email: Pick<Delivery<Message>, "deliver">;
  readonly sms: Pick<Delivery<SmsMessage>, "deliver">;
}): Pick<Delivery<Outgoing>, "deliver"> {
  return {
    deliver: (message: Outgoing, context?: DeliveryContext) =>
      "subject" in message ? ways.email.deliver(message, context) : ways.sms.deliver(message, context),
  };
}

function channelOf(message: Outgoing): "email" | "sms" {
  return "subject" in message ? "email" : "sms";
}
