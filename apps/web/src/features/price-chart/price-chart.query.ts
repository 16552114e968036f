import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import { type BarsRequest, barsInput } from "./span.ts";

/** The bars of a stock for a range; those of the previous range stay on screen while they load. */
export function barsQuery(request: BarsRequest) {
  return queryOptions({
    ...callQuery("priceChart", barsInput(request)),
    select: (answer) => (answer.kind === "chart" ? answer.chart : null),
    placeholderData: keepPreviousData,
  });
}
