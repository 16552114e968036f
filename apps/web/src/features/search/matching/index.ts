export { findInstruments } from "./find-instruments.ts";
export { highlightRanges } from "./highlight-ranges.ts";
export type { InstrumentList } from "./instrument-list.ts";
export { buildSearchIndex, type SearchIndex } from "./search-index.ts";
