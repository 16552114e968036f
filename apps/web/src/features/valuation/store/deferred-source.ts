import type { Source } from "./valuation-store.ts";

/** Lets a value through at once while it is open, and when there is time while it is closed. */
export interface Gate<Value> extends Source<Value> {
  setOpen(isOpen: boolean): void;
}

/**
 * Stands between what changes at every move of a hand and a part of the page which nobody sees.
 *
 * @param whenIdle Runs a task when there is time.
 */
export function gate<Value>(source: Source<Value>, whenIdle: (task: () => void) => void): Gate<Value> {
  const listeners = new Set<() => void>();
  let [shown, isOpen, isWaiting] = [source.read(), true, false];
  let leave: (() => void) | null = null;
  const pass = (): void => {
    isWaiting = false;
    const newest = source.read();
    if (leave === null || Object.is(newest, shown)) return;
    shown = newest;
    for (const listener of [...listeners]) listener();
  };
  const hear = (): void => {
    if (isOpen) pass();
    else if (!isWaiting) {
      isWaiting = true;
      whenIdle(pass);
    }
  };
  return {
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      if (leave === null) {
        leave = source.subscribe(hear);
        // What happened before the first one listened.
        shown = source.read();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        leave?.();
        leave = null;
      };
    },
    setOpen(next) {
      isOpen = next;
      if (isOpen) pass();
    },
  };
}
