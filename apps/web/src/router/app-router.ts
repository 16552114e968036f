import {
  isSignedIn,
  loginModalVisible,
  lostSessions,
  observable,
  storage,
  useObservable,
  whenUserLeaves,
} from "../state/index.ts";
import type { Query } from "./address.ts";
import { browserHistory } from "./history.ts";
import { isOpen } from "./page.ts";
import { createRouter, type Route, type Verb } from "./router.ts";

/** Where a reader is sent whose session has ended. */
const INDEX_PATH = "/pages/index/index";

/** Counts how often a page was refused for want of a login. */
export const loginRefusals = observable(0);

/** The last address that was asked for in this tab; empty before the first and in a tab that shows only the login page. */
export let lastAddress = "";

/** The last address of the visit before, read before the router writes that of this one. */
export const addressBefore = storage.read("toRouter");

/** The router of this page. */
export const router = createRouter({
  history: browserHistory,
  isSignedIn,
  remember(address) {
    lastAddress = address;
    storage.write("toRouter", address);
  },
  onLoginNeeded() {
    loginRefusals.write(loginRefusals.read() + 1);
    loginModalVisible.write(true);
  },
});

/** A verb of the specification; a navigation that fails is only logged. */
function verb(name: Verb) {
  return (url: string | undefined, query?: Query): void => {
    try {
      router.open(name, url, query);
    } catch (error) {
      console.warn(`${name}: ${(error as Error).message}`);
    }
  };
}

export const navigateTo = verb("navigateTo");
export const switchTab = verb("switchTab");
export const reLaunch = verb("reLaunch");

function toStartPage(): void {
  if (router.route.read().path !== INDEX_PATH) reLaunch(INDEX_PATH);
}

lostSessions.subscribe(toStartPage);
// What the page shows belongs to the user who has left.
whenUserLeaves(() => {
  const { page, path } = router.route.read();
  if (!isOpen(page, path)) toStartPage();
});

/** Where the reader is. */
export function useRoute(): Route {
  return useObservable(router.route);
}

/** Changes parameters in the address of the open page; `undefined` takes one away. */
export const setQuery = router.setQuery;
