export { MOST_FILTERS, readFilters, writeFilters } from "./filter-text.ts";
export { paramFilters } from "./param-filters.ts";
