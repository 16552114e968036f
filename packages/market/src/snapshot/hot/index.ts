export { readCalendar, writeCalendar } from "./column-file.ts";
export { CompanyBlocksReader, CompanyBlocksWriter } from "./company-blocks.ts";
export { readJson, writeJson, writeList } from "./json-file.ts";
export { type PositionedPrices, PriceColumnsReader, PriceColumnsWriter } from "./price-columns.ts";
export { SeriesColumnsReader, writeSeriesColumns } from "./series-columns.ts";
export { TargetBlocksReader, writeTargetBlocks } from "./target-blocks.ts";
