import { randomBytes, randomUUID } from "node:crypto";
import type { addPushDevice, ParsedInputOf, saveAlertSettings, WireAlertSettings } from "@plumbline/contract";
import type { Kysely, Selectable } from "kysely";
import type { AccountsContext } from "../accounts/index.ts";
import type { Tables } from "../database/index.ts";
import { Failure, type User } from "../http/index.ts";
import { isTimeZone, type WritingHours } from "./due-at.ts";
import { isReachable, type Reach } from "./post-outside.ts";

export type SettingsRow = Selectable<Tables["alert_settings"]>;

/** Whose settings, and what this server can do. */
export interface OwnSettings extends Pick<AccountsContext, "database" | "clock"> {
  readonly settings: Pick<AccountsContext["settings"], "sends">;
  readonly user: User;
  readonly reach: Reach;
  /** For Web Push. */
  readonly publicKey: string;
}

const DEFAULT_ZONE = "UTC";
const DAILY_AT = 7 * 60;
/** A phone, a tablet and some computers. */
const MAX_DEVICES = 5;

export async function ownAlertSettings(own: OwnSettings): Promise<WireAlertSettings> {
  const { db } = own.database;
  const [row, { count }] = await Promise.all([
    db.selectFrom("alert_settings").selectAll().where("user_id", "=", own.user.id).executeTakeFirst(),
    db
      .selectFrom("push_devices")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("user_id", "=", own.user.id)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    timeZone: row?.time_zone ?? DEFAULT_ZONE,
    rhythm: row?.is_daily ? "daily" : "atOnce",
    dailyAt: row?.daily_at ?? DAILY_AT,
    quiet: quietOf(row),
    emails: own.settings.sends.email && !row?.emails_off_at,
    webhook: row?.webhook_url && row.webhook_secret ? { url: row.webhook_url, secret: row.webhook_secret } : null,
    push: { publicKey: own.publicKey, devices: Number(count) },
  };
}

/** When a user is written to, whose settings may not exist yet. */
export function writingHoursOf(row: SettingsRow | undefined): WritingHours {
  return {
    timeZone: row?.time_zone ?? DEFAULT_ZONE,
    dailyAt: row?.is_daily ? row.daily_at : null,
    quiet: quietOf(row),
  };
}

function quietOf(row: SettingsRow | undefined): WritingHours["quiet"] {
  return row?.quiet_from != null && row.quiet_until != null ? { from: row.quiet_from, until: row.quiet_until } : null;
}

/**
 * Changes how a user is told.
 *
 * @throws {Failure} `invalidParameter` of a time zone that there is not, of a webhook that is not on the public network, and of e-mails
 *   where the server sends none.
 */
export async function saveOwnAlertSettings(
  own: OwnSettings,
  { timeZone, rhythm, dailyAt, quiet, emails, webhook }: ParsedInputOf<typeof saveAlertSettings>,
): Promise<WireAlertSettings> {
  requireUsable(own, { timeZone, rhythm, emails, webhook });
  const before = await ownAlertSettings(own);
  const isOther = webhook !== undefined && webhook !== before.webhook?.url;
  const change = {
    ...(timeZone !== undefined && { time_zone: timeZone }),
    ...(rhythm && { is_daily: rhythm === "daily" }),
    ...(dailyAt !== undefined && { daily_at: dailyAt }),
    ...(quiet !== undefined && { quiet_from: quiet?.from ?? null, quiet_until: quiet?.until ?? null }),
    ...(emails !== undefined && { emails_off_at: emails ? null : own.clock() }),
    ...(isOther && { webhook_url: webhook, webhook_secret: webhook === null ? null : newSecret() }),
  };
  await own.database.db
    .insertInto("alert_settings")
    .values({ user_id: own.user.id, time_zone: DEFAULT_ZONE, ...change })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ user_id: own.user.id, ...change }))
    .execute();
  return ownAlertSettings(own);
}

type Given = Pick<ParsedInputOf<typeof saveAlertSettings>, "timeZone" | "rhythm" | "emails" | "webhook">;

function requireUsable({ settings, reach }: OwnSettings, { timeZone, rhythm, emails, webhook }: Given): void {
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    throw new Failure("invalidParameter", { phrase: "not a time zone", field: "timeZone" });
  }
  if (webhook != null && !isReachable(webhook, reach)) {
    throw new Failure("invalidParameter", { phrase: "not a public address", field: "webhook" });
  }
  if ((emails || rhythm === "daily") && !settings.sends.email) {
    throw new Failure("invalidParameter", { phrase: "no mail is sent", field: emails ? "emails" : "rhythm" });
  }
}

/** In the form of Standard Webhooks, whose libraries read it. */
function newSecret(): string {
  return `whsec_${randomBytes(24).toString("base64")}`;
}

/** The time zone of who makes a first alert; one that was chosen stays. */
export async function keepTimeZone(db: Kysely<Tables>, userId: string, timeZone: string | undefined): Promise<void> {
  if (timeZone === undefined || !isTimeZone(timeZone)) return;
  await db
    .insertInto("alert_settings")
    .values({ user_id: userId, time_zone: timeZone })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
}

/**
 * Adds a browser; one that another user had before on the same computer is told no more of that user's.
 *
 * @throws {Failure} `invalidParameter` of an address that is not on the public network.
 */
export async function addOwnPushDevice(
  own: OwnSettings,
  { endpoint, keys }: ParsedInputOf<typeof addPushDevice>,
): Promise<WireAlertSettings> {
  if (!isReachable(endpoint, own.reach)) {
    throw new Failure("invalidParameter", { phrase: "not a public address", field: "endpoint" });
  }
  const device = { user_id: own.user.id, p256dh: keys.p256dh, auth: keys.auth, created_at: own.clock() };
  await own.database.db.transaction().execute(async (db) => {
    await db
      .insertInto("push_devices")
      .values({ id: randomUUID(), endpoint, ...device })
      .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(device))
      .execute();
    const kept = db
      .selectFrom("push_devices")
      .select("id")
      .where("user_id", "=", own.user.id)
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(MAX_DEVICES);
    await db.deleteFrom("push_devices").where("user_id", "=", own.user.id).where("id", "not in", kept).execute();
  });
  return ownAlertSettings(own);
}

/** Tells one browser no more, or none. */
export async function removeOwnPushDevice(own: OwnSettings, endpoint: string | undefined): Promise<WireAlertSettings> {
  const devices = own.database.db.deleteFrom("push_devices").where("user_id", "=", own.user.id);
  await (endpoint === undefined ? devices : devices.where("endpoint", "=", endpoint)).execute();
  return ownAlertSettings(own);
}
