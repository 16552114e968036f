import type { Quote } from "./live-provider.ts";
import { ProviderError } from "./provider-error.ts";

/** Clocks differ a little; what was traded later than now is another thing's time. */
const MAX_AHEAD_MS = 5 * 60_000;
/** Nasdaq opened in 1971: a time before is none. */
const MIN_TIME_MS = 0;

/**
 * Keeps the quotes that were asked for.
 *
 * @param asked As a market writes them.
 * @param found What the provider sent; null for an entry without a price or a time.
 * @throws {ProviderError} `malformed` where it sent only other stocks, one stock with two prices, or a trade of the future.
 */
export function ownQuotes(
  provider: string,
  { asked, now }: { readonly asked: readonly string[]; readonly now: number },
  found: readonly (Quote | null)[],
): Quote[] {
  const own = new Map<string, Quote>();
  const stated = found.filter((quote) => quote !== null);
  for (const quote of stated.filter(({ symbol }) => asked.includes(symbol))) {
    const at = Date.parse(quote.tradedAt);
    if (!(at > MIN_TIME_MS && at <= now + MAX_AHEAD_MS)) throw malformed(provider, "sent a trade of the future.");
    const known = own.get(quote.symbol);
    if (known !== undefined && known.price !== quote.price) throw malformed(provider, "sent two prices of one stock.");
    own.set(quote.symbol, quote);
  }
  if (own.size === 0 && stated.length > 0) throw malformed(provider, "sent quotes of other stocks.");
  return [...own.values()];
}

function malformed(provider: string, detail: string): ProviderError {
  return new ProviderError("malformed", { provider, detail });
}

/** Lists of at most `size`, in order. */
export function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const groups: Item[][] = [];
  for (let start = 0; start < items.length; start += size) groups.push(items.slice(start, start + size));
  return groups;
}
