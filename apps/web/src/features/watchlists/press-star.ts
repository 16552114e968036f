import type { QueryClient } from "@tanstack/react-query";
import { CallError, call, runtimeConfiguration } from "../../api/index.ts";
import { loadTexts, translator } from "../../i18n/index.ts";
import { localStars, loginModalVisible, user } from "../../state/index.ts";
import { showToast } from "../../ui/index.ts";
import { addStocks, type ListChange, type Lists, removeStock } from "./list-changes.ts";
import { changeLists, currentLists, followWatchlists, showRefusal, WATCHLISTS } from "./watchlists.query.ts";

/** The most stars that this browser keeps: they fit on one list. */
const MAX_LOCAL_STARS = 200;

interface PressedStar {
  readonly symbol: string;
  readonly isStarred: boolean;
}

/**
 * Does what a star stands for.
 *
 * @returns `choose` when the user has several lists: the page then offers them.
 */
export async function pressStar(client: QueryClient, { symbol, isStarred }: PressedStar): Promise<"done" | "choose"> {
  if (!user.read()) {
    pressLocalStar(symbol, isStarred);
    return "done";
  }
  const lists = await knownLists(client);
  if (!lists) return "done";
  const hasChoice = lists.length > 1;
  if (!isStarred) void changeLists(client, addStocks(undefined, [stockAgain(symbol)], new Date()));
  else if (!hasChoice) {
    rememberNote(lists, symbol);
    void changeLists(client, removeStock(undefined, symbol));
  }
  return hasChoice ? "choose" : "done";
}

async function knownLists(client: QueryClient): Promise<Lists | null> {
  followWatchlists(client);
  try {
    return currentLists(client) ?? (await client.fetchQuery(WATCHLISTS)).lists;
  } catch (failure) {
    await showRefusal(failure);
    return null;
  }
}

/** Notes of stocks whose star was taken away on this visit: a second press brings them back. */
const lastNotes = new Map<string, string>();

function rememberNote(lists: Lists, symbol: string): void {
  const note = lists[0]?.stocks.find(({ code }) => code === symbol)?.note;
  if (note) lastNotes.set(symbol, note);
}

function stockAgain(code: string) {
  const note = lastNotes.get(code);
  return note === undefined ? { code } : { code, note };
}

/** Whether the reader has closed the window for signing in that a star has opened: it is offered once in a visit. */
let hasDeclined = false;

function pressLocalStar(symbol: string, isStarred: boolean): void {
  const before = localStars.read();
  if (isStarred) {
    localStars.write(before.filter((other) => other !== symbol));
    return;
  }
  localStars.write([...before, symbol].slice(-MAX_LOCAL_STARS));
  if (!hasDeclined) void offerAccount();
}

async function offerAccount(): Promise<void> {
  const [{ FEATURES, VERSION }] = await Promise.all([runtimeConfiguration(), loadTexts("watchlists")]);
  // Without its configuration, the page does not know.
  if (VERSION && !FEATURES.includes("accounts")) return;
  loginModalVisible.write(true);
  const end = loginModalVisible.subscribe(() => {
    end();
    if (user.read()) return;
    hasDeclined = true;
    showToast(translator.read().text("watchlists.keptHere"), 4000);
  });
}

/** The user whose stars of this browser have been sent, so that many stars on a page send them once. */
let joined: string | null = null;

/** Loads the lists of the user who is signed in, follows them, and moves the stars of this browser to them. */
export async function joinLists(client: QueryClient): Promise<void> {
  const own = user.read()?.id;
  if (own === undefined || joined === own) return;
  joined = own;
  followWatchlists(client);
  const stars = localStars.read();
  if (stars.length === 0) return void client.prefetchQuery(WATCHLISTS);
  const [answer] = await Promise.all([changeLists(client, movedStars(stars)), loadTexts("watchlists")]);
  if (!answer) return;
  localStars.write([]);
  const count = stars.length - answer.unknown.length;
  if (count > 0) showToast(translator.read().text("watchlists.movedStars", { count, n: count }), 3000);
}

function movedStars(stars: readonly string[]): ListChange {
  const added = addStocks(
    undefined,
    stars.map((code) => ({ code })),
    new Date(),
  );
  return {
    ...added,
    async send() {
      try {
        return await added.send();
      } catch (failure) {
        // The market has none of them any more: nothing is left to move.
        if (!(failure instanceof CallError && failure.status === 404)) throw failure;
        return { ...(await call("watchlists", {})), unknown: [...stars] };
      }
    },
  };
}
