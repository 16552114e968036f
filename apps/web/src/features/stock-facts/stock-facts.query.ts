import { queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";

/** The whole history of a stock, in bars as coarse as needed, with all its dividends and splits. */
export function historyQuery(code: string, asOf?: string) {
  return queryOptions({
    ...callQuery("stockSimplifyData", { code, range: "max", asOf }),
    select: (answer) => (answer.kind === "chart" ? answer.chart : null),
  });
}

/** Who the company is; the answer that the header shows too. */
export function identityQuery(code: string, asOf?: string) {
  return callQuery("getStockBaseInfo", { code, asOf });
}

/** What the quality gate found in the rows of a stock. */
export function findingsQuery(code: string) {
  return callQuery("marketQuality", { code });
}
