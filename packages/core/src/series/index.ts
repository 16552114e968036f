export type { Actions, Dividend, Split } from "./actions.ts";
export type { Bars } from "./bars.ts";
