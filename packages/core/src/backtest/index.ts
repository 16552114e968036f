export type * from "./trade-columns.ts";
