import { marketSymbol } from "../../model/index.ts";

/**
 * Writes the symbol of a list as the market does.
 *
 * @returns `null` when the cell is no symbol.
 *
 * @example
 * listSymbol("brk-b"); // "BRK.B"
 */
export function listSymbol(cell: string): string | null {
  const symbol = marketSymbol(cell);
  return /^[A-Z0-9^][A-Z0-9.^=/-]{0,15}$/.test(symbol) ? symbol : null;
}
