import { type Observable, observable } from "./observable.ts";
import { storage } from "./storage.ts";

/** Reads a stored value from its text; `null` when the text is not one. */
export type Parser<Value> = (text: string) => Value | null;

/**
 * An observable that outlives the page, in local storage under `key`; follows other tabs of the same browser. Nothing is
 * stored for `null`.
 */
export function stored<Value>(
  key: string,
  { fallback, read, write = String }: { fallback: Value; read: Parser<Value>; write?: (value: Value) => string },
): Observable<Value> {
  const current = (): Value => {
    const text = storage.read(key);
    return (text === null ? null : read(text)) ?? fallback;
  };
  const value = observable(current());
  globalThis.addEventListener?.("storage", (event: StorageEvent) => {
    // Without a key, everything was removed.
    if ((event.key ?? key) === key) value.write(current());
  });
  return {
    ...value,
    write(next) {
      storage.write(key, next === null ? null : write(next));
      value.write(next);
    },
  };
}

/** Reads one of a list of words. */
export function oneOf<const Word extends string>(words: readonly Word[]): Parser<Word> {
  return (text) => words.find((word) => word === text) ?? null;
}
