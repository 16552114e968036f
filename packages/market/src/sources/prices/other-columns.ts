import { namesPart, plainName } from "./column-names.ts";

/** What tables of prices have beside the parts of a bar, as `plainName` writes it. */
const COMPANIONS: ReadonlySet<string> = new Set([
  ...["change", "chg", "net change", "net chg", "change%", "change %", "chg%", "chg %", "% change", "% chg", "%change"],
  ...["%chg", "%var", "% var", "+/", "+/ %", "+/%", "var", "var%", "var %", "variation", "variation%", "variation %"],
  ...["variacion", "variacion%", "variacion %", "涨跌幅", "涨跌额", "更改", "更改%"],
  ...["openint", "open interest", "oi", "vwap", "average", "transactions", "trades"],
  ...["turnover", "umsatz", "成交额", "成交金額", "market cap", "capital gains", "repaired?", "spread", "per"],
  ...["adj open", "adj high", "adj low", "adj volume", "adjopen", "adjhigh", "adjlow", "adjvolume"],
  ...["exchange", "isin", "wkn", "name", "id", "index", "last updated", "lastupdated"],
]);
/** The same where more may follow. */
const COMPANION_STARTS = ["veranderung", "diff", "market cap", "變動"];

/** What only lists of options have, whose prices are no bars of a stock. */
const OF_OPTIONS: readonly string[] = ["put call"];
const OPTION_STARTS = ["strike", "expir", "option"];

/** What lists of transactions, quotes and holdings have beside a price. */
const OF_TRADES: readonly string[] = [
  ...["quantity", "qty", "shares", "side", "type", "action", "transaction", "commission", "fee", "fees", "bid", "ask"],
  ...["anzahl", "amount", "betrag", "importe", "montant", "trade id"],
];
const TRADE_STARTS = [
  "transaction ",
  "gebuhr",
  "order",
  "account",
  "depot",
  "portfolio",
  "weight",
  "yield",
  "maturity",
];

/** True for a header that names nothing that a table of closes has beside them. */
export function isUnrelated(header: string): boolean {
  const name = plainName(header);
  return !COMPANIONS.has(name) && !beginsWith(name, COMPANION_STARTS) && !namesPart(header);
}

/**
 * True for a header that shows a table to be no table of bars.
 *
 * @param hasRange True where the table has open or high and low: then nothing but options is something else.
 */
export function isOfAnotherTable(header: string, hasRange: boolean): boolean {
  const name = plainName(header);
  if (OF_OPTIONS.includes(name) || beginsWith(name, OPTION_STARTS)) return true;
  return !hasRange && (OF_TRADES.includes(name) || beginsWith(name, TRADE_STARTS));
}

function beginsWith(name: string, starts: readonly string[]): boolean {
  return starts.some((start) => name.startsWith(start));
}
