import { kindOfSymbol, listingOf, type PriceBasis, wordOfName } from "../../model/index.ts";
import type { DeliveredPrices } from "../../quality/index.ts";
import { headSeries, UNKNOWN_SYMBOL } from "./head-series.ts";
import type { Answers, AskedItem } from "./layout-question.ts";
import type { PriceFormat } from "./price-format.ts";
import { isNamedUs, isUsSymbol, normaliseSymbol, symbolFromName } from "./symbol-from-name.ts";
import type { FoundTable } from "./table-shape.ts";

export const BASES: readonly PriceBasis[] = ["raw", "split-adjusted", "total-return"];
/** More are not compared with lists one by one. */
const MAX_SYMBOLS = 100;

/** A file whose layout is known. */
export interface LaidOut {
  readonly format: PriceFormat;
  /** The first lines, as `headBytes` gives them. */
  readonly bytes: Uint8Array;
  readonly name: string;
}

/** Which column is the close, where none is named so and nobody said it. */
export function columnAsked({ undecided }: FoundTable, answers: Answers): AskedItem[] {
  const [likeliest = null] = undecided;
  if (likeliest === null || (answers.column !== undefined && undecided.includes(answers.column))) return [];
  return [{ topic: "column", choices: undecided, likeliest, evidence: { code: "no-close-column" } }];
}

/** Which symbol it is, where neither a column nor the name of the file states it. */
export function symbolAsked({ table, symbol, ...format }: PriceFormat, name: string): AskedItem[] {
  const isStated = table.arrangement !== "rows" || table.columns.symbol !== undefined || symbol !== null;
  if (isStated || symbolFromName(name, format) !== null) return [];
  const likeliest = wordOfName(name);
  const evidence = { code: likeliest === null ? "no-symbol" : "symbol-is-a-word" } as const;
  return [{ topic: "symbol", choices: [], likeliest, evidence }];
}

/**
 * What may be answered about a file that can be read without it: how its prices are adjusted, unless its first rows show that;
 * and the currency, unless its rows or all its symbols state that.
 */
export function optionalAsks({ format, bytes, name }: LaidOut, table: FoundTable): AskedItem[] {
  const { columns, arrangement } = format.table;
  const isBasisOpen = format.basis === null && columns.adjustedClose === undefined;
  const isCurrencyOpen = format.currency === null && columns.currency === undefined;
  if (!isBasisOpen && !isCurrencyOpen) return [];
  // Reading rows costs more than looking at their symbols.
  if (!isBasisOpen && arrangement === "rows") return currencyAsked(symbolsIn(table, format, name));
  const series = headSeries(format, bytes, name);
  const currency = isCurrencyOpen ? currencyAsked(series.map(quotedOf)) : [];
  return [...(isBasisOpen ? basisAsked(series) : []), ...currency];
}

/** A symbol, as far as it tells its currency. */
interface Quoted {
  readonly symbol: string;
  readonly isUs: boolean;
  readonly currency: string | null;
}

function quotedOf({ history: { symbol }, currency = null, isUsListing = false }: DeliveredPrices): Quoted {
  return { symbol, isUs: isUsListing, currency };
}

function symbolsIn({ rows }: FoundTable, format: PriceFormat, name: string): Quoted[] {
  const { symbol: column } = format.table.columns;
  if (column === undefined) {
    const symbol = format.symbol ?? symbolFromName(name, format) ?? wordOfName(name) ?? UNKNOWN_SYMBOL;
    return rows.length === 0 ? [] : [{ symbol, isUs: isNamedUs(name, format), currency: null }];
  }
  const stated = new Set(rows.map(({ cells }) => cells[column] ?? ""));
  return Array.from(stated, (cell) => ({ symbol: normaliseSymbol(cell), isUs: isUsSymbol(cell), currency: null }));
}

function basisAsked(series: readonly DeliveredPrices[]): AskedItem[] {
  if (!series.some(({ isBasisOpen }) => isBasisOpen)) return [];
  return [{ topic: "basis", choices: BASES, likeliest: null, evidence: { code: "no-basis" } }];
}

function currencyAsked(quoted: readonly Quoted[]): AskedItem[] {
  const open = quoted.filter((one) => !statesCurrency(one)).map(({ symbol }) => symbol);
  if (open.length === 0) return [];
  const symbols = open.filter((symbol) => symbol !== UNKNOWN_SYMBOL).slice(0, MAX_SYMBOLS);
  return [{ topic: "currency", choices: [], likeliest: null, evidence: { code: "no-currency" }, symbols }];
}

/** An index, a rate and a future are in points: they have no currency to ask for. */
function statesCurrency({ symbol, currency, isUs }: Quoted): boolean {
  return (
    currency !== null || kindOfSymbol(symbol) !== null || listingOf({ symbol, exchange: null, isUs }).currency !== null
  );
}
