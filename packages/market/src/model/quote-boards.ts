/** Boards of exchanges that quote in another money than the rest; null where it differs from stock to stock. */
const BOARDS: readonly (readonly [RegExp, string | null])[] = [
  // TMX: the extension U marks a security that trades in dollars of the United States.
  [/-U\.(?:TO|V|NE|CN)$/, "USD"],
  // Hong Kong's plan of stock codes: 80000 to 89999 trade in renminbi.
  [/^8\d{4}\.HK$/, "CNY"],
  // B shares of Shanghai are quoted in dollars of the United States, those of Shenzhen in dollars of Hong Kong.
  [/^900\d{3}\.SS$/, "USD"],
  [/^200\d{3}\.SZ$/, "HKD"],
  // London's international order book: each in the money of its home market.
  [/^0[A-Z0-9]{3}\.L$/, null],
];

/**
 * The currency in which a symbol is quoted on its exchange.
 *
 * @param symbol As a market writes it.
 * @param usual Of the other quotes of the exchange.
 * @returns null where the symbol does not tell.
 *
 * @example
 * currencyOnBoard("0700.HK", "HKD"); // "HKD"
 * currencyOnBoard("80700.HK", "HKD"); // "CNY"
 */
export function currencyOnBoard(symbol: string, usual: string): string | null {
  const board = BOARDS.find(([pattern]) => pattern.test(symbol));
  return board === undefined ? usual : board[1];
}
