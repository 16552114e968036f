export { filingOutlineRoute, filingParagraphsRoute, filingsRoute } from "./filings.ts";
