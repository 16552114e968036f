/** What a page reads and writes of an address without the rest of the screener. */
export { MAX_COMPARED, readCompared, writeCompared } from "./compared.ts";
