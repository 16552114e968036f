export type * from "./strategy.ts";
