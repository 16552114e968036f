import type { CallOutput, ParamFilter, WireScreenOrder } from "@plumbline/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import { screenCatalogue } from "./catalogue/screen-catalogue.ts";

/** Everything that one can screen by. It changes only with the version of the server. */
export const screenCatalogueQuery = queryOptions({ ...callQuery("fundamentals", {}), select: screenCatalogue });

/** A number or a check that is requested as a column. */
export type RequestedColumn = { metric: string } | { check: string };

/** The largest number of rows in one answer. */
export const MAX_ROWS = 10_000;

/** Which companies, in which order, with which columns, on which day. */
export interface ScreenRequest {
  readonly filters: readonly ParamFilter[];
  /** Ids of strategies of the library. */
  readonly strategies: readonly string[];
  readonly order: WireScreenOrder | null;
  readonly columns: readonly RequestedColumn[];
  /** Today by default. */
  readonly asOf: string | undefined;
}

/** A part of the rows of a screen. */
export interface RowsPage {
  readonly offset: number;
  readonly limit: number;
}

/** The companies of a screen with the requested columns. */
export type RowsAnswer = Extract<CallOutput<"screener">, { kind: "rows" }>;

/** How many companies pass a filter alone, and for how many that is not known. */
export interface FilterCount {
  readonly passing: number;
  readonly missing: number;
}

/** A screen without strategies is asked for as before: the same question has the same answer. */
function strategyFiltersOf(strategies: readonly string[]): { strategyFilters?: string[] } {
  return strategies.length === 0 ? {} : { strategyFilters: [...strategies] };
}

/** One page of the companies that pass. */
export function screenQuery({ filters, strategies, order, columns, asOf }: ScreenRequest, page: RowsPage) {
  return queryOptions({
    ...callQuery("screener", {
      paramFilters: [...filters],
      ...strategyFiltersOf(strategies),
      ...(order && { order }),
      page,
      columns: [...columns],
      asOf,
    }),
    select: (answer) => (answer.kind === "rows" ? answer : null),
  });
}

/** A few companies by symbol, whatever filters they pass. */
export function companiesQuery(
  codes: readonly string[],
  columns: readonly RequestedColumn[],
  asOf: string | undefined,
) {
  return queryOptions({
    ...callQuery("screener", { codes: [...codes], columns: [...columns], asOf }),
    select: (answer) => (answer.kind === "rows" ? answer : null),
  });
}

/** The conditions of a screen, and the day on which companies are held against them. */
export type ScreenConditions = Pick<ScreenRequest, "filters" | "strategies" | "asOf">;

/** The reasons why one company passes each filter or not. */
export function explanationQuery(code: string, { filters, strategies, asOf }: ScreenConditions) {
  return queryOptions({
    ...callQuery("screener", { explain: code, paramFilters: [...filters], ...strategyFiltersOf(strategies), asOf }),
    select: (answer) => (answer.kind === "explanation" ? answer : null),
  });
}
