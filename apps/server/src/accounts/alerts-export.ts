import type { Kysely } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Tables } from "../database/index.ts";

/** The alerts of a user with all that they have told, and how the user is told, for the export of own data. */
export async function alertsOf(db: Kysely<Tables>, userId: string): Promise<Readonly<Record<string, unknown>>> {
  const [alerts, settings, pushDevices] = await Promise.all([
    db
      .selectFrom("alerts as alert")
      .select((row) => [
        "market",
        "code",
        "kind",
        "condition",
        "name",
        "by_email",
        "by_push",
        "by_webhook",
        "is_paused",
        "created_at",
        "changed_at",
        "last_side",
        "last_value",
        "line",
        "line_day",
        "memory",
        "crossings",
        jsonArrayFrom(
          row
            .selectFrom("alert_rings as ring")
            .leftJoin("alert_mails as mail", "mail.ring_id", "ring.id")
            .select([
              "ring.crossing",
              "ring.day",
              "ring.value",
              "ring.details",
              "ring.rung_at",
              "ring.read_at",
              "mail.due_at",
            ])
            .whereRef("ring.alert_id", "=", "alert.id")
            .orderBy("ring.crossing"),
        ).as("rings"),
      ])
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .execute(),
    db
      .selectFrom("alert_settings")
      .select(["time_zone", "is_daily", "daily_at", "quiet_from", "quiet_until", "emails_off_at", "webhook_url"])
      .where("user_id", "=", userId)
      .executeTakeFirst(),
    db.selectFrom("push_devices").select(["endpoint", "created_at"]).where("user_id", "=", userId).execute(),
  ]);
  return { alerts, alertSettings: settings ?? null, pushDevices };
}
