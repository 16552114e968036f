import { liveProviders } from "@plumbline/market/live";
import { type LiveProvider, ProviderSettingsError } from "@plumbline/market/providers";
import { ConfigurationError, type QuoteSource } from "../config/index.ts";

/**
 * The real providers that an operator has chosen, in that order.
 *
 * @param chosen Null where nothing is configured: then none.
 * @throws {ConfigurationError} where one of them has no key, or settings that cannot be used.
 */
export function quoteProviders(
  chosen: readonly QuoteSource[] | null,
  environment: Readonly<Record<string, string | undefined>>,
): readonly LiveProvider[] {
  const names = (chosen ?? []).filter((name) => name !== "demo");
  if (names.length === 0) return [];
  const { ready, lacking } = providersOf(environment);
  return names.map((name) => {
    const provider = ready.find(({ terms }) => terms.name === name);
    if (provider) return provider;
    const variable = lacking.find((one) => one.name === name)?.variable;
    throw new ConfigurationError(`QUOTES names ${name}, which needs a key: set ${variable}, or name another provider.`);
  });
}

function providersOf(environment: Readonly<Record<string, string | undefined>>): ReturnType<typeof liveProviders> {
  try {
    return liveProviders(environment);
  } catch (error) {
    if (error instanceof ProviderSettingsError) throw new ConfigurationError(error.message);
    throw error;
  }
}
