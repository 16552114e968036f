import type { LiveProvider } from "@plumbline/market/providers";
import type { QuoteSource } from "../config/index.ts";
import { Quotes, type QuotesOptions } from "./quotes.ts";
import { simulatedProvider } from "./simulated-provider.ts";

export interface QuotesSettings extends Omit<QuotesOptions, "providers"> {
  /** Whose quotes are shown, in order; null where nothing is configured. */
  readonly chosen: readonly QuoteSource[] | null;
  /** The real providers among them, in order. */
  readonly providers: readonly LiveProvider[];
}

/**
 * The quotes of the market that is served. Fictional stocks have simulated prices, unless the operator wants none, and never those of
 * real companies that happen to have the same symbol; real stocks never have simulated ones.
 */
export function createQuotes({ chosen, providers, ...settings }: QuotesSettings): Quotes {
  const isSimulated = chosen === null || chosen.includes("demo");
  return new Quotes({
    ...settings,
    providers: (isFictional, find) => {
      if (!isFictional) return providers;
      return isSimulated ? [simulatedProvider(find, settings.clock)] : [];
    },
  });
}
