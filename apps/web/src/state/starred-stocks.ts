import type { Observable } from "./observable.ts";
import { useUser, whenUserLeaves } from "./session.ts";
import { stored } from "./stored.ts";
import { useObservable } from "./use-observable.ts";

/** A list of symbols that outlives the page. */
export function symbolList(key: string): Observable<readonly string[]> {
  return stored<readonly string[]>(key, { fallback: [], read: readSymbols, write: JSON.stringify });
}

/** Stars of a reader who is not signed in, oldest first; they move to the watchlist of whoever signs in. */
export const localStars = symbolList("pinnedStocks");

/** The symbols on the watchlists of a user. */
interface WatchedStocks {
  /** Id of the user. */
  readonly of: string;
  readonly symbols: readonly string[];
}

/**
 * What the watchlists contain, as this browser last knew them: stars are drawn at once, before the lists are loaded, and
 * follow the other tabs. `null` when nobody is signed in.
 */
export const watchedStocks = stored<WatchedStocks | null>("watchedStocks", {
  fallback: null,
  read: readWatched,
  write: JSON.stringify,
});

whenUserLeaves(() => watchedStocks.write(null));

const NONE: readonly string[] = [];

/** The symbols with a star: those of the signed-in user, otherwise those of this browser. */
export function useStarredStocks(): readonly string[] {
  const user = useUser();
  const local = useObservable(localStars);
  const watched = useObservable(watchedStocks);
  if (!user) return local;
  return watched?.of === user.id ? watched.symbols : NONE;
}

function readSymbols(text: string): readonly string[] | null {
  const value = parsed(text);
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : null;
}

function readWatched(text: string): WatchedStocks | null {
  const value = parsed(text) as Partial<WatchedStocks> | null;
  const symbols = readSymbols(JSON.stringify(value?.symbols ?? null));
  return typeof value?.of === "string" && symbols ? { of: value.of, symbols } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
