import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import { type BarsQuestion, barsInput } from "./bars-input.ts";

/** The bars of a stock for a range; those of the range before stay on screen while they load. */
export function barsQuery(question: BarsQuestion) {
  return queryOptions({
    ...callQuery("priceChart", barsInput(question)),
    select: (answer) => (answer.kind === "chart" ? answer.chart : null),
    placeholderData: keepPreviousData,
  });
}
