import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import { type Thresholds, writeThresholds } from "./checks-state.ts";

interface ChecksRequest {
  readonly code: string;
  /** The day as of which the stock is shown; today by default. */
  readonly asOf?: string | undefined;
  readonly thresholds: Thresholds;
}

/** The checks of a stock; the previous answer stays on screen while thresholds change. */
export function checksQuery({ code, asOf, thresholds }: ChecksRequest) {
  return queryOptions({
    ...callQuery("checks", { code, asOf, thresholds: writeThresholds(thresholds), report: "none" }),
    placeholderData: keepPreviousData,
  });
}
