export { type JsonText, jsonTexts } from "./json-texts.ts";
export { knownOf, tableOrFileAt } from "./table-file.ts";
export { tablesOf } from "./tables-of.ts";
