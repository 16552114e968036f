import {
  type Answers,
  type AskedItem,
  kindOfSymbol,
  listingOf,
  type PriceBasis,
  wordOfName,
} from "../../model/index.ts";
import { type DeliveredPrices, quotesInHundredths, type UnitDoubt, unitDoubt } from "../../quality/index.ts";
import { headSeries, UNKNOWN_SYMBOL } from "./head-series.ts";
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
  const quoted = arrangement === "rows" ? symbolsIn(table, format, name) : [];
  const mayBeWhole = quoted.some(({ symbol }) => quotesInHundredths(symbol));
  if (!isBasisOpen && !isCurrencyOpen && !mayBeWhole) return [];
  // Reading rows costs more than looking at their symbols.
  if (!isBasisOpen && !mayBeWhole && arrangement === "rows") return currencyAsked(quoted);
  const series = headSeries(format, bytes, name);
  const currency = isCurrencyOpen || mayBeWhole ? currencyAsked(series.map((one) => quotedOf(one))) : [];
  return [...(isBasisOpen ? basisAsked(series) : []), ...currency];
}

/** A symbol, as far as it tells its currency. */
interface Quoted {
  readonly symbol: string;
  readonly isUs: boolean;
  readonly currency: string | null;
  readonly doubt: UnitDoubt | null;
}

function quotedOf({ history, currency = null, assetClass = null, isUsListing = false }: DeliveredPrices): Quoted {
  const { symbol, source, bars } = history;
  const doubt = unitDoubt({ symbol, source, close: bars.close, currency, assetClass });
  return { symbol, isUs: isUsListing, currency, doubt };
}

function symbolsIn({ rows }: FoundTable, format: PriceFormat, name: string): Quoted[] {
  const { symbol: column } = format.table.columns;
  if (column === undefined) {
    const symbol = format.symbol ?? symbolFromName(name, format) ?? wordOfName(name) ?? UNKNOWN_SYMBOL;
    return rows.length === 0 ? [] : [{ symbol, isUs: isNamedUs(name, format), currency: null, doubt: null }];
  }
  const stated = new Set(rows.map(({ cells }) => cells[column] ?? ""));
  return Array.from(stated, (cell) => {
    return { symbol: normaliseSymbol(cell), isUs: isUsSymbol(cell), currency: null, doubt: null };
  });
}

function basisAsked(series: readonly DeliveredPrices[]): AskedItem[] {
  if (!series.some(({ isBasisOpen }) => isBasisOpen)) return [];
  return [{ topic: "basis", choices: BASES, likeliest: null, evidence: { code: "no-basis" } }];
}

function currencyAsked(quoted: readonly Quoted[]): AskedItem[] {
  const open = quoted.filter((one) => !statesCurrency(one));
  const [first] = open;
  if (first === undefined) return [];
  const symbols = open
    .map(({ symbol }) => symbol)
    .filter((symbol) => symbol !== UNKNOWN_SYMBOL)
    .slice(0, MAX_SYMBOLS);
  const doubtful = open.flatMap(({ symbol, doubt }) => (doubt === null ? [] : [symbol]));
  return [
    {
      topic: "currency",
      choices: [],
      likeliest: likeliestUnit(open),
      evidence: unitEvidence(open) ?? { code: "no-currency" },
      symbols,
      ...(doubtful.length > 0 ? { doubtful } : {}),
    },
  ];
}

/** The unit of the exchange, where every symbol is probably quoted in it. */
function likeliestUnit(open: readonly Quoted[]): string | null {
  const [unit = null, ...others] = new Set(
    open.map(({ doubt, currency }) => (doubt?.kind === "noted" && currency === null ? doubt.hundredths : null)),
  );
  return others.length === 0 ? unit : null;
}

function unitEvidence(open: readonly Quoted[]): AskedItem["evidence"] | null {
  const [first] = open.flatMap(({ symbol, doubt }) => (doubt === null ? [] : [{ symbol, doubt }]));
  if (first === undefined) return null;
  const { symbol, doubt } = first;
  const { level: close, hundredths, whole } = doubt;
  return { code: "either-unit", symbol, close, hundredths, whole };
}

/**
 * An index, a rate and a future are in points: they have no currency to ask for. That of an exchange that quotes in hundredths
 * may turn out to be doubtful, once lists are read.
 */
function statesCurrency({ symbol, currency, isUs, doubt }: Quoted): boolean {
  if (doubt !== null) return false;
  if (currency === null && quotesInHundredths(symbol)) return false;
  return (
    currency !== null || kindOfSymbol(symbol) !== null || listingOf({ symbol, exchange: null, isUs }).currency !== null
  );
}
