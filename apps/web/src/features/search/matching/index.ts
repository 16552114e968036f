export { findInstruments } from "./find-instruments.ts";
export { highlightRanges } from "./highlight-ranges.ts";
export { buildSearchIndex, type InstrumentList, type SearchIndex } from "./search-index.ts";
