export { type StockFiling, stockFilings } from "./stock-filings.ts";
export { MAX_MARKS, type MarkedFlips, type MarkedTargets, type StockMarks, stockMarks } from "./stock-marks.ts";
