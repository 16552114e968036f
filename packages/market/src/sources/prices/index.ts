export { type ColumnMapping, ColumnMappingError, parseColumnMapping } from "./column-mapping.ts";
export { headBytes } from "./head-records.ts";
export { mappingMisfit, missingColumns } from "./mapped-format.ts";
export { mergeHistories } from "./merge-histories.ts";
export { previewOf } from "./preview-rows.ts";
export type { PriceFormat } from "./price-format.ts";
export { type PriceReading, readPrices } from "./read-prices.ts";
export { type RecogniseOptions, recognisePrices } from "./recognise-prices.ts";
