import { useSyncExternalStore } from "react";
import type { Observable } from "./observable.ts";

/** The value of an observable; the component draws anew when it changes. */
export function useObservable<Value>({ subscribe, read }: Pick<Observable<Value>, "subscribe" | "read">): Value {
  return useSyncExternalStore(subscribe, read);
}
