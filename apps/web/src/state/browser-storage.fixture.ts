import { vi } from "vitest";

/** A browser's local storage in memory, put in place for the tests of a file. */
export interface BrowserStorage {
  readonly content: Map<string, string>;
  /** Blocks it, as a browser does that refuses all site data. */
  block(): void;
}

/** Plays the local storage of a browser until `vi.unstubAllGlobals()`. */
export function playStorage(content: Readonly<Record<string, string>> = {}): BrowserStorage {
  const stored = new Map(Object.entries(content));
  let isBlocked = false;
  const use = () => {
    if (isBlocked) throw new DOMException("The operation is insecure.", "SecurityError");
    return stored;
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => use().get(key) ?? null,
    setItem: (key: string, value: string) => use().set(key, value),
    removeItem: (key: string) => use().delete(key),
  });
  return {
    content: stored,
    block() {
      isBlocked = true;
    },
  };
}
