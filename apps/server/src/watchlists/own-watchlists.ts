import { randomUUID } from "node:crypto";
import type {
  noteStock,
  orderStocks,
  orderWatchlists,
  ParsedInputOf,
  saveWatchlist,
  unwatchStock,
  WireWatchlist,
  watchStocks,
} from "@plumbline/contract";
import type { Kysely } from "kysely";
import type { AccountsContext } from "../accounts/index.ts";
import type { Tables } from "../database/index.ts";
import { Failure, type User } from "../http/index.ts";
import { inOrder, withList, withName, withoutList } from "./change-lists.ts";
import { withNote, withoutStock, withStocks, withStocksInOrder } from "./change-stocks.ts";
import { readLists, storeLists } from "./stored-lists.ts";
import type { StockOf, WatchedStock, Watchlists } from "./watchlist.ts";

/** Whose lists, and what they are kept with. */
export interface OwnLists extends Pick<AccountsContext, "database" | "clock"> {
  readonly user: User;
}

/** With the market that says which codes are of the same stock. */
export interface OwnListsOnMarket extends OwnLists {
  readonly stockOf: StockOf;
}

interface WireLists {
  readonly lists: WireWatchlist[];
}

/** The lists of a user. */
export async function ownWatchlists({ database, user }: OwnLists): Promise<WireLists> {
  return wireLists(await readLists(database.db, user.id));
}

/** Makes a list, or renames one. @throws {Failure} `notFound`; `invalidParameter` of one list too many. */
export function saveOwnWatchlist(own: OwnLists, { id, name }: ParsedInputOf<typeof saveWatchlist>): Promise<WireLists> {
  return change(own, (lists) =>
    id === undefined ? withList(lists, { id: randomUUID(), name }) : withName(lists, id, name),
  );
}

/** @throws {Failure} `notFound`. */
export function deleteOwnWatchlist(own: OwnLists, id: string): Promise<WireLists> {
  return change(own, (lists) => withoutList(lists, id));
}

/** @throws {Failure} `notFound` if none of the lists is the user's. */
export function orderOwnWatchlists(own: OwnLists, { ids }: ParsedInputOf<typeof orderWatchlists>): Promise<WireLists> {
  return change(own, (lists) => inOrder(lists, ids));
}

/**
 * Adds stocks to a list, or to the first one, which is made where there is none.
 *
 * @param added Of the market, by its own symbols.
 * @throws {Failure} `notFound` of the list; `invalidParameter` if it has no room.
 */
export function addOwnStocks(
  { stockOf, ...own }: OwnListsOnMarket,
  { list, stocks: added }: ParsedInputOf<typeof watchStocks>,
): Promise<WireLists> {
  const now = own.clock();
  return change(own, (before) => {
    const isFirst = list === undefined && before.length === 0;
    const lists = isFirst ? withList(before, { id: randomUUID(), name: null }) : before;
    return withStocks(lists, list ?? lists[0]?.id ?? "", { added, stockOf, now });
  });
}

/** @throws {Failure} `notFound` of the list. */
export function removeOwnStock(
  { stockOf, ...own }: OwnListsOnMarket,
  { list, code }: ParsedInputOf<typeof unwatchStock>,
): Promise<WireLists> {
  return change(own, (lists) => withoutStock(lists, list, isStock(code, stockOf)));
}

/** @throws {Failure} `notFound` of the list, or of the stock on it. */
export function noteOwnStock(
  { stockOf, ...own }: OwnListsOnMarket,
  { list, code, note }: ParsedInputOf<typeof noteStock>,
): Promise<WireLists> {
  return change(own, (lists) => withNote(lists, list, { isMeant: isStock(code, stockOf), note }));
}

/** @throws {Failure} `notFound` of the list, or if none of the stocks is on it. */
export function orderOwnStocks(
  { stockOf, ...own }: OwnListsOnMarket,
  { list, codes }: ParsedInputOf<typeof orderStocks>,
): Promise<WireLists> {
  return change(own, (lists) => withStocksInOrder(lists, list, { codes, stockOf }));
}

function isStock(code: string, stockOf: StockOf): (stock: WatchedStock) => boolean {
  const meant = stockOf(code);
  return (stock) => stockOf(stock.code) === meant;
}

/** One change after the other for each user: what a change is computed from stays so until it is stored. */
function change({ database, user }: OwnLists, alter: (lists: Watchlists) => Watchlists): Promise<WireLists> {
  return database.db.transaction().execute(async (transaction) => {
    await lockUser(transaction, user);
    const before = await readLists(transaction, user.id);
    const after = alter(before);
    await storeLists(transaction, user.id, { before, after });
    return wireLists(after);
  });
}

/** The first lock of the transaction, so that two of them never wait for each other. */
async function lockUser(transaction: Kysely<Tables>, { id }: User): Promise<void> {
  const locked = transaction.selectFrom("users").select("id").where("id", "=", id).forNoKeyUpdate();
  if (!(await locked.executeTakeFirst())) throw new Failure("notLoggedIn");
}

function wireLists(lists: Watchlists): WireLists {
  return {
    lists: lists.map(({ id, name, stocks }) => ({
      id,
      name,
      stocks: stocks.map(({ code, note, addedAt }) => ({ code, note, addedAt: addedAt.toISOString() })),
    })),
  };
}
