export { filingChangesRoute } from "./filing-changes.ts";
export { filingOutlineRoute, filingParagraphsRoute, filingsRoute } from "./filings.ts";
