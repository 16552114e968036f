import { endpoint } from "../../providers/index.ts";

export interface AlphaVantageSettings {
  readonly origin: URL;
  readonly key: string;
  /** A paid key gives adjusted closes, dividends and splits with the prices, and whole histories. */
  readonly isPaid: boolean;
}

/** It takes a key in the address only; `publicAddress` leaves it out. */
export function questionOf(
  { origin, key }: AlphaVantageSettings,
  name: string,
  parameters: Readonly<Record<string, string>>,
): URL {
  return endpoint(origin, "query", { function: name, ...parameters, apikey: key });
}
