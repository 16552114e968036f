export { classesOnCover } from "./cover-classes.ts";
export { type CoverPage, readCoverPage } from "./cover-page.ts";
export { type ReadFiling, readFiling } from "./read-filing.ts";
export { recogniseFiling } from "./recognise-filing.ts";
