import { useLayoutEffect, useSyncExternalStore } from "react";
import type { Observable } from "./observable.ts";

/** The value of an observable; the component draws anew when it changes. */
export function useObservable<Value>({ subscribe, read }: Pick<Observable<Value>, "subscribe" | "read">): Value {
  return useSyncExternalStore(subscribe, read);
}

/**
 * Writes an observable straight into the page, when the component is drawn and at each change. The component is not drawn
 * anew: for what changes many times a second that would take too long.
 */
export function useWritten<Value>(
  { read, subscribe }: Pick<Observable<Value>, "subscribe" | "read">,
  write: (value: Value) => void,
): void {
  // After every drawing, because what is written depends on what the component was given.
  useLayoutEffect(() => {
    const writeNewest = (): void => write(read());
    writeNewest();
    const end = subscribe(writeNewest);
    return () => {
      end();
    };
  });
}
