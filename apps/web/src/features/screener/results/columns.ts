import type { ScreenCatalogue } from "../catalogue/screen-catalogue.ts";
import type { ColumnAsked } from "../screener.query.ts";
import type { ScreenState } from "../state/screen-state.ts";

/** Columns that say who a company is; they come with every row. */
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

/** The columns of a screen for which nobody has chosen any. */
const USUAL = [
  "price",
  "change.1d",
  "change.1y",
  "marketValue",
  "pe",
  "dividendYield",
  "roe.latest",
  "sector",
] as const;

/** Those of them that stay first when the filters bring columns of their own. */
const ALWAYS_FIRST = 2;

/** More would make the table of a screen with many checks endless. */
const MOST_USUAL = 14;

export type Column =
  | { readonly kind: "about"; readonly id: AboutColumn }
  | { readonly kind: "metric"; readonly id: string }
  | { readonly kind: "check"; readonly id: string };

function isAbout(id: string): id is AboutColumn {
  return (ABOUT_COLUMNS as readonly string[]).includes(id);
}

/**
 * Ids of the columns of a screen: those chosen, or else price and change, what the filters ask about, and a few more.
 */
export function columnIds({ columns, filters, order }: Pick<ScreenState, "columns" | "filters" | "order">): string[] {
  if (columns) return [...columns];
  const asked = filters.flatMap((filter) =>
    "metric" in filter ? filter.metric : "check" in filter ? filter.check : [],
  );
  const ordered = order === null ? [] : "bestBy" in order ? order.bestBy : [order.metric];
  const ids = [...USUAL.slice(0, ALWAYS_FIRST), ...asked, ...ordered, ...USUAL.slice(ALWAYS_FIRST)];
  return [...new Set<string>(ids)].slice(0, MOST_USUAL);
}

/** The columns that exist, of the ids asked for. */
export function columnsOf(ids: readonly string[], { numbers, checks }: ScreenCatalogue): Column[] {
  return ids.flatMap((id): Column[] => {
    if (isAbout(id)) return [{ kind: "about", id }];
    if (numbers.has(id)) return [{ kind: "metric", id }];
    return checks.has(id) ? [{ kind: "check", id }] : [];
  });
}

/** What the server has to be asked for of some columns. */
export function columnsAsked(columns: readonly Column[]): ColumnAsked[] {
  return columns.flatMap((column): ColumnAsked[] => {
    if (column.kind === "about") return [];
    return [column.kind === "metric" ? { metric: column.id } : { check: column.id }];
  });
}
