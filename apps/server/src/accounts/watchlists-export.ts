import type { Kysely } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Tables } from "../database/index.ts";

/** What is stored of a user's watchlists, for the export of an account: the lists in their order, and the visits to them. */
export async function watchlistsOf(db: Kysely<Tables>, userId: string) {
  const [watchlists, visit] = await Promise.all([
    db
      .selectFrom("watchlists as list")
      .select((list) => [
        "list.name",
        "list.created_at",
        jsonArrayFrom(
          list
            .selectFrom("watched_stocks as stock")
            .select(["stock.code", "stock.note", "stock.added_at"])
            .whereRef("stock.list_id", "=", "list.id")
            .orderBy("stock.place"),
        ).as("stocks"),
      ])
      .where("list.user_id", "=", userId)
      .orderBy("list.place")
      .execute(),
    db
      .selectFrom("watchlist_visits")
      .select(["asked_at", "seen_day", "previous_asked_at", "previous_seen_day"])
      .where("user_id", "=", userId)
      .executeTakeFirst(),
  ]);
  return { watchlists, watchlistVisit: visit ?? null };
}
