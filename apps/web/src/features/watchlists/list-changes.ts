import type { WireWatchlist } from "@plumbline/contract";
import type { CallOutput } from "@plumbline/contract/calls";
import { call } from "../../api/index.ts";

export type Lists = readonly WireWatchlist[];
type WatchedStock = WireWatchlist["stocks"][number];

/** A stock to add, with its note if it has one. */
export interface StockToWatch {
  readonly code: string;
  readonly note?: string;
}

/** A change of the user's lists: what the page shows of it at once, and the call that makes it. */
export interface ListChange {
  readonly apply: (lists: Lists) => Lists;
  readonly send: () => Promise<Pick<CallOutput<"watchlists">, "lists"> & { readonly unknown?: string[] }>;
}

/** The lists with the changes that the server has not answered yet. */
export function shownLists(confirmed: Lists, changes: readonly ListChange[]): Lists {
  return changes.reduce((lists, { apply }) => apply(lists), confirmed);
}

/** A new list; it shows when the server has given it an id. */
export function makeList(name: string): ListChange {
  return { apply: (lists) => lists, send: () => call("saveWatchlist", { name }) };
}

export function renameList(id: string, name: string): ListChange {
  return { apply: onList(id, (list) => ({ ...list, name })), send: () => call("saveWatchlist", { id, name }) };
}

export function deleteList(id: string): ListChange {
  return { apply: (lists) => lists.filter((list) => list.id !== id), send: () => call("deleteWatchlist", { id }) };
}

/** Puts the lists in an order. */
export function orderLists(ids: readonly string[]): ListChange {
  return {
    apply: (lists) => inOrder(lists, ids, ({ id }) => id),
    send: () => call("orderWatchlists", { ids: [...ids] }),
  };
}

/**
 * Adds stocks to the end of a list; one that is on it stays in its place.
 *
 * @param list The first list unless given; the server makes one for a user who has none.
 * @param now When they are added.
 */
export function addStocks(list: string | undefined, stocks: readonly StockToWatch[], now: Date): ListChange {
  const addedAt = now.toISOString();
  const added = ({ stocks: before, ...rest }: WireWatchlist): WireWatchlist => {
    const known = new Set(before.map(({ code }) => code));
    const others = stocks.filter(({ code }) => !known.has(code));
    return { ...rest, stocks: [...before, ...others.map(({ code, note = null }) => ({ code, note, addedAt }))] };
  };
  return {
    apply: (lists) =>
      list === undefined ? [added(lists[0] ?? FIRST_LIST), ...lists.slice(1)] : onList(list, added)(lists),
    send: () => call("watchStocks", { list, stocks: [...stocks] }),
  };
}

/** What the first star makes, until the server has given it an id. */
const FIRST_LIST: WireWatchlist = { id: "", name: null, stocks: [] };

/** Takes a stock from a list, or from all of them. */
export function removeStock(list: string | undefined, code: string): ListChange {
  const removed = (before: WireWatchlist) => ({ ...before, stocks: before.stocks.filter((one) => one.code !== code) });
  return {
    apply: list === undefined ? (lists) => lists.map(removed) : onList(list, removed),
    send: () => call("unwatchStock", { list, code }),
  };
}

/** Sets the note of a stock, or takes it away. */
export function noteOn(list: string, code: string, note: string | null): ListChange {
  return {
    apply: onStocks(list, (stocks) => stocks.map((stock) => (stock.code === code ? { ...stock, note } : stock))),
    send: () => call("noteStock", { list, code, note }),
  };
}

/** Puts the stocks of a list in an order. */
export function orderStocks(list: string, codes: readonly string[]): ListChange {
  return {
    apply: onStocks(list, (stocks) => inOrder(stocks, codes, ({ code }) => code)),
    send: () => call("orderStocks", { list, codes: [...codes] }),
  };
}

/** Puts a stock that was removed back where it was. */
export function restoreStock(list: string, { code, note }: WatchedStock, order: readonly string[]): ListChange {
  const back = addStocks(list, [note === null ? { code } : { code, note }], new Date());
  const ordered = orderStocks(list, order);
  return {
    apply: (lists) => ordered.apply(back.apply(lists)),
    send: async () => {
      await back.send();
      return ordered.send();
    },
  };
}

function onList(id: string, change: (list: WireWatchlist) => WireWatchlist): (lists: Lists) => Lists {
  return (lists) => lists.map((list) => (list.id === id ? change(list) : list));
}

function onStocks(id: string, change: (stocks: WatchedStock[]) => WatchedStock[]): (lists: Lists) => Lists {
  return onList(id, (list) => ({ ...list, stocks: change(list.stocks) }));
}

/** Those that are named come first, in that order; the others stay behind them, as the server has it. */
function inOrder<One>(all: readonly One[], names: readonly string[], nameOf: (one: One) => string): One[] {
  const places = new Map(names.map((name, place) => [name, place]));
  return all.toSorted((a, b) => (places.get(nameOf(a)) ?? names.length) - (places.get(nameOf(b)) ?? names.length));
}

/**
 * The order after one member has moved.
 *
 * @param to Its new place; places beyond the ends count as the ends.
 * @example
 * moved(["A", "B", "C"], 0, 2); // ["B", "C", "A"]
 */
export function moved<One>(all: readonly One[], from: number, to: number): One[] {
  const others = all.toSpliced(from, 1);
  const one = all[from];
  return one === undefined ? [...all] : others.toSpliced(Math.max(to, 0), 0, one);
}
