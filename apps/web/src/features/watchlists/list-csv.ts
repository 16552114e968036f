import { csvTable } from "../../format/index.ts";
import type { Text } from "../../i18n/index.ts";
import type { ShownStock } from "./sort-stocks.ts";

/** A list as a file for spreadsheets, in the order on screen; this page reads it back. */
export function listCsv(stocks: readonly ShownStock[], text: Text): string {
  const head = [
    text("search.symbol"),
    text("search.name"),
    text("watchlists.price"),
    text("watchlists.currency"),
    text("watchlists.change"),
    text("watchlists.gap"),
    text("watchlists.passed"),
    text("watchlists.near"),
    text("watchlists.failed"),
    text("watchlists.note"),
  ];
  const rows = stocks.map(({ stock, live: { quote, gap, checks }, name }) => [
    stock.code,
    quote ? name : null,
    quote?.price.value ?? null,
    quote?.currency ?? null,
    quote?.change.value ?? null,
    gap?.value ?? null,
    checks?.pass ?? null,
    checks?.near ?? null,
    checks?.fail ?? null,
    stock.note,
  ]);
  return csvTable([head, ...rows]);
}

/** The name of the file: letters and digits of the list's name. */
export function csvName(listName: string): string {
  const plain = listName.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  return `plumbline-${plain || "watchlist"}.csv`;
}
