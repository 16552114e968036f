import type { Kysely } from "kysely";
import { type AccountsContext, handOverTo } from "../accounts/index.ts";
import type { Tables } from "../database/index.ts";
import type { AlertRow } from "./alert-rows.ts";
import { writingHoursOf } from "./delivery-settings.ts";
import { dueAt } from "./due-at.ts";
import type { Rung } from "./judgement.ts";

/** A ring as it is stored, with its alert. */
export interface StoredRing extends Rung {
  readonly id: string;
  readonly alert: AlertRow;
  readonly crossing: number;
}

/** What a webhook or a browser is told; where it is and its keys are looked up when it is sent, because both may change. */
export interface PromisedRing {
  readonly ringId: string;
  readonly userId: string;
  /** Null of a webhook. */
  readonly deviceId: string | null;
}

/** A market that moves as a whole writes one message to a user, and not one an alert. */
const MAX_AT_ONCE = 20;

/**
 * Promises the messages about rings by the channels of their alerts, in the transaction in which they rang: e-mails wait until they
 * are due, everything else is sent at once. A server that sends no e-mails promises none.
 */
export async function promiseMessages(
  transaction: Kysely<Tables>,
  rings: readonly StoredRing[],
  { now, settings: { sends } }: Pick<AccountsContext, "settings"> & { readonly now: Date },
): Promise<void> {
  const users = [...new Set(rings.map(({ alert }) => alert.user_id))];
  const [settings, devices] = [
    await transaction.selectFrom("alert_settings").selectAll().where("user_id", "in", users).execute(),
    await transaction.selectFrom("push_devices").select(["id", "user_id"]).where("user_id", "in", users).execute(),
  ];
  const settingsOf = new Map(settings.map((row) => [row.user_id, row]));
  const mails = rings
    .filter(({ alert }) => alert.by_email && sends.email && !settingsOf.get(alert.user_id)?.emails_off_at)
    .map(({ id, alert }) => ({
      ring_id: id,
      user_id: alert.user_id,
      due_at: dueAt(now, writingHoursOf(settingsOf.get(alert.user_id))),
    }));
  if (mails.length > 0) await transaction.insertInto("alert_mails").values(mails).execute();
  for (const [userId, ofUser] of Map.groupBy(rings, ({ alert }) => alert.user_id)) {
    const hooked = settingsOf.get(userId)?.webhook_url ? ofUser.filter(({ alert }) => alert.by_webhook) : [];
    for (const { id } of hooked.slice(0, MAX_AT_ONCE)) {
      await handOverTo(transaction, { channel: "webhook", message: promised(id, userId, null), now });
    }
    const pushed = ofUser.filter(({ alert }) => alert.by_push).slice(0, MAX_AT_ONCE);
    for (const device of devices.filter(({ user_id }) => user_id === userId)) {
      for (const { id } of pushed) {
        await handOverTo(transaction, { channel: "push", message: promised(id, userId, device.id), now });
      }
    }
  }
}

function promised(ringId: string, userId: string, deviceId: string | null): PromisedRing {
  return { ringId, userId, deviceId };
}
