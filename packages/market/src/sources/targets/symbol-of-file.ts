import { spelledSymbol } from "./stated-target.ts";

const SYMBOL = /(?:^|[/!])([A-Z]{1,5}(?:[.-][A-Z]{1,2})?)(?:\.(?:json|csv|tsv|txt))?(?:\.gz)?$/;

/**
 * Reads the symbol off the name of a file that is called after one.
 *
 * @returns `null` when it is called otherwise.
 *
 * @example
 * symbolOfFile("targets/BRK-B.json.gz"); // "BRK.B"
 */
export function symbolOfFile(name: string): string | null {
  const symbol = SYMBOL.exec(name)?.[1];
  return symbol === undefined ? null : spelledSymbol(symbol);
}
