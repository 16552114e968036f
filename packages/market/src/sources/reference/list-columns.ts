/** Headers, in lower case, that lists have for one thing; the most telling first. */
const HEADERS = {
  symbol: ["symbol", "ticker", "ticker symbol", "act symbol", "stock symbol"],
  name: ["security", "name", "company", "company name", "security name", "holding", "holding name", "description"],
  sector: ["gics sector", "sector"],
  industry: ["gics sub-industry", "gics sub industry", "sub-industry", "industry"],
  exchange: ["exchange", "listing exchange", "primary exchange", "mic"],
  currency: ["local currency", "market currency", "currency"],
  added: ["date added", "date first added"],
  sharesPerReceipt: [
    "shares per adr",
    "shares per ads",
    "shares per receipt",
    "ordinary shares per adr",
    "ordinary shares per ads",
    "ordinary shares per receipt",
    "adr ratio",
    "ads ratio",
    "receipt ratio",
  ],
} as const;

export type ListColumn = keyof typeof HEADERS;

/** Whether a header line has a column. */
export function hasColumn(headers: readonly string[], column: ListColumn): boolean {
  return HEADERS[column].some((header) => headers.includes(header));
}

/**
 * The text that a row has for a column, under whichever of its headers.
 *
 * @param cell The text under a header.
 * @returns Empty where the list has no such column, or the row nothing in it.
 */
export function cellOf(cell: (header: string) => string, column: ListColumn): string {
  for (const header of HEADERS[column]) {
    const text = cell(header);
    if (text !== "") return text;
  }
  return "";
}
