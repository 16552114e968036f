export { checkProvenance, metricProvenance } from "./screen-columns.ts";
export { screenerRoute } from "./screener.ts";
