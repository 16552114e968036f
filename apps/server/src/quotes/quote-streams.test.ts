import { get } from "node:http";
import type { AddressInfo } from "node:net";
import type { QuoteNews } from "@plumbline/contract";
import { createParser } from "eventsource-parser";
import { afterEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer, type TestServerOptions } from "../testing/test-server.ts";
import { publishTinyMarket } from "../testing/tiny-market.ts";

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const NOW = Date.parse("2026-07-01T12:00:00Z");
let now = NOW;

async function listen(options: TestServerOptions = {}): Promise<string> {
  now = NOW;
  server = await startTestServer({ clock: () => new Date(now), ...options });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
}

/** A fictional market, whose prices move in a simulation. */
const FICTIONAL: TestServerOptions = { publish: (folder) => publishTinyMarket(folder, { fictional: true }) };
const STREAM = "/api/stock/realtimeData/stream?codes=";

interface Read {
  readonly event: string | undefined;
  readonly news: QuoteNews;
}

/** Reads events until there are so many; null for as many as come. */
async function read(response: Response, count: number | null): Promise<Read[]> {
  const events: Read[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => events.push({ event, news: JSON.parse(data) as QuoteNews }),
  });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  while (count === null || events.length < count) {
    const { done, value } = await reader.read();
    if (done) break;
    parser.feed(new TextDecoder().decode(value));
  }
  await reader.cancel();
  return events;
}

/** Opens a stream on a connection of its own, which leaving closes. */
function connect(
  url: string,
): Promise<{ status: number | undefined; retryAfter: string | undefined; leave: () => void }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false }, (response) => {
      response.resume();
      const leave = () => void request.destroy();
      resolve({ status: response.statusCode, retryAfter: response.headers["retry-after"], leave });
    });
    request.on("error", reject);
  });
}

describe("a stream of quotes", () => {
  it("begins with all of its stocks, then tells what changed", async () => {
    const address = await listen(FICTIONAL);
    const response = await fetch(`${address}${STREAM}ADAM,SPLT,NONE,ZZZ`);
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    const [first, second] = await read(response, 2);
    expect(first?.news.quotes.map(({ symbol, kind }) => [symbol, kind])).toEqual([
      ["ADAM", "last-close"],
      ["SPLT", "last-close"],
      ["NONE", "last-close"],
    ]);
    expect(second?.news.quotes.map(({ symbol, kind, source }) => [symbol, kind, source])).toEqual([
      ["ADAM", "simulated", "simulation"],
      ["SPLT", "simulated", "simulation"],
    ]);
    expect(second?.news.quotes[0]?.session?.state).toBe("regular");
  });

  it("has the same quotes as the call", async () => {
    const address = await listen(FICTIONAL);
    const [, second] = await read(await fetch(`${address}${STREAM}ADAM`), 2);
    const answer = await (await fetch(`${address}/api/stock/realtimeData?codes=ADAM`)).json();
    expect(answer.data.quotes).toEqual(second?.news.quotes);
  });

  it("tells the last closes once and ends where nobody supplies quotes", async () => {
    const address = await listen();
    const events = await read(await fetch(`${address}${STREAM}ADAM`), null);
    expect(events.map(({ event }) => event)).toEqual(["quotes", "end"]);
    expect(events[0]?.news.quotes[0]).toMatchObject({ kind: "last-close", price: { value: 55.61 } });
  });

  it("shows no simulated price where the operator wants none, and never one of a real stock", async () => {
    const off = await listen({ ...FICTIONAL, quotes: [] });
    expect((await read(await fetch(`${off}${STREAM}ADAM`), null)).map(({ event }) => event)).toEqual(["quotes", "end"]);
    await server?.close();
    const real = await listen({ quotes: ["demo"] });
    const [first] = await read(await fetch(`${real}${STREAM}ADAM`), null);
    expect(first?.news.quotes[0]).toMatchObject({ kind: "last-close" });
  });

  it("is refused with the time to try again when a client has as many as it may", async () => {
    // 40 for a client, times 0.1.
    const address = await listen({ ...FICTIONAL, rateLimitScale: 0.1 });
    const open = await Promise.all(Array.from({ length: 4 }, () => connect(`${address}${STREAM}ADAM`)));
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const refused = await connect(`${address}${STREAM}ADAM`);
    expect([refused.status, refused.retryAfter]).toEqual([503, "15"]);
    refused.leave();
    open[0]?.leave();
    // Its place is free as soon as the server has seen it leave.
    await expect.poll(async () => (await connect(`${address}${STREAM}ADAM`)).status, { timeout: 10_000 }).toBe(200);
  });

  it("refuses a list of codes that is none with a clear answer", async () => {
    const address = await listen(FICTIONAL);
    const answer = await fetch(`${address}${STREAM}%3Cscript%3E`);
    expect([answer.status, (await answer.json()).code]).toEqual([400, -1]);
  });

  it("does not keep a server that stops", async () => {
    const address = await listen(FICTIONAL);
    const response = await fetch(`${address}${STREAM}ADAM`);
    const reading = read(response, null);
    await server?.close();
    server = undefined;
    expect((await reading).length).toBeGreaterThan(0);
  });
});
