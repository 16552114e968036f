import type { ParsedInputOf, updateConfiguration } from "@plumbline/contract";
import { Failure } from "../../http/index.ts";
import type { MarketAccess } from "../../market-access/index.ts";

type Settings = ParsedInputOf<typeof updateConfiguration>;

const OPENING_SECONDS = 2;

/**
 * The settings with the benchmark as the market writes its symbol.
 *
 * @throws {Failure} `invalidParameter` of a symbol that the market does not have; `unavailable` before the market is open.
 */
export function withListedBenchmark(settings: Settings, { served }: Pick<MarketAccess, "served">): Settings {
  const code = settings.preferences?.benchmark;
  if (code === undefined || code === null) return settings;
  if (!served) throw new Failure("unavailable", { retryAfterSeconds: OPENING_SECONDS });
  const instrument = served.snapshot.find(code);
  if (instrument) return { ...settings, preferences: { ...settings.preferences, benchmark: instrument.symbol } };
  throw new Failure("invalidParameter", { field: "preferences.benchmark", phrase: "not in this market" });
}
