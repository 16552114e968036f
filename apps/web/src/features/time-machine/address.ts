/** What the first calls need before anything is drawn. */
export { readAsOf } from "./as-of.ts";
