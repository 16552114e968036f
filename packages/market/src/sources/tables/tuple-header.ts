const TUPLE = /^\((?:'([^']*)'|"([^"]*)"), (?:'([^']*)'|"([^"]*)")\)$/;
const PRICES = ["open", "high", "low", "close", "adj close", "volume"];

/**
 * Writes the header of a table. pandas writes columns of two levels as pairs, such as `('Close', 'AAPL')`: these become the
 * header lines that yfinance itself writes into a text table.
 *
 * @param names Of the columns, that of the day first where there are pairs.
 * @returns One line, or three.
 */
export function tupleHeader(names: readonly string[]): readonly (readonly string[])[] {
  const pairs = names.map((name) => {
    const [, first, firstQuoted, second, secondQuoted] = TUPLE.exec(name) ?? [];
    const [left, right] = [first ?? firstQuoted, second ?? secondQuoted];
    return left === undefined || right === undefined ? null : ([left, right] as const);
  });
  const named = pairs.filter((pair) => pair !== null);
  if (named.length === 0 || named.length < names.length - 1) return [names];
  const isPriceFirst = named.every(([first]) => PRICES.includes(first.toLowerCase()));
  const level = (at: 0 | 1) => names.map((_, index) => pairs[index]?.[at] ?? "").slice(1);
  const [prices, tickers] = isPriceFirst ? [level(0), level(1)] : [level(1), level(0)];
  return [
    ["Price", ...prices],
    ["Ticker", ...tickers],
    ["Date", ...prices.map(() => "")],
  ];
}
