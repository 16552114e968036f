export { checkFaults, metricFaults, orderFaults, readFilters, strategyFaults } from "./screen-filters.ts";
export { type MarketScreenings, Screenings } from "./screenings.ts";
