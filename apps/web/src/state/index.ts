export { type Observable, observable } from "./observable.ts";
export { MOST_FILTERS, paramFilters, readFilters, writeFilters } from "./param-filters/index.ts";
export { storage } from "./storage.ts";
export { oneOf, stored } from "./stored.ts";
export { useObservable } from "./use-observable.ts";
export { useWritten } from "./use-written.ts";
