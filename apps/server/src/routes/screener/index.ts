export { checkProvenance, metricProvenance } from "./screen-columns.ts";
export { type JudgedMarket, judgedMarket } from "./screened-strategies.ts";
export { screenerRoute } from "./screener.ts";
