import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import webPush from "web-push";
import type { AccountsContext } from "../accounts/index.ts";
import type { Tables } from "../database/index.ts";
import { type Delivery, type DeliveryContext, DeliveryError, ringLine } from "../mail/index.ts";
import type { CurrenciesOf } from "./alert-rows.ts";
import { postOutside, type Reach } from "./post-outside.ts";
import type { PromisedRing } from "./promise-messages.ts";
import type { PushKeys } from "./push-keys.ts";
import { toldRing } from "./write-mails.ts";

export interface RingDeliveryParts {
  readonly context: Pick<AccountsContext, "database" | "clock">;
  readonly reach: Reach;
  /** Null where browsers cannot be told. */
  readonly keys: PushKeys | null;
  /** Of the market that is served now. */
  readonly currencies: () => Promise<CurrenciesOf>;
  /** Address of the server. */
  readonly address: () => string;
}

const INBOX = "/#/pages/usercenter/usercenter#alerts";
/** How long a push service keeps what it cannot deliver. */
const PUSH_SECONDS = 24 * 3600;
const GONE = "The receiver is there no more.";

/** Delivers rings to webhooks and browsers: where they are and their keys are looked up now. */
export function ringDelivery(parts: RingDeliveryParts): Pick<Delivery<PromisedRing>, "deliver"> {
  return {
    deliver: async (promised, context = {}) => {
      const ring = await ringOf(parts.context.database.db, promised);
      if (!ring) throw new DeliveryError(GONE, { isPermanent: true });
      await (promised.deviceId === null
        ? callWebhook(parts, ring, context)
        : push(parts, ring, promised.deviceId, context));
    },
  };
}

type Ring = NonNullable<Awaited<ReturnType<typeof ringOf>>>;

function ringOf(db: Kysely<Tables>, { ringId, userId }: PromisedRing) {
  return db
    .selectFrom("alert_rings")
    .innerJoin("alerts", "alerts.id", "alert_rings.alert_id")
    .innerJoin("users", "users.id", "alerts.user_id")
    .leftJoin("alert_settings", "alert_settings.user_id", "users.id")
    .select(["alert_rings.id", "alert_rings.alert_id", "alert_rings.day", "alert_rings.value", "alert_rings.details"])
    .select(["alert_rings.rung_at", "alerts.name", "alerts.code", "alerts.condition", "alerts.market"])
    .select(["users.language", "webhook_url", "webhook_secret"])
    .where("alert_rings.id", "=", ringId)
    .where("users.id", "=", userId)
    .executeTakeFirst();
}

/**
 * Signed as Standard Webhooks has it: the key, as its prefix says, in Base64; over id, time and body.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signatureOf(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}

async function callWebhook(
  { context: { clock }, reach, currencies }: RingDeliveryParts,
  ring: Ring,
  { signal }: DeliveryContext,
): Promise<void> {
  const { webhook_url: url, webhook_secret: secret } = ring;
  if (url === null || secret === null) throw new DeliveryError(GONE, { isPermanent: true });
  const { id, alert_id, market, code, name, condition, day, value, details, rung_at } = ring;
  const { unit, currency } = toldRing(ring, await currencies());
  const data = { id, alertId: alert_id, market, code, name, condition, day, value, unit, currency, details };
  const body = JSON.stringify({ type: "alert.rang", timestamp: rung_at.toISOString(), data });
  const timestamp = Math.floor(clock().getTime() / 1000);
  const headers = {
    "content-type": "application/json",
    // The same in every attempt, so that a receiver can drop what it has.
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatureOf(secret, { id, timestamp, body }),
  };
  await postOutside({ url, headers, body, signal }, reach);
}

async function push(
  parts: RingDeliveryParts,
  ring: Ring,
  deviceId: string,
  { signal }: DeliveryContext,
): Promise<void> {
  const { context, reach, keys, currencies, address } = parts;
  const { db } = context.database;
  const device = await db.selectFrom("push_devices").selectAll().where("id", "=", deviceId).executeTakeFirst();
  if (!device || !keys) throw new DeliveryError(GONE, { isPermanent: true });
  const told = toldRing(ring, await currencies());
  const text = { title: ring.name, body: ringLine(told, ring.language ?? "en"), tag: ring.id };
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
    JSON.stringify({ ...text, url: INBOX }),
    { TTL: PUSH_SECONDS, vapidDetails: { subject: subjectOf(address()), ...keys } },
  );
  try {
    await postOutside({ url: endpoint, headers: headers as Record<string, string>, body: body ?? "", signal }, reach);
  } catch (error) {
    // A browser that has ended its subscription is asked no more.
    const isGone = error instanceof DeliveryError && /\b(404|410)\b/.test(error.message);
    if (isGone) await db.deleteFrom("push_devices").where("id", "=", deviceId).execute();
    throw error;
  }
}

/** Push services want an address of who sends; one on the machine itself is none. */
function subjectOf(address: string): string {
  return address.startsWith("https:") ? address : "mailto:alerts@localhost.invalid";
}
