/** The part of the browser's history that the router needs; tests play it in memory. */
export interface PageHistory {
  /** The address in the address bar, without `#`. */
  read(): string;
  /** Key of the current entry, the same again when the reader comes back to it; empty of one that has none yet. */
  key(): string;
  /** Gives the current entry a key. */
  mark(key: string): void;
  push(address: string, key: string): void;
  replace(address: string, key: string): void;
  /** Calls when the reader went back, forward, or edited the address. */
  listen(listener: () => void): void;
}

interface EntryState {
  readonly key?: string;
}

export const browserHistory: PageHistory = {
  read: () => location.hash.replace(/^#/, ""),
  key: () => (history.state as EntryState | null)?.key ?? "",
  mark: (key) => history.replaceState({ key } satisfies EntryState, ""),
  push: (address, key) => history.pushState({ key } satisfies EntryState, "", `#${address}`),
  replace: (address, key) => history.replaceState({ key } satisfies EntryState, "", `#${address}`),
  listen: (listener) => addEventListener("popstate", listener),
};
