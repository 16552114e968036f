import { WATCHLIST_LIMITS } from "@plumbline/contract";
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../database/index.ts";
import type { WatchedStock, Watchlist, Watchlists } from "./watchlist.ts";

/** Reads all lists of a user with their stocks. */
export async function readLists(db: Kysely<Tables>, userId: string): Promise<Watchlists> {
  const rows = await db
    .selectFrom("watchlists as list")
    .leftJoin("watched_stocks as stock", "stock.list_id", "list.id")
    .select(["list.id", "list.name", "list.place as list_place"])
    .select(["stock.code", "stock.note", "stock.added_at", "stock.place"])
    .where("list.user_id", "=", userId)
    .orderBy("list.place")
    .orderBy("stock.place")
    .execute();
  const lists = new Map<string, Watchlist & { readonly stocks: WatchedStock[] }>();
  for (const { id, name, list_place, code, note, added_at, place } of rows) {
    const list = lists.get(id) ?? { id, name, place: list_place, stocks: [] };
    lists.set(id, list);
    if (code !== null && added_at !== null) list.stocks.push({ code, note, addedAt: added_at, place });
  }
  return [...lists.values()];
}

/** The codes on all lists of a user, in order; one may be on several. */
export async function watchedCodes(db: Kysely<Tables>, userId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("watched_stocks as stock")
    .innerJoin("watchlists as list", "list.id", "stock.list_id")
    .select("stock.code")
    .where("list.user_id", "=", userId)
    .orderBy("list.place")
    .orderBy("stock.place")
    .execute();
  return rows.map(({ code }) => code);
}

interface ListsChange {
  readonly before: Watchlists;
  readonly after: Watchlists;
}

/**
 * Writes what differs between two states of a user's lists. Whoever calls it holds the lock of the user since before it read
 * the first of them.
 */
export async function storeLists(db: Transaction<Tables>, userId: string, change: ListsChange): Promise<void> {
  const { before, after } = change;
  const gone = missingFrom(after, before, ({ id }) => id);
  if (gone.length > 0) await db.deleteFrom("watchlists").where("id", "in", gone).execute();
  const known = new Set<Watchlist>(before);
  const rows = placed(after, WATCHLIST_LIMITS.lists)
    .filter(({ item, place }) => !known.has(item) || item.place !== place)
    .map(({ item: { id, name }, place }) => ({ id, user_id: userId, name, place }));
  if (rows.length > 0) {
    await db
      .insertInto("watchlists")
      .values(rows)
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(({ ref }) => ({ name: ref("excluded.name"), place: ref("excluded.place") })),
      )
      .execute();
  }
  const stocksBefore = new Map(before.map(({ id, stocks }) => [id, stocks]));
  for (const { id, stocks } of after) {
    await storeStocks(db, id, { before: stocksBefore.get(id) ?? [], after: stocks });
  }
}

async function storeStocks(
  db: Transaction<Tables>,
  listId: string,
  { before, after }: { readonly before: readonly WatchedStock[]; readonly after: readonly WatchedStock[] },
): Promise<void> {
  if (before === after) return;
  const gone = missingFrom(after, before, ({ code }) => code);
  if (gone.length > 0) {
    await db.deleteFrom("watched_stocks").where("list_id", "=", listId).where("code", "in", gone).execute();
  }
  const known = new Set(before);
  const rows = placed(after, WATCHLIST_LIMITS.stocks)
    .filter(({ item, place }) => !known.has(item) || item.place !== place)
    .map(({ item: { code, note, addedAt }, place }) => ({ list_id: listId, code, note, place, added_at: addedAt }));
  if (rows.length === 0) return;
  await db
    .insertInto("watched_stocks")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["list_id", "code"])
        .doUpdateSet(({ ref }) => ({ note: ref("excluded.note"), place: ref("excluded.place") })),
    )
    .execute();
}

function missingFrom<Item>(after: readonly Item[], before: readonly Item[], nameOf: (item: Item) => string): string[] {
  const kept = new Set(after.map(nameOf));
  return before.map(nameOf).filter((name) => !kept.has(name));
}

/**
 * Gives items places that rise in their order. One that can stay where it is stays there: to take one away moves none, and
 * to put one elsewhere moves those between.
 *
 * @param count How many places there are; no fewer than items.
 */
export function placed<Item extends { readonly place: number | null }>(
  items: readonly Item[],
  count: number,
): { readonly item: Item; readonly place: number }[] {
  let last = -1;
  return items.map((item, index) => {
    // Those behind it need places too.
    const highest = count - items.length + index;
    const canStay = item.place !== null && item.place > last && item.place <= highest;
    last = canStay ? (item.place as number) : last + 1;
    return { item, place: last };
  });
}
