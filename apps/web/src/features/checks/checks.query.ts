import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import { type Thresholds, writeThresholds } from "./thresholds.ts";

interface ChecksQuestion {
  readonly code: string;
  /** The day on which the stock is seen; today unless given. */
  readonly asOf?: string | undefined;
  readonly thresholds: Thresholds;
}

/** The checks of a stock; the answer before stays on screen while thresholds move. */
export function checksQuery({ code, asOf, thresholds }: ChecksQuestion) {
  return queryOptions({
    ...callQuery("checks", { code, asOf, thresholds: writeThresholds(thresholds) }),
    placeholderData: keepPreviousData,
  });
}
