import { type QueryClient, useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { callQuery } from "../../api/index.ts";
import { callProblem } from "../../forms/index.ts";
import { loadTexts, translator } from "../../i18n/index.ts";
import { observable, useObservable, user, watchedStocks, whenUserLeaves } from "../../state/index.ts";
import { showToast } from "../../ui/index.ts";
import { type ListChange, type Lists, shownLists } from "./list-changes.ts";

/** Milliseconds: a whole sentence takes longer to read than a word. */
const SENTENCE_TOAST_DURATION = 5000;

/** The lists as the server has them. Another device may have changed them: they are read again after a minute. */
export const WATCHLISTS = { ...callQuery("watchlists", {}), staleTime: 60_000 };

/** Changes that the server has not answered yet, oldest first. */
const pending = observable<readonly ListChange[]>([]);
whenUserLeaves(() => pending.write([]));

/** The lists of the user, with the changes that are under way. */
export function useWatchlists(): Lists {
  const client = useQueryClient();
  useEffect(() => followWatchlists(client), [client]);
  return useShown(useSuspenseQuery(WATCHLISTS).data.lists);
}

/** The lists of the user, or none until they are loaded: for a part that may be drawn before. */
export function useLoadedWatchlists(): Lists | null {
  const { data } = useQuery(WATCHLISTS);
  const shown = useShown(data?.lists ?? NONE);
  return data ? shown : null;
}

const NONE: Lists = [];

function useShown(confirmed: Lists): Lists {
  const changes = useObservable(pending);
  return useMemo(() => shownLists(confirmed, changes), [confirmed, changes]);
}

/** The lists that the page shows now; `null` until they are loaded. */
export function currentLists(client: QueryClient): Lists | null {
  const known = client.getQueryData(WATCHLISTS.queryKey);
  return known ? shownLists(known.lists, pending.read()) : null;
}

/** One change after the other, in the order in which they were made. */
let underWay: Promise<unknown> = Promise.resolve();

/**
 * Makes a change of the user's lists. The page shows it at once; what the server refuses goes back, and a toast says why.
 *
 * @returns The lists and the codes that the market does not have; `null` if it was refused.
 */
export async function changeLists(
  client: QueryClient,
  change: ListChange,
): Promise<{ readonly lists: Lists; readonly unknown: readonly string[] } | null> {
  const owner = user.read()?.id;
  pending.write([...pending.read(), change]);
  mirrorStars(client);
  // An answer that was asked for before would show the lists without the change.
  await client.cancelQueries({ queryKey: WATCHLISTS.queryKey });
  const sending = underWay.then(change.send);
  underWay = sending.catch(() => undefined);
  try {
    const { lists, unknown = [] } = await sending;
    if (user.read()?.id === owner) keepLists(client, lists);
    return { lists, unknown };
  } catch (failure) {
    void client.invalidateQueries({ queryKey: WATCHLISTS.queryKey });
    await showRefusal(failure);
    return null;
  } finally {
    pending.write(pending.read().filter((other) => other !== change));
    mirrorStars(client);
  }
}

/** The same for a component. */
export function useChangeLists(): (change: ListChange) => ReturnType<typeof changeLists> {
  const client = useQueryClient();
  return useCallback((change) => changeLists(client, change), [client]);
}

/** Says in a toast why a call about the lists has failed. */
export async function showRefusal(failure: unknown): Promise<void> {
  await Promise.all([loadTexts("forms"), loadTexts("signIn")]);
  const { text } = translator.read();
  showToast(callProblem(failure)(text), SENTENCE_TOAST_DURATION);
}

/** Tells the other tabs of this browser what the server has answered; they show it without a call. */
const tabs = new BroadcastChannel("watchlists");

interface Told {
  readonly of: string;
  readonly lists: Lists;
}

function keepLists(client: QueryClient, lists: Lists): void {
  client.setQueryData(WATCHLISTS.queryKey, { lists: [...lists] });
  const of = user.read()?.id;
  if (of) tabs.postMessage({ of, lists } satisfies Told);
}

const followed = new WeakSet<QueryClient>();

/** Follows the lists from now on: in this tab and the others, and with every star on the page. */
export function followWatchlists(client: QueryClient): void {
  if (followed.has(client)) return;
  followed.add(client);
  mirrorStars(client);
  tabs.addEventListener("message", ({ data }: MessageEvent<Told>) => {
    if (data.of === user.read()?.id) client.setQueryData(WATCHLISTS.queryKey, { lists: [...data.lists] });
  });
  client.getQueryCache().subscribe(({ query, type }) => {
    if (type === "updated" && query.queryKey[0] === WATCHLISTS.queryKey[0]) mirrorStars(client);
  });
}

/** Writes which stocks have a star, for all that draw one. */
function mirrorStars(client: QueryClient): void {
  const lists = currentLists(client);
  const of = user.read()?.id;
  if (!lists || !of) return;
  const symbols = [...new Set(lists.flatMap(({ stocks }) => stocks.map(({ code }) => code)))];
  const before = watchedStocks.read();
  if (before?.of !== of || before.symbols.join() !== symbols.join()) watchedStocks.write({ of, symbols });
}
