import { sql } from "kysely";
import type { OwnLists } from "./own-watchlists.ts";

/** After so long without a question, the next one begins another visit. */
const PAUSE_MINUTES = 30;
const PAUSE = PAUSE_MINUTES * 60 * 1000;

/** The visit before the present one. */
interface LastVisit {
  readonly endedAt: Date;
  /** Last day of the market that its user saw, `YYYY-MM-DD`. */
  readonly seenDay: string;
}

/**
 * The last visit of a user, as it is at a moment at which the user asks.
 *
 * @returns null on the first visit.
 */
export async function lastVisit({ database, user }: OwnLists, now: Date): Promise<LastVisit | null> {
  const row = await database.db
    .selectFrom("watchlist_visits")
    .selectAll()
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  if (!row) return null;
  if (now.getTime() - row.asked_at.getTime() > PAUSE) return { endedAt: row.asked_at, seenDay: row.seen_day };
  const { previous_asked_at: endedAt, previous_seen_day: seenDay } = row;
  return endedAt && seenDay !== null ? { endedAt, seenDay } : null;
}

/**
 * Records that a user who asked at a moment has seen a market up to a day. It is called once the answer is there: what
 * nobody was shown is news the next time too.
 */
export async function recordVisit(
  { database, user }: OwnLists,
  { now, seenDay }: { readonly now: Date; readonly seenDay: string },
): Promise<void> {
  const isAnother = sql<boolean>`excluded.asked_at > visit.asked_at + make_interval(mins => ${PAUSE_MINUTES})`;
  // No row of a user who has just gone.
  await sql`
    insert into watchlist_visits as visit (user_id, asked_at, seen_day)
    select id, ${now}::timestamptz, ${seenDay}::date from users where id = ${user.id}
    on conflict (user_id) do update set
      previous_asked_at = case when ${isAnother} then visit.asked_at else visit.previous_asked_at end,
      previous_seen_day = case when ${isAnother} then visit.seen_day else visit.previous_seen_day end,
      asked_at = greatest(visit.asked_at, excluded.asked_at),
      seen_day = excluded.seen_day
  `.execute(database.db);
}
