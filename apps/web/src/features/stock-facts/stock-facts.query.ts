import { queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";

/** The whole history of a stock in coarse bars, with all its dividends and splits. */
export function historyQuery(code: string, asOf?: string) {
  return queryOptions({
    ...callQuery("priceChart", { code, range: "max", asOf }),
    select: (answer) => (answer.kind === "chart" ? answer.chart : null),
  });
}

/** The identity of the company, from the answer that the header shows too. */
export function identityQuery(code: string, asOf?: string) {
  return callQuery("stockHeader", { code, asOf });
}

/** The findings in the rows of a stock up to a day; findings about a whole file have no day. */
export function findingsQuery(code: string, asOf?: string) {
  return queryOptions({
    ...callQuery("marketQuality", { code }),
    select: ({ issues }) => issues.filter(({ day }) => day === null || asOf === undefined || day <= asOf),
  });
}
