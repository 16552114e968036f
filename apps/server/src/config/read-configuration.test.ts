import { isAbsolute } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigurationError, readConfiguration } from "./read-configuration.ts";

describe("the configuration", () => {
  it("has a default for everything, on this machine only", () => {
    const configuration = readConfiguration({});
    expect(configuration).toMatchObject({
      port: 8787,
      host: "127.0.0.1",
      publicUrl: null,
      market: null,
      logLevel: "warn",
      rateLimitScale: 1,
      trustProxy: false,
    });
    expect(isAbsolute(configuration.dataDirectory)).toBe(true);
  });

  it("takes what the operator sets, and an empty variable for one that is not set", () => {
    const configuration = readConfiguration({
      PORT: "0",
      HOST: "",
      PUBLIC_URL: "https://stocks.example.org/",
      MARKET: "us",
      RATE_LIMIT_SCALE: "2.5",
      TRUST_PROXY: "true",
    });
    expect(configuration).toMatchObject({
      port: 0,
      host: "127.0.0.1",
      publicUrl: "https://stocks.example.org",
      market: "us",
      rateLimitScale: 2.5,
      trustProxy: true,
    });
  });

  it.each([
    ["PORT", "eighty"],
    ["PORT", "65536"],
    ["PORT", "80.5"],
    ["PORT", "-1"],
    ["PUBLIC_URL", "stocks.example.org"],
    ["PUBLIC_URL", "file:///etc"],
    ["MARKET", "../us"],
    ["LOG_LEVEL", "loud"],
    ["RATE_LIMIT_SCALE", "0"],
    ["RATE_LIMIT_SCALE", "fast"],
    ["TRUST_PROXY", "maybe"],
  ])("refuses %s=%s and names the variable", (name, value) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(ConfigurationError);
    expect(() => readConfiguration({ [name]: value })).toThrow(new RegExp(`^${name} is "${value}"; it must `));
  });

  it("names all variables at fault at once", () => {
    expect(() => readConfiguration({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/^PORT .*\nLOG_LEVEL /);
  });
});
