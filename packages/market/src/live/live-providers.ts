import { keyIn, type LiveProvider, originIn } from "../providers/index.ts";
import { alphaVantage } from "../sources/alpha-vantage/index.ts";
import { fmp } from "../sources/fmp/index.ts";
import { stooq } from "../sources/stooq/index.ts";
import { tiingo } from "../sources/tiingo/index.ts";
import { treasury } from "../sources/treasury/index.ts";
import { yahoo } from "../sources/yahoo/index.ts";
import { answerReaders } from "./answer-readers.ts";

export interface LiveProviders {
  /** Those that can be asked, each with its terms; no order is meant. */
  readonly ready: readonly LiveProvider[];
  readonly lacking: readonly LackingProvider[];
}

/** A provider that is not asked before somebody sets its key. */
export interface LackingProvider {
  readonly name: string;
  /** The variable for its key, such as `TIINGO_KEY`. */
  readonly variable: string;
}

const YAHOO_COOKIE = "https://fc.yahoo.com/";

/**
 * All live providers, as the environment sets them (docs/providers.md).
 *
 * @throws {ProviderSettingsError} where an address or a key cannot be used.
 *
 * @example
 * const { ready, lacking } = liveProviders(process.env);
 */
export function liveProviders(environment: Readonly<Record<string, string | undefined>>): LiveProviders {
  const origin = (name: string, usual: string) => originIn(environment, name, usual);
  const yahooOrigin = origin("YAHOO_URL", "https://query2.finance.yahoo.com");
  // Who plays Yahoo at another address plays its cookie there too.
  const cookieAddress = environment.YAHOO_URL ? yahooOrigin : new URL(YAHOO_COOKIE);
  const keyed = [
    {
      variable: "ALPHA_VANTAGE_KEY",
      name: "alpha-vantage",
      of: (key: string) =>
        alphaVantage(
          {
            origin: origin("ALPHA_VANTAGE_URL", "https://www.alphavantage.co"),
            key,
            isPaid: environment.ALPHA_VANTAGE_PLAN === "paid",
          },
          answerReaders,
        ),
    },
    {
      variable: "TIINGO_KEY",
      name: "tiingo",
      of: (key: string) => tiingo({ origin: origin("TIINGO_URL", "https://api.tiingo.com"), key }, answerReaders),
    },
    {
      variable: "FMP_KEY",
      name: "fmp",
      of: (key: string) => fmp({ origin: origin("FMP_URL", "https://financialmodelingprep.com"), key }, answerReaders),
    },
  ].map((provider) => ({ ...provider, key: keyIn(environment, provider.variable) }));
  return {
    ready: [
      yahoo({ origin: yahooOrigin, cookieAddress }, answerReaders),
      stooq({ origin: origin("STOOQ_URL", "https://stooq.com"), key: keyIn(environment, "STOOQ_KEY") }, answerReaders),
      treasury({ origin: origin("TREASURY_URL", "https://home.treasury.gov") }, answerReaders),
      ...keyed.flatMap(({ key, of }) => (key === null ? [] : [of(key)])),
    ],
    lacking: keyed.flatMap(({ key, name, variable }) => (key === null ? [{ name, variable }] : [])),
  };
}
