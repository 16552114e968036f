import { observable, storage, useObservable } from "../state/index.ts";
import type { Query } from "./address.ts";
import { browserHistory } from "./history.ts";
import { createRouter, type Route, type Verb } from "./router.ts";

/** Counts how often a page was refused for want of a login. */
export const loginRefusals = observable(0);

/** The router of this page. */
export const router = createRouter({
  history: browserHistory,
  isSignedIn: () => storage.read("user") !== null || storage.read("accessToken") !== null,
  remember: (address) => storage.write("toRouter", address),
  onLoginNeeded: () => loginRefusals.write(loginRefusals.read() + 1),
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

/** Where the reader is. */
export function useRoute(): Route {
  return useObservable(router.route);
}

/** Changes parameters in the address of the open page; `undefined` takes one away. */
export const setQuery = router.setQuery;
