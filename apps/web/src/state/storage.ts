/** Local storage that may be blocked or full: then reading finds nothing and writing stores nothing. */
export const storage = {
  read(key: string): string | null {
    try {
      return globalThis.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      globalThis.localStorage.setItem(key, value);
    } catch {
      // The page works on without remembering.
    }
  },
};
