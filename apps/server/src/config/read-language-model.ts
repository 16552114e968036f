import type { Environment, LanguageModelConfiguration } from "./configuration.ts";
import { ConfigurationError } from "./configuration-error.ts";

/** A price of a million tokens is as many millionths for one. */
const MILLION = 1e6;

/**
 * Reads what an operator has set of a language model.
 *
 * @returns null where none is set.
 * @throws {ConfigurationError} where half of it is set, or a ceiling without the prices that it needs.
 */
export function readLanguageModel(environment: Environment): LanguageModelConfiguration | null {
  const { LLM_URL: url, LLM_MODEL: model, LLM_KEY: key = null } = environment;
  if (url === undefined && model === undefined) return null;
  if (url === undefined || model === undefined) {
    throw new ConfigurationError("LLM_URL and LLM_MODEL belong together: set both, or neither.");
  }
  const prices = pricesOf(environment);
  const ceilings = {
    run: millionths(environment.LLM_REPORT_CEILING),
    user: millionths(environment.LLM_USER_CEILING),
    month: millionths(environment.LLM_MONTH_CEILING),
  };
  if (prices === null && Object.values(ceilings).some((ceiling) => ceiling !== null)) {
    throw new ConfigurationError(
      "LLM_REPORT_CEILING, LLM_USER_CEILING and LLM_MONTH_CEILING need LLM_INPUT_PRICE and LLM_OUTPUT_PRICE: what a report costs is not known without them.",
    );
  }
  const { LLM_OUTPUT_LIMIT: outputTokens, LLM_AT_ONCE: atOnce } = environment;
  return { url, model, key, prices, ceilings, outputTokens, atOnce };
}

function pricesOf(environment: Environment): LanguageModelConfiguration["prices"] {
  const { LLM_INPUT_PRICE: input, LLM_OUTPUT_PRICE: output, LLM_CURRENCY: currency } = environment;
  if (input === undefined && output === undefined) return null;
  if (input === undefined || output === undefined) {
    throw new ConfigurationError("LLM_INPUT_PRICE and LLM_OUTPUT_PRICE belong together: set both, or neither.");
  }
  return { input, output, currency };
}

function millionths(amount: number | undefined): number | null {
  return amount === undefined ? null : Math.round(amount * MILLION);
}
