import { isAbsolute } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigurationError } from "./configuration-error.ts";
import { readConfiguration } from "./read-configuration.ts";

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

  it("asks for quotes whom the operator names, in that order, and else decides by the market", () => {
    expect(readConfiguration({}).quotes).toBeNull();
    expect(readConfiguration({ QUOTES: "none" }).quotes).toEqual([]);
    expect(readConfiguration({ QUOTES: "demo" }).quotes).toEqual(["demo"]);
    expect(readConfiguration({ QUOTES: "tiingo, yahoo" }).quotes).toEqual(["tiingo", "yahoo"]);
  });

  it.each([
    ["QUOTES", "bloomberg"],
    ["QUOTES", "yahoo,yahoo"],
    ["QUOTES", "none,yahoo"],
    ["QUOTES", "yahoo,demo"],
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

describe("the providers of sign-ins", () => {
  const providersOf = (environment: Record<string, string>) => readConfiguration(environment).accounts?.providers;

  it("are read from three variables each; of Google and Apple the issuer is known", () => {
    expect(
      providersOf({
        OIDC_GOOGLE_CLIENT_ID: "g.apps.example",
        OIDC_GOOGLE_CLIENT_SECRET: "secret",
        OIDC_BANK_ISSUER: "https://login.bank.example",
        OIDC_BANK_CLIENT_ID: "plumbline",
        OIDC_BANK_LABEL: "The Bank",
      }),
    ).toEqual([
      {
        id: "google",
        kind: "google",
        label: "Google",
        // As it names itself in https://accounts.google.com/.well-known/openid-configuration.
        issuer: "https://accounts.google.com",
        clientId: "g.apps.example",
        clientSecret: "secret",
        isDevelopment: false,
      },
      {
        id: "bank",
        kind: "other",
        label: "The Bank",
        issuer: "https://login.bank.example",
        clientId: "plumbline",
        clientSecret: "",
        isDevelopment: false,
      },
    ]);
    expect(providersOf({})).toEqual([]);
  });

  it.each([
    [{ OIDC_GOOGLE_CLIENT_SECRET: "secret" }, "OIDC_GOOGLE_CLIENT_ID is not set"],
    [{ OIDC_BANK_CLIENT_ID: "plumbline" }, "OIDC_BANK_ISSUER is not set"],
    [{ OIDC_BANK_CLIENT_ID: "a", OIDC_BANK_ISSUER: "http://login.bank.example" }, "must be an https address"],
    [{ OIDC_BANK_CLIENT_ID: "a", OIDC_BANK_ISSUER: "https://a:b@login.bank.example" }, "must be an https address"],
    [
      { OIDC_BANK_CLIENT_ID: "a", OIDC_BANK_ISSUER: "https://login.bank.example", OIDC_BANK_LABEL: "x".repeat(31) },
      "30",
    ],
    [{ OIDC_bank_ISSUER: "https://login.bank.example" }, "OIDC_bank_ISSUER is not known"],
    [{ OIDC_BANK_SECRET: "x" }, "OIDC_BANK_SECRET is not known"],
    [{ PORT: "eighty", OIDC_BANK_SECRET: "x" }, /PORT is "eighty"[\s\S]*OIDC_BANK_SECRET is not known/],
  ])("are refused with the variable at fault: %j", (environment, sentence) => {
    expect(() => providersOf(environment)).toThrow(sentence);
  });

  it("of this machine are there on a server that nobody else can reach, and on no other", () => {
    expect(readConfiguration({ LOCAL_PROVIDER: "on" }).accounts?.hasLocalProviders).toBe(true);
    expect(readConfiguration({}).accounts?.hasLocalProviders).toBe(false);
    for (const reachable of [{ HOST: "0.0.0.0" }, { PUBLIC_URL: "https://stocks.example.org" }]) {
      expect(() => readConfiguration({ LOCAL_PROVIDER: "on", ...reachable })).toThrow("lets everyone in");
    }
  });
});

describe("the origins of page and interface", () => {
  it("are one unless the operator parts them", () => {
    expect(readConfiguration({})).toMatchObject({ apiBaseUrl: null, corsOrigins: [] });
    const parted = {
      API_BASE_URL: "https://api.example.org/",
      CORS_ORIGINS: "https://a.example, http://localhost:8787",
    };
    expect(readConfiguration(parted)).toMatchObject({
      apiBaseUrl: "https://api.example.org",
      corsOrigins: ["https://a.example", "http://localhost:8787"],
    });
  });

  it.each([
    ["API_BASE_URL", "api.example.org"],
    ["CORS_ORIGINS", "*"],
    ["CORS_ORIGINS", "https://a.example/"],
    ["CORS_ORIGINS", "https://a.example,*.b.example"],
    ["CORS_ORIGINS", "null"],
  ])("are refused as %s=%s", (name, value) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(new RegExp(`^${name} is `));
  });
});
