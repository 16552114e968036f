import type { ParamFilter, WireScreenOrder } from "@plumbline/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import { screenCatalogue } from "./catalogue/screen-catalogue.ts";

/** Everything by which one can screen: it changes with the version of the server only. */
export const screenCatalogueQuery = queryOptions({ ...callQuery("fundamentals", {}), select: screenCatalogue });

/** A number or a check that is asked for as a column. */
export type ColumnAsked = { metric: string } | { check: string };

/** Which companies, in which order, with which columns, on which day. */
export interface ScreenQuestion {
  readonly filters: readonly ParamFilter[];
  readonly order: WireScreenOrder | null;
  readonly columns: readonly ColumnAsked[];
  /** Today unless given. */
  readonly asOf: string | undefined;
}

/** A part of the rows of a screen. */
export interface RowsPage {
  readonly offset: number;
  readonly limit: number;
}

/** The companies that pass, one page of them. */
export function screenQuery({ filters, order, columns, asOf }: ScreenQuestion, page: RowsPage) {
  return queryOptions({
    ...callQuery("screener", {
      paramFilters: [...filters],
      ...(order && { order }),
      page,
      columns: [...columns],
      asOf,
    }),
    select: (answer) => (answer.kind === "rows" ? answer : null),
  });
}

/** A few companies, whatever they pass. */
export function companiesQuery(codes: readonly string[], columns: readonly ColumnAsked[], asOf: string | undefined) {
  return queryOptions({
    ...callQuery("screener", { codes: [...codes], columns: [...columns], asOf }),
    select: (answer) => (answer.kind === "rows" ? answer : null),
  });
}

/** Why one company passes each filter or not. */
export function explanationQuery(code: string, filters: readonly ParamFilter[], asOf: string | undefined) {
  return queryOptions({
    ...callQuery("screener", { explain: code, paramFilters: [...filters], asOf }),
    select: (answer) => (answer.kind === "explanation" ? answer : null),
  });
}
