export { type Observable, observable } from "./observable.ts";
export { MAX_FILTERS, paramFilters, readFilters, writeFilters } from "./param-filters.ts";
export { storage } from "./storage.ts";
export { oneOf, stored } from "./stored.ts";
export { useObservable, useWritten } from "./use-observable.ts";
