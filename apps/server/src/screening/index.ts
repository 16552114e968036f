export { checkFaults, metricFaults, orderFaults, readFilters } from "./screen-filters.ts";
export { type MarketScreenings, Screenings } from "./screenings.ts";
