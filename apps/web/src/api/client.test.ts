import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Meta } from "@plumbline/contract";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createClient } from "./client.ts";
import { EMPTY_CONFIGURATION, loadConfiguration } from "./runtime-configuration.ts";

let server: Server | undefined;

/** Plays the server on a free port of this machine; the answer is what the listener makes of it. */
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
});

const META: Meta = { market: "demo", dataVersion: "a1", asOf: "2025-11-21", source: "demo", stale: false };

function clientOf(baseUrl: string, onMeta?: (meta: Meta) => void) {
  return createClient({ baseUrl: () => baseUrl, language: () => "zh-Hant", ...(onMeta ? { onMeta } : {}) });
}

const answer =
  (status: number, body: unknown): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };

describe("a call that succeeds", () => {
  it("gives the data of the envelope and the market data that it is made from", async () => {
    const seen: Meta[] = [];
    const base = await serve(
      answer(200, { code: 0, message: "Operation Successful", data: { quotes: [] }, meta: META }),
    );
    const call = clientOf(base, (meta) => seen.push(meta));
    expect(await call("quotes", { codes: "A" })).toEqual({ quotes: [] });
    expect(seen).toEqual([META]);
  });

  it("puts the input of a GET into the query string and requests the reader's language", async () => {
    const received: IncomingMessage[] = [];
    const base = await serve((request, response) => {
      received.push(request);
      answer(200, { code: 0, message: "", data: {} })(request, response);
    });
    await clientOf(base)("stockHeader", { code: "BRK/B", asOf: undefined });
    expect(received[0]?.url).toBe("/api/stock/getStockBaseInfo?code=BRK%2FB");
    expect(received[0]?.headers["accept-language"]).toBe("zh-Hant");
    expect(received[0]?.headers["content-type"]).toBeUndefined();
  });
});

// Codes and messages of the specification, section 8.
describe("a call that fails", () => {
  it("rejects with status, code, message and data of the answer when the status is not 200", async () => {
    const fields = { fields: [{ path: "code", message: "not a symbol" }] };
    const base = await serve(answer(400, { code: -1, message: "Invalid Parameter", data: fields }));
    const refusal = clientOf(base)("stockHeader", { code: "?" });
    await expect(refusal).rejects.toMatchObject({ status: 400, code: -1, message: "Invalid Parameter", data: fields });
  });

  it("takes the status for the code when the answer is no envelope", async () => {
    const base = await serve(answer(502, "<html>Bad Gateway</html>"));
    await expect(clientOf(base)("marketState", {})).rejects.toMatchObject({ status: 502, code: 502 });
  });

  it("rejects a 200 that is no envelope, such as the page of a proxy", async () => {
    const base = await serve(answer(200, "<html>Please sign in to the network</html>"));
    await expect(clientOf(base)("marketState", {})).rejects.toMatchObject({ status: 200, code: 500 });
  });

  it("gives code 5 and 'timeout' when the answer takes too long", async () => {
    const base = await serve(() => undefined);
    const late = clientOf(base)("marketState", {}, { timeout: 20 });
    await expect(late).rejects.toMatchObject({ code: 5, message: "timeout", status: null });
  });

  it("gives code 5 and 'timeout' when the answer begins but does not end", async () => {
    const base = await serve((_, response) => {
      response.writeHead(200);
      response.write('{"code":0,');
    });
    await expect(clientOf(base)("marketState", {}, { timeout: 40 })).rejects.toMatchObject({
      code: 5,
      message: "timeout",
    });
  });

  it("gives code 5 when the server is not there", async () => {
    const base = await serve(() => undefined);
    await new Promise((resolve) => server?.close(resolve));
    await expect(clientOf(base)("marketState", {})).rejects.toMatchObject({ code: 5, message: "network error" });
  });

  it("gives code 5 when the connection breaks off", async () => {
    const base = await serve((request) => request.socket.destroy());
    await expect(clientOf(base)("marketState", {})).rejects.toMatchObject({ code: 5, message: "network error" });
  });

  it("gives code 600003 when it is aborted", async () => {
    const base = await serve(() => undefined);
    const controller = new AbortController();
    const call = clientOf(base)("marketState", {}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ code: 600_003, message: "abort" });
  });
});

describe("the runtime configuration", () => {
  it("has the values of the server, and empty values for missing ones", async () => {
    const base = await serve(answer(200, { API_BASE_URL: "https://api.example.org" }));
    expect(await loadConfiguration(base)).toEqual({ ...EMPTY_CONFIGURATION, API_BASE_URL: "https://api.example.org" });
  });

  it.each([
    ["is not there", 404, "{}"],
    ["is no JSON", 200, "<html>"],
  ])("is empty, and the failure logged, when the file %s", async (_, status, body) => {
    const logged = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const base = await serve(answer(status, body));
    expect(await loadConfiguration(base)).toEqual(EMPTY_CONFIGURATION);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
