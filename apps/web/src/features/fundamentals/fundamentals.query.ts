import type { MetricId } from "@plumbline/contract/calls";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import { type AmountScale, amountScale } from "../../format/index.ts";

/** A stock on a day, which is today by default. */
export interface StockOnDay {
  readonly code: string;
  readonly asOf?: string | undefined;
}

/** The fifteen metrics of a stock with their history. */
export function fundamentalsQuery({ code, asOf }: StockOnDay) {
  return queryOptions({
    ...callQuery("fundamentals", { code, asOf }),
    select: (answer) => (answer.kind === "stock" ? answer.stock : null),
  });
}

/** The one unit in which a page writes the amounts of a company, by the largest amount of its history. */
export function useAmountScale(stock: StockOnDay, enabled: boolean): AmountScale {
  const { data } = useQuery({ ...fundamentalsQuery(stock), enabled });
  const amounts = data?.metrics.flatMap(({ id, annual, quarterly }) =>
    AMOUNTS.has(id) ? [...annual, ...quarterly] : [],
  );
  return amountScale(amounts ?? []);
}

/** The metrics that are amounts of money. */
const AMOUNTS: ReadonlySet<MetricId> = new Set(["revenue", "netIncome", "freeCashFlow", "cashAndShortTermInvestments"]);

/** The definitions of the metrics: unit, kind, better direction. */
export const catalogueQuery = queryOptions({
  ...callQuery("fundamentals", {}),
  select: (answer) => (answer.kind === "catalogue" ? answer.metrics : []),
});

/** One figure: a metric of a period that ended on a day. */
export interface FigureRequest extends StockOnDay {
  readonly metric: MetricId;
  readonly end: string;
  readonly span: "quarter" | "year";
}

/** The evidence of one figure; the evidence of the previous figure stays on screen while it loads. */
export function evidenceQuery({ code, asOf, metric, end, span }: FigureRequest) {
  return queryOptions({
    ...callQuery("fundamentals", { code, asOf, metric, end, span }),
    select: (answer) => (answer.kind === "evidence" ? answer.evidence : null),
    placeholderData: keepPreviousData,
  });
}
