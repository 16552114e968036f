import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { WireQuote } from "@plumbline/contract";
import { type LiveProvider, type Quote, requestJson } from "@plumbline/market/providers";
import { afterEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

/** Monday, 2024-07-01, an hour into the session of New York. The tiny market ends with Friday, when ADAM closed at 55.61. */
const OPEN = Date.parse("2024-07-01T14:30:00Z");

let now = OPEN;
let server: TestServer | undefined;
const played: Server[] = [];
afterEach(async () => {
  await server?.close();
  server = undefined;
  for (const one of played.splice(0)) {
    one.closeAllConnections();
    one.close();
  }
  now = OPEN;
});

interface Played {
  readonly provider: LiveProvider;
  /** The symbols of each request. */
  readonly asked: string[][];
}

const good = (symbol: string): Quote => ({
  symbol,
  price: 56,
  previousClose: 55.61,
  currency: "USD",
  tradedAt: new Date(now - 2000).toISOString(),
});

/** Plays a provider on this machine. */
async function play(name: string, answer: (symbols: string[]) => unknown | RequestListener): Promise<Played> {
  const asked: string[][] = [];
  const listening = createServer((request, response) => {
    const symbols = (new URL(`http://x${request.url}`).searchParams.get("symbols") ?? "").split(",");
    asked.push(symbols);
    const given = answer(symbols);
    if (typeof given === "function") given(request, response);
    else response.end(JSON.stringify(given));
  });
  played.push(listening);
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const quotes: LiveProvider["quotes"] = async (symbols, call) => {
    const url = new URL(`${base}/?symbols=${symbols.join(",")}`);
    return { value: (await requestJson(url, { provider: name, ...call })) as Quote[], receivedAt: "" };
  };
  const terms = {
    name,
    priceBasis: null,
    quoteDelaySeconds: 900,
    requestsPerSecond: 50,
    requestsPerDay: null,
    licence: "",
  };
  return { provider: { terms, quotes } as LiveProvider, asked };
}

async function start(...quoteProviders: LiveProvider[]): Promise<TestServer> {
  server = await startTestServer({ quoteProviders, clock: () => new Date(now) });
  return server;
}

async function quotesOf(codes: string): Promise<WireQuote[]> {
  const answer = await (server as TestServer).get(`/api/stock/realtimeData?codes=${codes}`);
  return answer.json().data.quotes;
}

/** Asks until the quote of ADAM fulfils something. */
async function waitFor(isSo: (quote: WireQuote) => boolean): Promise<WireQuote> {
  for (;;) {
    const [quote] = await quotesOf("ADAM");
    if (quote && isSo(quote)) return quote;
    await new Promise((resolve) => setTimeout(resolve, 20));
    now += 1000;
  }
}

describe("a price of the moment", () => {
  it("has its session, source, delay, age and time", async () => {
    const { provider } = await play("example", (symbols) => symbols.map(good));
    await start(provider);
    const [before] = await quotesOf("ADAM");
    expect(before).toMatchObject({
      kind: "last-close",
      source: "tiny",
      day: "2024-06-28",
      tradedAt: "2024-06-28T20:00:00.000Z",
    });
    expect(before?.session).toMatchObject({ state: "regular", closesAt: "2024-07-01T20:00:00.000Z" });
    const quote = await waitFor(({ kind }) => kind === "delayed");
    expect(quote).toMatchObject({ source: "example", delayMinutes: 15, day: "2024-07-01" });
    expect(quote.price).toEqual({
      value: 56,
      provenance: { source: "example", periodEnd: "2024-07-01", formula: "QUO-01" },
    });
    expect(quote.change.value).toBeCloseTo(56 / 55.61 - 1, 12);
    expect(quote.ageSeconds).toBe(Math.round((now - Date.parse(quote.tradedAt as string)) / 1000));
  });

  it("costs one request in an interval, however many readers ask, and only for stocks that somebody watches", async () => {
    const { provider, asked } = await play("example", (symbols) => symbols.map(good));
    await start(provider);
    await Promise.all(
      Array.from({ length: 200 }, (_, reader) => quotesOf(reader % 2 === 0 ? "ADAM" : "ADAM,SPLT,NONE")),
    );
    await waitFor(({ kind }) => kind === "delayed");
    for (let reader = 0; reader < 50; reader++) await quotesOf("ADAM,SPLT");
    expect(asked).toHaveLength(1);
    now += 11_000;
    await waitFor(({ ageSeconds }) => (ageSeconds ?? 99) < 10);
    expect(asked.length).toBeLessThanOrEqual(3);
    // NONE has no price by which a quote could be judged, GONE and BRK.B were not asked for.
    expect([...new Set(asked.flat())].sort()).toEqual(["ADAM", "SPLT"]);
  });

  it("is not asked for while the exchange is closed, but once after its close", async () => {
    now = Date.parse("2024-07-01T21:00:00Z");
    const close = (symbol: string) => ({ ...good(symbol), tradedAt: "2024-07-01T20:00:00Z" });
    const { provider, asked } = await play("example", (symbols) => symbols.map(close));
    await start(provider);
    const quote = await waitFor(({ kind }) => kind === "delayed");
    expect(quote).toMatchObject({
      day: "2024-07-01",
      session: { state: "after", opensAt: "2024-07-02T13:30:00.000Z" },
    });
    for (let minute = 0; minute < 30; minute++) {
      now += 30_000;
      await quotesOf("ADAM");
    }
    expect(asked).toHaveLength(1);
  });
});

/** What a provider does wrong, and how often it may be asked in the seconds after it. */
const FAULTS: readonly (readonly [string, (symbols: string[]) => unknown])[] = [
  ["is down", () => (({ socket }) => socket.destroy()) satisfies RequestListener],
  [
    "breaks off in the middle",
    () =>
      ((_, response) => {
        response.write("[{");
        response.destroy();
      }) satisfies RequestListener,
  ],
  ["sends garbage", () => ((_, response) => void response.end("<html>")) satisfies RequestListener],
  ["sends an error text with 200", () => ({ error: "limit reached" })],
  [
    "answers 429",
    () =>
      ((_, response) => {
        response.writeHead(429, { "retry-after": "3600" });
        response.end();
      }) satisfies RequestListener,
  ],
  ["sends other companies", (symbols) => symbols.map((symbol) => good(`${symbol}X`))],
  ["sends another currency", (symbols) => symbols.map((symbol) => ({ ...good(symbol), currency: "EUR" }))],
  [
    "sends prices of before a split",
    (symbols) => symbols.map((symbol) => ({ ...good(symbol), price: 5.6, previousClose: 5.56 })),
  ],
  [
    "sends prices of last year",
    (symbols) => symbols.map((symbol) => ({ ...good(symbol), tradedAt: "2023-07-03T15:00:00Z" })),
  ],
  ["sends null", () => [null]],
];

describe("a provider that", () => {
  it.each(FAULTS)("%s shows no figure of its own, and the next one is asked", async (_, fault) => {
    const bad = await play("bad", fault);
    const other = await play("other", (symbols) => symbols.map((symbol) => ({ ...good(symbol), price: 57 })));
    await start(bad.provider, other.provider);
    const seen = new Set<unknown>();
    await waitFor((quote) => {
      seen.add(quote.price.value);
      return quote.source === "other";
    });
    expect(bad.asked.length).toBeGreaterThan(0);
    expect([...seen]).toEqual([55.61, 57]);
  });

  it.each(FAULTS.slice(0, 4))(
    "%s is asked at most ten times in a minute, and shown again within half a minute",
    async (_, fault) => {
      let isBad = true;
      const { provider, asked } = await play("example", (symbols) => (isBad ? fault(symbols) : symbols.map(good)));
      await start(provider);
      for (let second = 0; second < 60; second++) {
        expect((await quotesOf("ADAM"))[0]).toMatchObject({ kind: "last-close", price: { value: 55.61 } });
        await new Promise((resolve) => setTimeout(resolve, 4));
        now += 1000;
      }
      expect(asked.length).toBeGreaterThan(1);
      expect(asked.length).toBeLessThanOrEqual(10);
      isBad = false;
      const mended = now;
      await waitFor(({ kind }) => kind === "delayed");
      expect(now - mended).toBeLessThanOrEqual(30_000);
    },
  );
});
