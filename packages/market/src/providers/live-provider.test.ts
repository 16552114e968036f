import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type LiveProvider, ProviderError, type Quote, type RetryOptions, requestJson, withRetry } from "./index.ts";

type Play = (response: ServerResponse, request: IncomingMessage) => void;

/** What the server does with one request after the other; the last is repeated. */
let plays: readonly Play[] = [];
let requestCount = 0;
let address = "";

const server = createServer((request, response) => {
  const play = plays[Math.min(requestCount, plays.length - 1)] as Play;
  requestCount += 1;
  play(response, request);
});

beforeEach(async () => {
  plays = [];
  requestCount = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const status =
  (code: number, headers: Record<string, string> = {}): Play =>
  (response) =>
    response.writeHead(code, headers).end("sorry");
const good: Play = (response) => response.writeHead(200).end('[{"symbol":"AAPL","price":134.84}]');
const garbage: Play = (response) => response.writeHead(200).end('[{"symbol":"AAPL","pri');
const errorText: Play = (response) => response.writeHead(200).end('{"Information":"Thank you for using us!"}');
const hang: Play = () => undefined;
const cutAtOnce: Play = (_, request) => request.socket.destroy();
const cutInTheMiddle: Play = (response, request) => {
  response.writeHead(200, { "content-length": "1000" }).write('[{"symbol":');
  setTimeout(() => request.socket.destroy(), 20);
};

/** A provider as a real one would be written: the address, the key and the shape of the answers are all it adds. */
const example: LiveProvider = {
  terms: {
    name: "example",
    priceBasis: null,
    namesStock: null,
    actions: null,
    quoteDelaySeconds: 900,
    quotesPerRequest: 50,
    requestsPerSecond: 5,
    requestsPerDay: null,
    licence: "For this test.",
  },
  quotes: async (symbols, { fetch, signal }) => {
    const url = new URL(`/quotes?symbols=${symbols.join(",")}`, address);
    const answer = await requestJson(url, {
      provider: "example",
      headers: { authorization: "Key s3cret" },
      fetch,
      signal,
    });
    if (!Array.isArray(answer))
      throw new ProviderError("malformed", { provider: "example", detail: "sent no list of quotes." });
    return { value: answer.map(quoteOf), receivedAt: new Date().toISOString() };
  },
};

function quoteOf({ symbol, price }: { symbol: string; price: number }): Quote {
  const at = { tradedAt: "2021-04-21T20:00:00Z" } as const;
  return { symbol, price, previousClose: null, currency: null, ...at };
}

/** Sends a request; it notes the pauses in place of waiting. */
async function ask(options: RetryOptions = {}) {
  const pauses: number[] = [];
  const pause = async (milliseconds: number) => pauses.push(milliseconds);
  const quotes = example.quotes ?? expect.fail();
  const outcome = await withRetry((signal) => quotes(["AAPL"], { fetch, signal }), {
    pause,
    random: () => 0,
    ...options,
  }).then(
    ({ value }) => ({ price: value[0]?.price }),
    (error: unknown) => ({ error }),
  );
  return { ...outcome, pauses };
}

describe("a provider on the network", () => {
  it("gets one request when it answers", async () => {
    plays = [good];
    expect(await ask()).toEqual({ price: 134.84, pauses: [] });
    expect(requestCount).toBe(1);
  });

  it.each([
    ["answers 503", status(503)],
    ["answers 500", status(500)],
    ["cuts the connection", cutAtOnce],
    ["cuts the connection in the middle of its answer", cutInTheMiddle],
  ])("that %s gets another request, after pauses that double", async (_, fault) => {
    plays = [fault, fault, good];
    // The lower end of both draws: half of 500 and of 1000 milliseconds.
    expect(await ask()).toEqual({ price: 134.84, pauses: [250, 500] });
    expect(requestCount).toBe(3);
  });

  it("gets no request for as long as it demands", async () => {
    plays = [status(429, { "retry-after": "7" }), status(503, { "retry-after": "2" }), good];
    expect(await ask()).toEqual({ price: 134.84, pauses: [7000, 2000] });
  });

  it("that demands a pause beyond the deadline gets no other request; the failure says until when", async () => {
    plays = [status(429, { "retry-after": "3600" }), good];
    const error = { code: "rate-limited", provider: "example", retryAfterMilliseconds: 3_600_000 };
    expect(await ask()).toMatchObject({ error, pauses: [] });
    expect(requestCount).toBe(1);
  });

  it("that hangs gets another request when its time is up", async () => {
    plays = [hang, good];
    expect(await ask({ attemptMilliseconds: 100 })).toEqual({ price: 134.84, pauses: [250] });
  });

  it("that always fails gets as many requests as allowed, and no more", async () => {
    plays = [status(503)];
    const error = { code: "retryable", message: "example answered 503." };
    expect(await ask({ attempts: 3 })).toMatchObject({ error, pauses: [250, 500] });
    expect(requestCount).toBe(3);
  });

  it.each([
    ["malformed", "sends half of its JSON", garbage],
    ["malformed", "sends a sentence in place of data", errorText],
    ["unauthorised", "refuses the key", status(401)],
    ["unauthorised", "refuses the plan", status(403)],
    ["permanent", "does not know the requested symbol", status(404)],
    ["permanent", "sends the request elsewhere", status(302, { location: "http://127.0.0.1:9/" })],
  ])("fails as %s when it %s, and gets no other request", async (code, _, fault) => {
    plays = [fault, good];
    expect(await ask()).toMatchObject({ error: { name: "ProviderError", code }, pauses: [] });
    expect(requestCount).toBe(1);
  });

  it("tells by its status that it does not have the requested symbol", async () => {
    plays = [status(404)];
    expect(await ask()).toMatchObject({ error: { code: "permanent", status: 404 } });
    plays = [garbage];
    expect(await ask()).toMatchObject({ error: { code: "malformed", status: null } });
  });

  it("never has its key or address in a failure", async () => {
    for (const fault of [garbage, errorText, status(401), status(503), cutAtOnce]) {
      plays = [fault];
      requestCount = 0;
      const { error } = (await ask({ attempts: 1 })) as { error: Error };
      const told = `${error.message} ${error.stack} ${JSON.stringify(error)} ${error.cause}`;
      expect(told).not.toMatch(/s3cret|127\.0\.0\.1|quotes\?/);
    }
  });

  it("is given up with the reason of the caller, while it hangs and in a pause", async () => {
    const gone = new Error("The page was closed.");
    const whileItHangs = new AbortController();
    plays = [() => whileItHangs.abort(gone)];
    expect(await ask({ signal: whileItHangs.signal })).toEqual({ error: gone, pauses: [] });
    const inPause = new AbortController();
    plays = [status(503)];
    setTimeout(() => inPause.abort(gone), 100);
    const attempt = (signal: AbortSignal) => (example.quotes ?? expect.fail())(["AAPL"], { fetch, signal });
    await expect(withRetry(attempt, { signal: inPause.signal, firstPauseMilliseconds: 20_000 })).rejects.toBe(gone);
    await expect(withRetry(attempt, { signal: AbortSignal.abort(gone) })).rejects.toBe(gone);
  });

  it("that sends more than is read of one answer fails as malformed", async () => {
    plays = [(response) => response.writeHead(200).end(JSON.stringify("x".repeat(5000)))];
    const url = new URL("/", address);
    const limits = { provider: "example", fetch, signal: AbortSignal.timeout(10_000), maxBytes: 4096 };
    await expect(requestJson(url, limits)).rejects.toMatchObject({ code: "malformed" });
  });
});
