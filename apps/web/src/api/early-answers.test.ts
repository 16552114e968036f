import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { CALLS } from "@plumbline/contract/calls";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createClient } from "./client.ts";
import { fetchEarly, takeEarlyAnswer } from "./early-answers.ts";
import { requestOfCall } from "./request-of-call.ts";

let server: Server | undefined;

/** Plays the server on a free port of this machine. */
async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  globalThis.earlyAnswers = undefined;
  vi.restoreAllMocks();
});

/** Answers each request with how many there have been. */
function counting(received: IncomingMessage[]): RequestListener {
  return (request, response) => {
    received.push(request);
    response.end(JSON.stringify({ code: 0, message: "", data: { count: received.length } }));
  };
}

const clientAt = (base: string, language: "en" | "fr" = "en") =>
  createClient({ baseUrl: () => base, language: () => language });

function askForHeader(base: string): Promise<Response> | undefined {
  const { path, request } = requestOfCall(CALLS.stockHeader, { code: "AAPL" }, "en");
  return fetchEarly(base + path, request);
}

describe("an answer to an early request", () => {
  it("is the client's answer to the same call, which is not sent again", async () => {
    const received: IncomingMessage[] = [];
    const base = await serve(counting(received));
    askForHeader(base);
    expect(await clientAt(base)("stockHeader", { code: "AAPL", asOf: undefined })).toEqual({ count: 1 });
    expect(received.map(({ url }) => url)).toEqual(["/api/stock/getStockBaseInfo?code=AAPL"]);
  });

  it("can be read by the first script and by the client", async () => {
    const base = await serve(counting([]));
    const early = await askForHeader(base);
    expect(await early?.clone().json()).toMatchObject({ data: { count: 1 } });
    expect(await clientAt(base)("stockHeader", { code: "AAPL" })).toEqual({ count: 1 });
  });

  it("is given once: the next call goes to the server", async () => {
    const base = await serve(counting([]));
    askForHeader(base);
    const call = clientAt(base);
    await call("stockHeader", { code: "AAPL" });
    expect(await call("stockHeader", { code: "AAPL" })).toEqual({ count: 2 });
  });

  it("is not that of another stock, nor of another language", async () => {
    const received: IncomingMessage[] = [];
    const base = await serve(counting(received));
    await askForHeader(base);
    await clientAt(base)("stockHeader", { code: "KMB" });
    await clientAt(base, "fr")("stockHeader", { code: "AAPL" });
    expect(received.map(({ headers }) => headers["accept-language"])).toEqual(["en", "en", "fr"]);
  });

  it("is requested again when it failed", async () => {
    let requests = 0;
    const base = await serve((request, response) => {
      requests += 1;
      if (requests === 1) request.socket.destroy();
      else counting([])(request, response);
    });
    await expect(askForHeader(base)).rejects.toThrow();
    expect(await clientAt(base)("stockHeader", { code: "AAPL" })).toEqual({ count: 1 });
  });

  it("is a refusal when the server refused", async () => {
    const base = await serve((_, response) => {
      response.writeHead(404).end(JSON.stringify({ code: 404, message: "unknown", data: null }));
    });
    askForHeader(base);
    await expect(clientAt(base)("stockHeader", { code: "AAPL" })).rejects.toMatchObject({ status: 404 });
  });

  it("does not make the client wait longer than it would for its own", async () => {
    const base = await serve(() => undefined);
    askForHeader(base);
    const late = clientAt(base)("stockHeader", { code: "AAPL" }, { timeout: 20 });
    await expect(late).rejects.toMatchObject({ code: 5, message: "timeout" });
  });

  it("is aborted when the client aborts", async () => {
    const base = await serve(() => undefined);
    const early = askForHeader(base);
    const controller = new AbortController();
    const call = clientAt(base)("stockHeader", { code: "AAPL" }, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ code: 600_003, message: "abort" });
    await expect(early).rejects.toThrow();
  });

  it("is too old after a minute", async () => {
    const base = await serve(counting([]));
    await askForHeader(base);
    const later = performance.now() + 60_000;
    vi.spyOn(performance, "now").mockReturnValue(later);
    expect(await clientAt(base)("stockHeader", { code: "AAPL" })).toEqual({ count: 2 });
  });
});

it("sends no early request once the client is loaded", async () => {
  const received: IncomingMessage[] = [];
  const base = await serve(counting(received));
  fetchEarly(`${base}/first`);
  takeEarlyAnswer(`${base}/another`, {});
  expect(askForHeader(base)).toBeUndefined();
  expect(await (await takeEarlyAnswer(`${base}/first`, {})?.response)?.json()).toMatchObject({ data: { count: 1 } });
  expect(received.map(({ url }) => url)).toEqual(["/first"]);
});

it("finds no answer without an early request", () => {
  expect(takeEarlyAnswer("/api/market/state", {})).toBeUndefined();
});
