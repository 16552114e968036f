import type { Source } from "./valuation-store.ts";

/** A source that passes changes on at once while it is visible, and when the browser is idle while it is hidden. */
export interface DeferredSource<Value> extends Source<Value> {
  setVisible(isVisible: boolean): void;
}

/**
 * Defers the changes of a source while the part of the page that shows it is hidden.
 *
 * @param whenIdle Runs a task when the browser is idle.
 */
export function deferredSource<Value>(
  source: Source<Value>,
  whenIdle: (task: () => void) => void,
): DeferredSource<Value> {
  const listeners = new Set<() => void>();
  let shown = source.read();
  let isVisible = true;
  let isWaiting = false;
  let unsubscribe: (() => void) | null = null;
  const update = (): void => {
    isWaiting = false;
    const newest = source.read();
    if (unsubscribe === null || Object.is(newest, shown)) return;
    shown = newest;
    for (const listener of [...listeners]) listener();
  };
  const onChange = (): void => {
    if (isVisible) update();
    else if (!isWaiting) {
      isWaiting = true;
      whenIdle(update);
    }
  };
  return {
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      if (unsubscribe === null) {
        unsubscribe = source.subscribe(onChange);
        // Changes before the first subscription were missed.
        shown = source.read();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unsubscribe?.();
        unsubscribe = null;
      };
    },
    setVisible(next) {
      isVisible = next;
      if (isVisible) update();
    },
  };
}
