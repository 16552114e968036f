import type { Kysely } from "kysely";
import { type AccountsContext, handOver } from "../accounts/index.ts";
import { PRODUCT_NAME } from "../config/index.ts";
import type { Tables } from "../database/index.ts";
import { alertMessage, type ToldRing } from "../mail/index.ts";
import { type CurrenciesOf, currencyOfCondition, unitOfCondition } from "./alert-rows.ts";

type MailContext = Pick<AccountsContext, "database" | "clock" | "settings" | "unsubscribeLinks">;

/** Rings that one message tells of; it says that there are more. */
const MAX_TOLD = 20;
const MAX_TAKEN = 500;
/** Messages between two looks of a server: those of other servers take their turn. */
const MAX_MESSAGES = 200;

/**
 * Writes the e-mails that are due: one to each user, of all that has rung since. Written and no longer due are one transaction, so
 * that each ring is told once.
 *
 * @returns How many messages were handed over.
 */
export async function writeDueMails(context: MailContext, currenciesOf: CurrenciesOf): Promise<number> {
  let written = 0;
  while (written < MAX_MESSAGES) {
    const next = await context.database.db.transaction().execute((db) => writeNext(db, context, currenciesOf));
    if (next === "nothing is due") return written;
    if (next === "written") written++;
  }
  return written;
}

async function writeNext(
  db: Kysely<Tables>,
  context: MailContext,
  currenciesOf: CurrenciesOf,
): Promise<"written" | "nobody" | "nothing is due"> {
  const now = context.clock();
  const first = await db
    .selectFrom("alert_mails")
    .select("user_id")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .orderBy("ring_id")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!first) return "nothing is due";
  const { user_id: userId } = first;
  const due = await dueRings(db, userId, now);
  await db
    .deleteFrom("alert_mails")
    .where(
      "ring_id",
      "in",
      due.map(({ ring_id }) => ring_id),
    )
    .execute();
  const user = await db
    .selectFrom("users")
    .leftJoin("alert_settings", "alert_settings.user_id", "users.id")
    .select(["email", "language", "emails_off_at", "removed_at"])
    .where("users.id", "=", userId)
    .executeTakeFirstOrThrow();
  const { publicUrl, sends } = context.settings;
  if (!sends.email || user.emails_off_at !== null || user.removed_at !== null) return "nobody";
  const message = alertMessage({
    language: user.language ?? "en",
    productName: PRODUCT_NAME,
    publicUrl,
    rings: due.slice(0, MAX_TOLD).map((row) => toldRing(row, currenciesOf)),
    more: Math.max(0, due.length - MAX_TOLD),
    unsubscribe: publicUrl === null ? null : unsubscribeAddress(publicUrl, context.unsubscribeLinks.tokenOf(userId)),
  });
  await handOver(db, { to: user.email, ...message }, now);
  return "written";
}

type DueRow = Awaited<ReturnType<typeof dueRings>>[number];

function dueRings(db: Kysely<Tables>, userId: string, now: Date) {
  return db
    .selectFrom("alert_mails")
    .innerJoin("alert_rings", "alert_rings.id", "alert_mails.ring_id")
    .innerJoin("alerts", "alerts.id", "alert_rings.alert_id")
    .select(["alert_mails.ring_id", "alerts.name", "alerts.code", "alerts.condition"])
    .select(["alert_rings.day", "alert_rings.value", "alert_rings.details"])
    .where("alert_mails.user_id", "=", userId)
    .where("alert_mails.due_at", "<=", now)
    .orderBy("alert_rings.rung_at")
    .orderBy("alert_rings.id")
    .limit(MAX_TAKEN)
    .forUpdate("alert_mails")
    .execute();
}

export function toldRing(
  { name, code, condition, day, value, details }: Omit<DueRow, "ring_id">,
  currenciesOf: CurrenciesOf,
): ToldRing {
  const currency = currencyOfCondition(condition, code === null ? null : currenciesOf(code));
  return { name, code, day, value, details, unit: unitOfCondition(condition), currency };
}

/** One address: a browser gets a page that asks its reader, and programs post to it (RFC 8058). */
function unsubscribeAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/api/alerts/unsubscribe?token=${token}`;
}
