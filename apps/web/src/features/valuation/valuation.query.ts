import type { CallOutput } from "@plumbline/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";

interface StockOnDay {
  readonly code: string;
  /** Today unless given. */
  readonly asOf: string | undefined;
}

type Answer = CallOutput<"valuation">;

/** What the models say of a stock with default parameters; the page moves them by itself. */
export function valuationQuery({ code, asOf }: StockOnDay) {
  return queryOptions({ ...callQuery("valuation", { code, asOf }), select: wholeOf });
}

/** What a share was worth through time. */
export function valueHistoryQuery({ code, asOf }: StockOnDay) {
  return queryOptions({ ...callQuery("valuation", { code, asOf, history: "months" }), select: historyOf });
}

const wholeOf = (answer: Answer) => (answer.kind === "valuation" ? answer.valuation : null);
const historyOf = (answer: Answer) => (answer.kind === "history" ? answer.history : null);
