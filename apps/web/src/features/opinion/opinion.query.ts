import type { OutputOf, priceChart, priceTargets } from "@plumbline/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import type { OpinionSpan } from "./opinion-state.ts";

/** The server's answer about the price targets of a stock. */
export type WireOpinion = OutputOf<typeof priceTargets>;

interface StockOnDay {
  readonly code: string;
  /** Today unless given. */
  readonly asOf: string | undefined;
}

/** The price targets of a stock. */
export function opinionQuery({ code, asOf }: StockOnDay) {
  return queryOptions(callQuery("priceTargets", { code, asOf }));
}

/** One year is cut out of three, because the chart of the analysis page has requested these already. */
const REQUESTED_RANGES = { "1y": "3y", "3y": "3y", "5y": "5y", "10y": "10y" } as const;

/** Closes of a span; the previous span stays on screen while they load. */
export function closesQuery({ code, asOf }: StockOnDay, span: OpinionSpan) {
  return queryOptions({
    ...callQuery("priceChart", { code, range: REQUESTED_RANGES[span], asOf }),
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
