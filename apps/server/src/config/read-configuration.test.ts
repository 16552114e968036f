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
      TRUST_PROXY: "2",
    });
    expect(configuration).toMatchObject({
      port: 0,
      host: "127.0.0.1",
      publicUrl: "https://stocks.example.org",
      market: "us",
      rateLimitScale: 2.5,
      trustProxy: 2,
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
    ["TRUST_PROXY", "-1"],
    ["TRUST_PROXY", "17"],
    ["TRUST_PROXY", "1.5"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "0.0.0.0/0"],
    ["TRUST_PROXY", "10.0.0.1,"],
    ["TRUST_PROXY", "proxy.example.org"],
  ])("refuses %s=%s and names the variable", (name, value) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(ConfigurationError);
    expect(() => readConfiguration({ [name]: value })).toThrow(new RegExp(`^${name} is "${value}"; it must `));
  });

  it.each([
    ["false", false],
    ["0", false],
    ["true", 1],
    ["1", 1],
    ["3", 3],
    ["127.0.0.1", ["127.0.0.1"]],
    ["10.0.0.0/8, fd00::/8,loopback", ["10.0.0.0/8", "fd00::/8", "loopback"]],
  ])("takes TRUST_PROXY=%s", (value, expected) => {
    expect(readConfiguration({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  it("names all variables at fault at once", () => {
    expect(() => readConfiguration({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/^PORT .*\nLOG_LEVEL /);
  });
});
