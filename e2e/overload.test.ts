import { createServer, request as forward, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { launchBrowser, settled, visit } from "./browser.ts";
import { listedStocks } from "./market.ts";

/** Simulates an overloaded server: some calls are refused with 503, everything else is served. */
interface BusyServer {
  readonly address: string;
  /** The calls to refuse from now on; null for none. */
  refuse(path: RegExp | null, retryAfter?: number): void;
  /** Paths and queries of the refused calls, in order. */
  readonly refused: string[];
  close(): Promise<void>;
}

async function startBusyServer(): Promise<BusyServer> {
  const target = new URL(inject("address"));
  const refused: string[] = [];
  let refusing: { readonly path: RegExp; readonly retryAfter: number } | null = null;
  const server: Server = createServer((request, response) => {
    const url = request.url ?? "";
    if (refusing?.path.test(url)) {
      refused.push(url);
      response.writeHead(503, { "content-type": "application/json", "retry-after": String(refusing.retryAfter) });
      response.end(JSON.stringify({ code: 503, message: "Temporarily unavailable", data: null }));
      return;
    }
    const { hostname, port } = target;
    const { method, headers } = request;
    const passed = forward({ hostname, port, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuse: (path, retryAfter = 1) => {
      refusing = path && { path, retryAfter };
    },
    refused,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The number of requests per call. */
function requestCounts(calls: readonly string[]): number[] {
  return [...Map.groupBy(calls, (call) => call).values()].map(({ length }) => length);
}

let browser: Browser;
let server: BusyServer;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  server = await startBusyServer();
});
afterEach(() => server.close());

const BUSY = "The server is too busy to answer right now.";

describe("a healthy server that is too busy for the calls of a stock", () => {
  it("gets each call once more, after the time that it names", async () => {
    const [stock] = await listedStocks();
    if (!stock) throw new Error("The market has no stocks.");
    const { page, close } = await visit(browser);
    await page.clock.install();
    server.refuse(/^\/api\/stock\/(getStockBaseInfo|stockSimplifyData|getStockInfo|baseData)/, 2);
    await page.goto(`${server.address}/#/pages/analysis?code=${stock.symbol}`);
    await page.getByText(BUSY).first().waitFor();
    // Five times as long as the retry takes, by the clock of the page, which would reveal an endless retry.
    for (let seconds = 0; seconds < 12; seconds++) {
      await page.clock.runFor(1000);
      await settled(page);
    }
    const counts = requestCounts(server.refused);
    expect(counts.length).toBeGreaterThan(1);
    expect(Math.max(...counts)).toBe(2);
    expect(await page.getByText("The server cannot be reached.", { exact: false }).count()).toBe(0);
    await close();
  });

  it("makes the page name a long wait at once; the reader can retry when it is over", async () => {
    const [stock] = await listedStocks();
    if (!stock) throw new Error("The market has no stocks.");
    const { page, close } = await visit(browser);
    server.refuse(/getStockValuation/, 12);
    await page.goto(`${server.address}/#/pages/valuation?code=${stock.symbol}`);
    const retry = page.getByRole("button", { name: /^Try again in \d+ s$/ });
    await retry.waitFor();
    expect(await retry.isDisabled()).toBe(true);
    await page.getByRole("heading", { level: 1, name: stock.name }).waitFor();
    expect(server.refused.length).toBe(1);
    server.refuse(null);
    await page.getByRole("button", { name: "Try again", exact: true }).click({ timeout: 20_000 });
    await page.getByText(BUSY).waitFor({ state: "detached" });
    expect(await page.getByRole("alert").count()).toBe(0);
    await close();
  });

  it("leaves the last good data on screen, and the page says so", async () => {
    const [stock] = await listedStocks();
    if (!stock) throw new Error("The market has no stocks.");
    const { page, close } = await visit(browser);
    await page.clock.install();
    // Refused before the clock is put forward, it would rightly be asked for again after.
    const streaming = page.waitForResponse(/realtimeData\/stream/);
    await page.goto(`${server.address}/#/pages/statistics?code=${stock.symbol}`);
    const name = page.getByRole("heading", { level: 1, name: stock.name });
    await name.waitFor();
    await page.getByRole("main").getByRole("table").first().waitFor();
    await streaming;
    server.refuse(/^\/api\/(stock|market)\//, 30);
    // Data older than five minutes is requested again when the reader returns to the page.
    await page.clock.fastForward(6 * 60_000);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await page.getByText("The server is busy.", { exact: false }).waitFor();
    expect(await name.isVisible()).toBe(true);
    expect(await page.getByRole("main").getByRole("table").first().isVisible()).toBe(true);
    expect(server.refused).toEqual([...new Set(server.refused)]);
    await close();
  });
});
