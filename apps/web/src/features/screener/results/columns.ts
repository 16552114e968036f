import { headName, numberName, shortNumberName } from "../catalogue/number-text.ts";
import type { ScreenCatalogue } from "../catalogue/screen-catalogue.ts";
import { checkName, type ScreenWords } from "../catalogue/screen-words.ts";
import type { ScreenState } from "../screen-state.ts";
import type { RequestedColumn } from "../screener.query.ts";

/** Columns that describe a company; every row has them. */
export const ABOUT_COLUMNS = [
  "sector",
  "industry",
  "companyType",
  "currency",
  "accountsCurrency",
  "periodEnd",
  "filedAt",
] as const;
export type AboutColumn = (typeof ABOUT_COLUMNS)[number];

/** The columns of a screen for which the reader has chosen none. */
const DEFAULT_COLUMNS = [
  "price",
  "change.1d",
  "change.1y",
  "marketValue",
  "pe",
  "dividendYield",
  "roe.latest",
  "sector",
] as const;

/** How many of them stay first when the filters add columns. */
const ALWAYS_FIRST = 2;

/** More would make the table of a screen with many checks endless. */
const MAX_DEFAULT_COLUMNS = 14;

export type Column =
  | { readonly kind: "about"; readonly id: AboutColumn }
  | { readonly kind: "metric"; readonly id: string }
  | { readonly kind: "check"; readonly id: string };

function isAbout(id: string): id is AboutColumn {
  return (ABOUT_COLUMNS as readonly string[]).includes(id);
}

/**
 * Ids of the columns of a screen: the chosen ones, or else price and change, the subjects of the filters, and a few
 * more.
 */
export function columnIds({ columns, filters, order }: Pick<ScreenState, "columns" | "filters" | "order">): string[] {
  if (columns) return [...columns];
  const ids = [
    ...DEFAULT_COLUMNS.slice(0, ALWAYS_FIRST),
    ...subjectsOf(filters),
    ...ordersOf(order),
    ...DEFAULT_COLUMNS.slice(ALWAYS_FIRST),
  ];
  return [...new Set<string>(ids)].slice(0, MAX_DEFAULT_COLUMNS);
}

/** The same columns with those first that the screen is sorted and filtered by: on a phone few are in sight. */
export function foremost(ids: readonly string[], { filters, order }: Pick<ScreenState, "filters" | "order">): string[] {
  const asked = new Set([...ordersOf(order), ...subjectsOf(filters)]);
  return [...[...asked].filter((id) => ids.includes(id)), ...ids.filter((id) => !asked.has(id))];
}

function ordersOf(order: ScreenState["order"]): readonly string[] {
  if (order === null) return [];
  return "bestBy" in order ? order.bestBy : [order.metric];
}

/** What filters on numbers and checks are about. */
function subjectsOf(filters: ScreenState["filters"]): string[] {
  return filters.flatMap((filter) => ("metric" in filter ? filter.metric : "check" in filter ? filter.check : []));
}

/** The columns of these ids; ids that do not exist are left out. */
export function columnsOf(ids: readonly string[], { numbers, checks }: ScreenCatalogue): Column[] {
  return ids.flatMap((id): Column[] => {
    if (isAbout(id)) return [{ kind: "about", id }];
    if (numbers.has(id)) return [{ kind: "metric", id }];
    return checks.has(id) ? [{ kind: "check", id }] : [];
  });
}

/** The columns to request from the server. */
export function requestedColumns(columns: readonly Column[]): RequestedColumn[] {
  return columns.flatMap((column): RequestedColumn[] => {
    if (column.kind === "about") return [];
    return [column.kind === "metric" ? { metric: column.id } : { check: column.id }];
  });
}

/** The name of a column in full. */
export function columnName(column: Column, words: ScreenWords): string {
  if (column.kind === "about") return words.text(`screener.column.${column.id}`);
  if (column.kind === "metric") return numberName(column.id, words);
  // Several checks have the same name as a number, which may be a column too.
  return words.text("screener.checkColumn", { check: checkName(column.id, words), id: column.id });
}

/** The same in few characters, for the head of the table. */
export function columnHead(column: Column, words: ScreenWords): string {
  return column.kind === "metric"
    ? headName(shortNumberName(column.id, words), column.id, words)
    : columnName(column, words);
}
