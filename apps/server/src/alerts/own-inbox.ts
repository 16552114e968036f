import { ALERT_LIMITS, type alertInbox, type OutputOf, type WireRing } from "@plumbline/contract";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/index.ts";
import { Failure } from "../http/index.ts";
import { type AlertRow, type RingRow, wireRing } from "./alert-rows.ts";
import type { OwnAlerts } from "./own-alerts.ts";

type Own = Pick<OwnAlerts, "database" | "user" | "snapshot" | "currenciesOf">;
type OfUser = Pick<OwnAlerts, "database" | "user">;

/**
 * What alerts have told a user, the newest first.
 *
 * @param before Id of the last one that is known; those behind it follow.
 * @throws {Failure} `notFound` of one that the user does not have.
 */
export async function ownInbox(own: Own, before: string | undefined): Promise<OutputOf<typeof alertInbox>> {
  const last = before === undefined ? null : await ownRing(own, before);
  const older = (rows: Rows) =>
    last === null
      ? rows
      : rows.where((row) =>
          row.or([
            row("alert_rings.rung_at", "<", last.rung_at),
            row.and([row("alert_rings.rung_at", "=", last.rung_at), row("alert_rings.id", "<", last.id)]),
          ]),
        );
  const [found, unread] = await Promise.all([ringsOf(own, older, ALERT_LIMITS.page + 1), countUnread(own)]);
  return { rings: found.slice(0, ALERT_LIMITS.page), more: found.length > ALERT_LIMITS.page, ...unread };
}

async function ownRing({ database: { db }, user }: OfUser, id: string): Promise<Pick<RingRow, "id" | "rung_at">> {
  const found = await joined(db)
    .select(["alert_rings.id", "alert_rings.rung_at"])
    .where("alert_rings.id", "=", id)
    .where("alerts.user_id", "=", user.id)
    .executeTakeFirst();
  if (!found) throw new Failure("notFound");
  return found;
}

/** @throws {Failure} `notFound` of an alert that the user does not have. */
export async function historyOf(own: Own, id: string): Promise<{ readonly rings: WireRing[] }> {
  const known = await own.database.db
    .selectFrom("alerts")
    .select("id")
    .where("id", "=", id)
    .where("user_id", "=", own.user.id)
    .executeTakeFirst();
  if (!known) throw new Failure("notFound");
  return { rings: await ringsOf(own, (rows) => rows.where("alert_rings.alert_id", "=", id), ALERT_LIMITS.rings) };
}

export async function countUnread({ database: { db }, user }: OfUser): Promise<{ readonly unread: number }> {
  const { count } = await db
    .selectFrom("alert_rings")
    .innerJoin("alerts", "alerts.id", "alert_id")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("user_id", "=", user.id)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return { unread: Number(count) };
}

/**
 * Marks some of the inbox as read, or all of it.
 *
 * @throws {Failure} `notFound` where one of them is not the user's; then none is marked.
 */
export async function markRead(
  own: OfUser & Pick<OwnAlerts, "clock">,
  ids: readonly string[] | null,
): Promise<{ readonly unread: number }> {
  const { db } = own.database;
  const ofUser = db.selectFrom("alerts").select("id").where("user_id", "=", own.user.id);
  if (ids !== null) {
    const known = await db
      .selectFrom("alert_rings")
      .select("id")
      .where("id", "in", ids)
      .where("alert_id", "in", ofUser)
      .execute();
    if (known.length < new Set(ids).size) throw new Failure("notFound");
  }
  const unread = db.updateTable("alert_rings").where("read_at", "is", null).where("alert_id", "in", ofUser);
  await (ids === null ? unread : unread.where("id", "in", ids)).set({ read_at: readAt(own) }).execute();
  return countUnread(own);
}

/** A clock of a server that is behind that of another must not refuse the mark. */
function readAt({ clock }: Pick<OwnAlerts, "clock">) {
  return sql<Date>`greatest(${clock()}::timestamptz, rung_at)`;
}

type Rows = ReturnType<typeof joined>;

function joined(db: Kysely<Tables>) {
  return db.selectFrom("alert_rings").innerJoin("alerts", "alerts.id", "alert_rings.alert_id");
}

async function ringsOf(
  { database, user, snapshot, currenciesOf }: Own,
  narrow: (rows: Rows) => Rows,
  limit: number,
): Promise<WireRing[]> {
  const rows = await narrow(joined(database.db))
    .where("alerts.user_id", "=", user.id)
    .where("alerts.market", "=", snapshot.manifest.market)
    .selectAll("alerts")
    .select([
      "alert_rings.id as ring_id",
      "alert_rings.crossing",
      "alert_rings.day",
      "alert_rings.value",
      "alert_rings.details",
      "alert_rings.rung_at",
      "alert_rings.read_at",
    ])
    .orderBy("alert_rings.rung_at", "desc")
    .orderBy("alert_rings.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const { ring_id: id, crossing, day, value, details, rung_at, read_at, ...alert } = row;
    const ring: RingRow = { id, alert_id: alert.id, crossing, day, value, details, rung_at, read_at };
    return wireRing(ring, alert satisfies AlertRow, { snapshot, currenciesOf });
  });
}
