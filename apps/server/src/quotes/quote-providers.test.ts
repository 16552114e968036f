import { describe, expect, it } from "vitest";
import { ConfigurationError } from "../config/index.ts";
import { quoteProviders } from "./quote-providers.ts";

describe("the providers of quotes", () => {
  it("are those that the operator names, in that order", () => {
    const named = quoteProviders(["tiingo", "yahoo", "fmp"], { TIINGO_KEY: "a", FMP_KEY: "b" });
    expect(named.map(({ terms }) => terms.name)).toEqual(["tiingo", "yahoo", "fmp"]);
    expect(named.every(({ quotes }) => quotes !== undefined)).toBe(true);
  });

  it("are none where nothing is configured, and of a simulation", () => {
    expect([quoteProviders(null, {}), quoteProviders([], {}), quoteProviders(["demo"], {})]).toEqual([[], [], []]);
  });

  it("stop the start where a key is missing, or an address cannot be used", () => {
    expect(() => quoteProviders(["yahoo", "tiingo"], {})).toThrow(
      new ConfigurationError("QUOTES names tiingo, which needs a key: set TIINGO_KEY, or name another provider."),
    );
    expect(() => quoteProviders(["yahoo"], { YAHOO_URL: "yahoo" })).toThrow(ConfigurationError);
  });
});
