import { queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../../api/index.ts";

export interface MarkedStock {
  readonly code: string;
  /** Nothing that became known later is shown. */
  readonly asOf?: string | undefined;
}

/** Reports, checks that flipped, and targets. */
export function chartMarksQuery({ code, asOf }: MarkedStock) {
  return callQuery("chartMarks", { code, asOf });
}

/** Fair value at the end of each month. */
export function fairValueQuery({ code, asOf }: MarkedStock) {
  return queryOptions({
    ...callQuery("valuation", { code, asOf, history: "months" }),
    select: (answer) => (answer.kind === "history" ? answer.history : null),
  });
}

/** The trades of the user's last run of the stock; another tab may have started one. */
export function stockTradesQuery({ code }: MarkedStock) {
  return { ...callQuery("stockTrades", { code }), staleTime: 60_000 };
}
