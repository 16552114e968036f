/** Local storage that may be blocked or full: then reading finds nothing and writing stores nothing. */
export const storage = {
  read(key: string): string | null {
    try {
      return globalThis.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Stores a text under a key; `null` removes what is there. */
  write(key: string, value: string | null): void {
    try {
      if (value === null) globalThis.localStorage.removeItem(key);
      else globalThis.localStorage.setItem(key, value);
    } catch {
      // The page works on without remembering.
    }
  },
};
