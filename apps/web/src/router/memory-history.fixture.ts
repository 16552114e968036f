import type { PageHistory } from "./history.ts";

/** A history without a browser: its entries are a list, and `go` is the reader's back and forward. */
export interface MemoryHistory extends PageHistory {
  readonly entries: readonly string[];
  go(steps: number): void;
  /** The reader edits the address bar. */
  edit(address: string): void;
}

export function createMemoryHistory(first = ""): MemoryHistory {
  const entries = [{ address: first, key: "" }];
  const listeners: (() => void)[] = [];
  let place = 0;
  const current = () => entries[place] ?? { address: "", key: "" };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const push = (address: string, key: string) => {
    entries.splice(++place, entries.length, { address, key });
  };
  return {
    get entries() {
      return entries.map(({ address }) => address);
    },
    read: () => current().address,
    key: () => current().key,
    mark: (key) => {
      entries[place] = { ...current(), key };
    },
    push,
    replace: (address, key) => {
      entries[place] = { address, key };
    },
    listen: (listener) => listeners.push(listener),
    go(steps) {
      place += steps;
      tell();
    },
    edit(address) {
      push(address, "");
      tell();
    },
  };
}
