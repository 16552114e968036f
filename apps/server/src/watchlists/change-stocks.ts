import { WATCHLIST_LIMITS } from "@plumbline/contract";
import { Failure } from "../http/index.ts";
import { arranged } from "./arranged.ts";
import { listWith, replaced } from "./change-lists.ts";
import type { StockOf, WatchedStock, Watchlists } from "./watchlist.ts";

/** A stock to be added, by the symbol of the market. */
export interface AddedStock {
  readonly code: string;
  /** Left as it is unless given. */
  readonly note?: string | undefined;
}

/**
 * Adds stocks to a list: new ones at its end, with their notes.
 *
 * @throws {Failure} `notFound` of the list; `invalidParameter` if it has no room for all of them.
 */
export function withStocks(
  lists: Watchlists,
  id: string,
  { added, stockOf, now }: { readonly added: readonly AddedStock[]; readonly stockOf: StockOf; readonly now: Date },
): Watchlists {
  const list = listWith(lists, id);
  const stocks = [...list.stocks];
  const indexOf = new Map(stocks.map(({ code }, index) => [stockOf(code), index]));
  for (const { code, note } of added) {
    const stock = stockOf(code);
    const index = indexOf.get(stock) ?? stocks.length;
    const known = stocks[index] ?? { code, note: null, addedAt: now, place: null };
    stocks[index] = note === undefined ? known : { ...known, note };
    indexOf.set(stock, index);
  }
  if (stocks.length > WATCHLIST_LIMITS.stocks) {
    throw new Failure("invalidParameter", { phrase: "watchlist full", field: "stocks" });
  }
  return replaced(lists, { ...list, stocks });
}

/**
 * Takes a stock from a list, or from all of them; one that is on none is gone already.
 *
 * @param id The list; all of them unless given.
 * @throws {Failure} `notFound` of the list.
 */
export function withoutStock(
  lists: Watchlists,
  id: string | undefined,
  isMeant: (stock: WatchedStock) => boolean,
): Watchlists {
  const from = id === undefined ? lists : [listWith(lists, id)];
  return lists.map((list) => {
    const stocks = from.includes(list) ? list.stocks.filter((stock) => !isMeant(stock)) : list.stocks;
    return stocks.length === list.stocks.length ? list : { ...list, stocks };
  });
}

/** Sets the note of a stock. @throws {Failure} `notFound` of the list or of the stock on it. */
export function withNote(
  lists: Watchlists,
  id: string,
  { isMeant, note }: { readonly isMeant: (stock: WatchedStock) => boolean; readonly note: string | null },
): Watchlists {
  const list = listWith(lists, id);
  if (!list.stocks.some(isMeant)) throw new Failure("notFound");
  const stocks = list.stocks.map((stock) => (isMeant(stock) ? { ...stock, note } : stock));
  return replaced(lists, { ...list, stocks });
}

/** Puts the named stocks of a list first. @throws {Failure} `notFound` of the list, or if none of them is on it. */
export function withStocksInOrder(
  lists: Watchlists,
  id: string,
  { codes, stockOf }: { readonly codes: readonly string[]; readonly stockOf: StockOf },
): Watchlists {
  const list = listWith(lists, id);
  const stocks = arranged(list.stocks, ({ code }) => stockOf(code), codes.map(stockOf));
  return replaced(lists, { ...list, stocks });
}
