import { type AskedItem, exchangeOfSymbol } from "../../model/index.ts";

/** As prices of which nothing shows how they are adjusted are read until somebody answers, and as most sources deliver them. */
const USUAL_BASIS = "split-adjusted";

/** Letters alone, and those of a share class: how a listing of the United States is spelt, though others may be spelt so. */
const US_SPELLING = /^[A-Z]{1,5}(?:[.-][A-Z])?$/;

/** An item names its first symbols alone; of those beyond nothing is known. */
const MANY_SYMBOLS = 100;

/**
 * Proposes an answer that a person confirms or changes: for what a file can be read without, the adjustment and the currency. Nothing is
 * read by it before. Of prices that may stand in either of two units nothing is proposed.
 *
 * @returns Null where nothing suggests one.
 *
 * @example
 * proposedAnswer({ topic: "currency", choices: [], likeliest: null, evidence: { code: "no-currency" }, symbols: ["AAPL"] }); // "USD"
 */
export function proposedAnswer({ topic, likeliest, symbols = [], doubtful = [] }: AskedItem): string | null {
  if (topic === "basis") return likeliest ?? USUAL_BASIS;
  if (topic !== "currency") return null;
  if (likeliest !== null) return likeliest;
  const isKnown = symbols.length > 0 && symbols.length < MANY_SYMBOLS && doubtful.length === 0;
  const areUs = symbols.every((symbol) => US_SPELLING.test(symbol) && exchangeOfSymbol(symbol) === null);
  return isKnown && areUs ? "USD" : null;
}
