import type { Names, WireScreenColumn, WireScreenRows } from "@plumbline/contract";
import type { CompanyType } from "@plumbline/contract/calls";
import type { ScreenCatalogue } from "../catalogue/screen-catalogue.ts";
import type { RowsAnswer } from "../screener.query.ts";
import type { Column } from "./columns.ts";

/** One company of a screen. */
export interface ScreenRow {
  readonly symbol: string;
  readonly names: Names;
  /** Of the price; null when unknown. */
  readonly currency: string | null;
  /** Of the accounts; null without any. */
  readonly accountsCurrency: string | null;
  /** Whether the rows are in several currencies, so that a value names its own. */
  readonly isMixed: boolean;
  readonly sector: string | null;
  readonly industry: string | null;
  readonly companyType: CompanyType;
  readonly periodEnd: string | null;
  readonly filedAt: string | null;
  /** Whether its accounts are old on the day of the screen. */
  readonly isStale: boolean;
  /** Its place in the columns of the answer. */
  readonly place: number;
  readonly columns: readonly WireScreenColumn[];
}

const rowsByAnswer = new WeakMap<object, readonly ScreenRow[]>();

/** The companies of an answer as rows, memoized by the answer so that unchanged rows are not drawn again. */
export function rowsOf(answer: Pick<RowsAnswer, "rows" | "columns">): readonly ScreenRow[] {
  let rows = rowsByAnswer.get(answer);
  if (!rows) {
    const isMixed = onlyCurrency(answer.rows) === null;
    rows = answer.rows.symbol.map((symbol, place) => ({ ...rowOf(answer, symbol, place), isMixed }));
    rowsByAnswer.set(answer, rows);
  }
  return rows;
}

function rowOf({ rows, columns }: Pick<RowsAnswer, "rows" | "columns">, symbol: string, place: number) {
  return {
    symbol,
    place,
    columns,
    names: rows.names[place] ?? { en: symbol },
    currency: rows.currency[place] ?? null,
    accountsCurrency: rows.accountsCurrency[place] ?? null,
    sector: rows.sector[place] ?? null,
    industry: rows.industry[place] ?? null,
    companyType: rows.companyType[place] ?? "other",
    periodEnd: rows.periodEnd[place] ?? null,
    filedAt: rows.filedAt[place] ?? null,
    isStale: rows.accountsState[place] === "stale",
  };
}

/** The one currency of prices and accounts of some rows; null where there are several, an unknown one, or none. */
export function onlyCurrency({
  currency,
  accountsCurrency,
}: Pick<WireScreenRows, "currency" | "accountsCurrency">): string | null {
  // An unknown currency counts as one of its own; a company without accounts has no amount except its price.
  const [first, ...others] = new Set([...currency, ...accountsCurrency.filter((code) => code !== null)]);
  return first && others.length === 0 ? first : null;
}

/** The currency of a number of a row: that of the price for prices and trade, that of the accounts for the rest. */
export function currencyOf({ currency, accountsCurrency }: ScreenRow, group: string): string | null {
  return group === "price" ? currency : (accountsCurrency ?? currency);
}

/**
 * How much of a value comes from the accounts. It decides whether its provenance names the filing day and the period.
 */
export type AccountsPart = "not" | "partly" | "wholly";

/**
 * How much of a column comes from the accounts: nothing of a price, all of a filed number, a part of a ratio or a
 * check.
 */
export function accountsPart({ kind, id }: Pick<Column, "kind" | "id">, { numbers }: ScreenCatalogue): AccountsPart {
  if (kind === "about") return "not";
  const number = kind === "metric" ? numbers.get(id) : undefined;
  if (number?.metric) return "wholly";
  return number?.group === "price" ? "not" : "partly";
}

/** Whether any value in these rows and columns has the mark of old accounts. */
export function hasOldAccounts(
  rows: readonly (ScreenRow | null)[],
  columns: readonly Pick<Column, "kind" | "id">[],
  catalogue: ScreenCatalogue,
): boolean {
  return rows.some((row) => row?.isStale && columns.some((column) => isMarked(row, column, catalogue)));
}

function isMarked(row: ScreenRow, column: Pick<Column, "kind" | "id">, catalogue: ScreenCatalogue): boolean {
  if (row.filedAt === null || accountsPart(column, catalogue) === "not") return false;
  const wire = row.columns.find(({ id, kind }) => id === column.id && kind === column.kind);
  return (wire?.values[row.place] ?? null) !== null;
}
