import type { LanguageModelConfiguration } from "../../config/index.ts";

/** Tokens of a model: read and written. */
export interface Tokens {
  readonly input: number;
  readonly output: number;
}

export const NO_TOKENS: Tokens = { input: 0, output: 0 };

/** Characters of a token of plain text; a little less than models have, so that an estimate is rather too high. */
const CHARACTERS_OF_TOKEN = 3;
/** Outside of ASCII a character is a token of its own. */
const BEYOND_ASCII = /[^\p{ASCII}]/gu;
const MILLION = 1e6;

/**
 * About how many tokens a text is. Each model counts in its own way; this counts rather too many.
 *
 * @example
 * tokensOf("margin"); // 2
 */
export function tokensOf(text: string): number {
  const beyond = text.match(BEYOND_ASCII)?.length ?? 0;
  return Math.ceil((text.length - beyond) / CHARACTERS_OF_TOKEN) + beyond;
}

export function sumOf(a: Tokens, b: Tokens): Tokens {
  return { input: a.input + b.input, output: a.output + b.output };
}

/** What tokens cost, in millionths of the currency, rounded up; null where no prices are configured. */
export function costOf({ input, output }: Tokens, prices: LanguageModelConfiguration["prices"]): number | null {
  return prices && Math.ceil(input * prices.input + output * prices.output);
}

/** Millionths of a currency as an amount of money. */
export function money(millionths: number, currency: string): { readonly amount: number; readonly currency: string } {
  return { amount: millionths / MILLION, currency };
}
