export { knownOf, tableOrFileAt } from "./table-file.ts";
export { tablesOf } from "./tables-of.ts";
