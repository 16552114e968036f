import type { ChartRange } from "@plumbline/contract/calls";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import { askedRange } from "./span.ts";

interface BarsQuestion {
  readonly code: string;
  readonly range: ChartRange;
  readonly basis: "price" | "total";
  /** Bars end on this day; the market's last unless given. */
  readonly asOf?: string | undefined;
}

/** The bars of a stock for a range; those of the range before stay on screen while they load. */
export function barsQuery({ code, range, basis, asOf }: BarsQuestion) {
  const input = { code, range: askedRange(range), ...(basis === "total" ? { basis } : {}), asOf };
  return queryOptions({
    ...callQuery("stockSimplifyData", input),
    select: (answer) => (answer.kind === "chart" ? answer.chart : null),
    placeholderData: keepPreviousData,
  });
}
