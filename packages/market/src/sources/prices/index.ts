export { type ColumnMapping, ColumnMappingError, parseColumnMapping } from "./column-mapping.ts";
export { mergeHistories } from "./merge-histories.ts";
export type { PriceFormat } from "./price-format.ts";
export { type PriceReading, readPrices } from "./read-prices.ts";
export { recognisePrices } from "./recognise-prices.ts";
