export { type Observable, observable } from "./observable.ts";
export { storage } from "./storage.ts";
export { oneOf, stored } from "./stored.ts";
export { useObservable } from "./use-observable.ts";
