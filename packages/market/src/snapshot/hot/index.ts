export { readCalendar, writeCalendar } from "./column-file.ts";
export { CompanyBlocksReader, CompanyBlocksWriter } from "./company-blocks.ts";
export { type EncodedFiling, encodeFiling, type ItemOutline } from "./encode-filing.ts";
export { FilingTextsReader, FilingTextsWriter, type ParagraphSpan } from "./filing-texts.ts";
export { readJson, writeJson, writeList } from "./json-file.ts";
export { type PositionedPrices, PriceColumnsReader, PriceColumnsWriter } from "./price-columns.ts";
export { SeriesColumnsReader, writeSeriesColumns } from "./series-columns.ts";
export { TargetBlocksReader, writeTargetBlocks } from "./target-blocks.ts";
