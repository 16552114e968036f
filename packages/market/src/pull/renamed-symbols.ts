import type { Instrument } from "../model/index.ts";
import type { ListedCompany } from "../sources/sec/index.ts";

/**
 * Stocks of a market that trade under another symbol now: their company is listed under one symbol that the market has not, and no
 * more under its own, which another company may have taken. Where several could be meant, none is.
 *
 * @param listed What the SEC lists today.
 * @returns New symbols by former ones.
 */
export function renamedSymbols(
  instruments: readonly Instrument[],
  listed: readonly ListedCompany[],
): ReadonlyMap<string, string> {
  const symbolsOf = Map.groupBy(listed, ({ cik }) => cik);
  const held = new Set(instruments.map(({ symbol }) => symbol));
  const moved = instruments.flatMap(({ symbol, cik, delisted }) => {
    const now = cik === null || delisted !== null ? [] : (symbolsOf.get(cik) ?? []).map((one) => one.symbol);
    // Warrants, units and classes of shares have a suffix: one of them is no new name of the share.
    const alike = now.filter((other) => !held.has(other) && other.includes(".") === symbol.includes("."));
    return now.includes(symbol) || alike.length !== 1 ? [] : [[symbol, alike[0] as string] as const];
  });
  const takers = Map.groupBy(moved, ([, symbol]) => symbol);
  return new Map(moved.filter(([, symbol]) => takers.get(symbol)?.length === 1));
}
