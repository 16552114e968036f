import type { Names, WireScreenColumn, WireScreenRows } from "@plumbline/contract";
import type { CompanyType } from "@plumbline/contract/calls";
import type { RowsAnswer } from "./screen-csv.ts";

/** One company of a screen. */
export interface ScreenRow {
  readonly symbol: string;
  readonly names: Names;
  /** Of the price; null when unknown. */
  readonly currency: string | null;
  /** Of the accounts; null without any. */
  readonly accountsCurrency: string | null;
  /** Whether other rows are in other currencies, so that a value has to name its own. */
  readonly isMixed: boolean;
  readonly sector: string | null;
  readonly industry: string | null;
  readonly companyType: CompanyType;
  readonly periodEnd: string | null;
  readonly filedAt: string | null;
  /** Whether its accounts are old on the day. */
  readonly isStale: boolean;
  /** Its place in the columns of the answer. */
  readonly place: number;
  readonly columns: readonly WireScreenColumn[];
}

const made = new WeakMap<object, readonly ScreenRow[]>();

/** The companies of an answer as rows, made once: what does not change is not drawn anew. */
export function rowsOf(answer: Pick<RowsAnswer, "rows" | "columns">): readonly ScreenRow[] {
  let rows = made.get(answer);
  if (!rows) {
    const isMixed = onlyCurrency(answer.rows) === null;
    rows = answer.rows.symbol.map((symbol, place) => ({ ...rowOf(answer, symbol, place), isMixed }));
    made.set(answer, rows);
  }
  return rows;
}

function rowOf({ rows, columns }: Pick<RowsAnswer, "rows" | "columns">, symbol: string, place: number) {
  return {
    ...{ symbol, place, columns },
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
  // Prices of an unknown currency are in one more; a company without accounts has no amounts but its price.
  const [first, ...others] = new Set([...currency, ...accountsCurrency.filter((code) => code !== null)]);
  return first && others.length === 0 ? first : null;
}

/** In which currency a number of a row is: that of the price for prices and trade, that of the accounts for the rest. */
export function currencyOf({ currency, accountsCurrency }: ScreenRow, group: string): string | null {
  return group === "price" ? currency : (accountsCurrency ?? currency);
}
