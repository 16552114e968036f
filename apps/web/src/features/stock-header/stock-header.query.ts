import type { CallOutput } from "@plumbline/contract/calls";
import { callQuery } from "../../api/index.ts";

/** The header of a stock on a day, which is today by default. */
export function stockHeaderQuery(code: string, asOf?: string) {
  return callQuery("stockHeader", { code, asOf });
}

/** The answer for the header of one stock. */
export type StockSummary = CallOutput<"stockHeader">;
