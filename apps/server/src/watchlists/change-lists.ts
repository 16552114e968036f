import { WATCHLIST_LIMITS } from "@plumbline/contract";
import { Failure } from "../http/index.ts";
import { arranged } from "./arranged.ts";
import type { Watchlist, Watchlists } from "./watchlist.ts";

/**
 * Adds an empty list behind the others.
 *
 * @throws {Failure} `invalidParameter` where the user has as many as there can be.
 */
export function withList(lists: Watchlists, { id, name }: Pick<Watchlist, "id" | "name">): Watchlists {
  if (lists.length >= WATCHLIST_LIMITS.lists) {
    throw new Failure("invalidParameter", { phrase: "all watchlists taken", field: "name" });
  }
  return [...lists, { id, name, stocks: [], place: null }];
}

/** Gives a list another name. @throws {Failure} `notFound`. */
export function withName(lists: Watchlists, id: string, name: string): Watchlists {
  return replaced(lists, { ...listWith(lists, id), name });
}

/** Takes a list away. @throws {Failure} `notFound`. */
export function withoutList(lists: Watchlists, id: string): Watchlists {
  const gone = listWith(lists, id);
  return lists.filter((list) => list !== gone);
}

/** Puts the named lists first. @throws {Failure} `notFound` if none of them is there. */
export function inOrder(lists: Watchlists, ids: readonly string[]): Watchlists {
  return arranged(lists, ({ id }) => id, ids);
}

/** @throws {Failure} `notFound` of a list that the user does not have. */
export function listWith(lists: Watchlists, wanted: string): Watchlist {
  const list = lists.find(({ id }) => id === wanted);
  if (!list) throw new Failure("notFound");
  return list;
}

/** The lists with one of them as it is now. */
export function replaced(lists: Watchlists, changed: Watchlist): Watchlists {
  return lists.map((list) => (list.id === changed.id ? changed : list));
}
