import { type Observable, observable } from "../state/index.ts";
import { type Query, readAddress, writeAddress } from "./address.ts";
import type { PageHistory } from "./history.ts";
import { isOpen, type Page } from "./page.ts";

export type Verb = "navigateTo" | "redirectTo" | "switchTab" | "reLaunch";

/** Where the reader is. */
export interface Route {
  readonly path: string;
  readonly query: Query;
  /** `null`: no such page. */
  readonly page: Page | null;
  /** Key of the history entry, under which its scroll position is stored. */
  readonly key: string;
  /** `start`: first page of the visit; `forth`: opened; `back`: reached through the history; `within`: same page, other query. */
  readonly arrival: "start" | "forth" | "back" | "within";
}

export interface RouterOptions {
  readonly history: PageHistory;
  /** Whether a user or a token is stored. */
  readonly isSignedIn: () => boolean;
  /** Keeps the last visited address under `toRouter`. */
  readonly remember: (address: string) => void;
  /** Called when a page is refused because no user is signed in. */
  readonly onLoginNeeded: () => void;
}

export interface Router {
  readonly route: Observable<Route>;
  /** Opens the address of the address bar, and follows it from then on. */
  start(pages: readonly Page[]): void;
  /** @throws {Error} with a message of the specification when the navigation does not happen. */
  open(verb: Verb, url: string | undefined, query?: Query): void;
  /** Changes the query of the page that is open: `undefined` takes a parameter away. */
  setQuery(change: Readonly<Record<string, string | undefined>>, entry?: "push" | "replace"): void;
  /** Whether an address is that of a tab-bar page. */
  isTab(url: string): boolean;
  /** Called when the page of the current route is on screen or has failed: the same address may be opened again. */
  release(): void;
}

const START_PATH = "/";

/** Paths of the login pages begin so: they open without an account, and no reader is sent back to them. */
export const LOGIN_PATH = "/pages/login";

export function createRouter({ history, isSignedIn, remember, onLoginNeeded }: RouterOptions): Router {
  let pages: readonly Page[] = [];
  let locked: string | null = null;
  let entries = 0;
  const route = observable<Route>({ path: START_PATH, query: {}, page: null, key: "", arrival: "start" });

  const find = (path: string) => pages.find((page) => page.path === path || page.aliases?.includes(path)) ?? null;
  const nextKey = () => `${Date.now().toString(36)}-${entries++}`;

  /** Whether a page opens now. The address is remembered even if not: signing in leads there. */
  function mayOpen(address: string, path: string): boolean {
    const isLogin = path.startsWith(LOGIN_PATH);
    if (!isLogin) remember(address);
    if (isLogin || isOpen(find(path), path) || isSignedIn()) return true;
    onLoginNeeded();
    return false;
  }

  function follow(arrival: Route["arrival"]): void {
    // Every entry that has been shown has a key: one without was made by an address that the reader has typed.
    if (history.key() === "") {
      history.mark(nextKey());
      if (arrival === "back") arrival = "forth";
    }
    let address = history.read() || START_PATH;
    // Every page that exists is guarded, whichever way it was reached; for another path the shell shows that there is none.
    const { path: asked } = readAddress(address);
    if (find(asked) && !mayOpen(address, asked)) {
      address = START_PATH;
      history.replace(address, nextKey());
    }
    const { path, query } = readAddress(address);
    const page = find(path);
    const isSamePage = arrival === "back" && page !== null && page === route.read().page;
    route.write({ path, query, page, key: history.key(), arrival: isSamePage ? "within" : arrival });
  }

  function check(verb: Verb, address: string, path: string): void {
    if (!mayOpen(address, path)) throw new Error(`page ${path} needs a login`);
    const page = find(path);
    if (!page) throw new Error(`page ${path} is not found`);
    const opensTab = verb === "switchTab" || verb === "reLaunch";
    if (page.tab && !opensTab) throw new Error(`can not ${verb} a tabbar page`);
    if (!page.tab && verb === "switchTab") throw new Error("can not switch to no-tabBar page");
    if (locked === address) throw new Error(`${address} locked`);
  }

  return {
    route,
    start(declared) {
      pages = declared;
      history.listen(() => follow("back"));
      follow("start");
    },
    open(verb, url, query = {}) {
      if (!url) throw new Error('Missing required args: "url"');
      const address = writeAddress(url, query);
      check(verb, address, readAddress(address).path);
      locked = address;
      const replaces = verb === "redirectTo" || verb === "reLaunch";
      history[replaces ? "replace" : "push"](address, nextKey());
      const { path, query: parsed } = readAddress(address);
      route.write({ path, query: parsed, page: find(path), key: history.key(), arrival: "forth" });
    },
    setQuery(change, entry = "replace") {
      const current = route.read();
      const address = writeAddress(current.path, { ...current.query, ...change });
      history[entry](address, entry === "push" ? nextKey() : current.key);
      remember(address);
      route.write({ ...current, query: readAddress(address).query, key: history.key(), arrival: "within" });
    },
    isTab: (url) => find(readAddress(url).path)?.tab !== undefined,
    release() {
      locked = null;
    },
  };
}
