import type { OutputOf, priceChart, priceTargets } from "@plumbline/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import type { OpinionSpan } from "./opinion-state.ts";

/** The answer of the server about the targets of a stock. */
export type Opinion = OutputOf<typeof priceTargets>;

interface StockOnDay {
  readonly code: string;
  /** Today unless given. */
  readonly asOf: string | undefined;
}

/** The price targets of a stock. */
export function opinionQuery({ code, asOf }: StockOnDay) {
  return queryOptions(callQuery("priceTargets", { code, asOf }));
}

/** The year is cut out of three, which the chart of the stock's own page has asked for already. */
const ASKED = { "1y": "3y", "3y": "3y", "5y": "5y", "10y": "10y" } as const;

/** Price bars of a span; those of the span before stay on screen while they load. */
export function closesQuery({ code, asOf }: StockOnDay, span: OpinionSpan) {
  return queryOptions({
    ...callQuery("priceChart", { code, range: ASKED[span], asOf }),
    select: closesOf,
    placeholderData: keepPreviousData,
  });
}

/** Days and closes, oldest first. */
export type Closes = NonNullable<ReturnType<typeof closesOf>>;

function closesOf(answer: OutputOf<typeof priceChart>) {
  if (answer.kind !== "chart") return null;
  const { date, close } = answer.chart.bars;
  return { date, close };
}
