import type { CallOutput } from "@plumbline/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";

interface StockOnDay {
  readonly code: string;
  /** Today unless given. */
  readonly asOf: string | undefined;
}

type Answer = CallOutput<"valuation">;

/** The valuation of a stock with default parameters; the page computes all others itself. */
export function valuationQuery({ code, asOf }: StockOnDay) {
  return queryOptions({ ...callQuery("valuation", { code, asOf }), select: valuationIn });
}

/** The fair value of a share at the end of each month. */
export function valueHistoryQuery({ code, asOf }: StockOnDay) {
  return queryOptions({ ...callQuery("valuation", { code, asOf, history: "months" }), select: historyIn });
}

const valuationIn = (answer: Answer) => (answer.kind === "valuation" ? answer.valuation : null);
const historyIn = (answer: Answer) => (answer.kind === "history" ? answer.history : null);
