/** A value that calls listeners when it changes. */
export interface Observable<Value> {
  read(): Value;
  write(next: Value): void;
  /** @returns A function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** Makes an observable; writing an equal value calls no listener. */
export function observable<Value>(initial: Value): Observable<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    write(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
