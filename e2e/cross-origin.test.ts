import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { root } from "../scripts/setup.mjs";
import { launchBrowser, settled, visit } from "./browser.ts";
import { endServer } from "./end-server.ts";
import { addressOf } from "./global-setup.ts";
import { listedStocks } from "./market.ts";

let browser: Browser;
let folder: string;
/** The address of the page, and that of the interface which it calls. */
let page: string;
let api: string;
const servers: ChildProcess[] = [];

/** Each server must know the address of the other before it starts. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function start(settings: NodeJS.ProcessEnv): Promise<string> {
  const env = {
    ...process.env,
    DATA_DIR: folder,
    MARKET: "demo",
    ACCOUNTS: "off",
    RATE_LIMIT_SCALE: "1000",
    ...settings,
  };
  const server = spawn(process.execPath, [join(root, "apps/server/src/main/main.ts")], { env });
  servers.push(server);
  return addressOf(server);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "plumbline-origins-"));
  cpSync(join(inject("dataDirectory"), "markets"), join(folder, "markets"), { recursive: true });
  const port = await freePort();
  page = `http://127.0.0.1:${port}`;
  api = await start({ PORT: "0", CORS_ORIGINS: page, PUBLIC_URL: page });
  await start({ PORT: String(port), API_BASE_URL: api });
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await Promise.all(servers.map((server) => endServer(server)));
  rmSync(folder, { recursive: true, force: true });
});

it("shows a page whose answers and pictures come from a server of another origin, asked there alone", async () => {
  const [stock] = await listedStocks();
  const { page: tab, close, complaints } = await visit(browser);
  const asked = new Set<string>();
  tab.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.add(origin);
  });
  await tab.goto(`${page}/#/pages/analysis?code=${stock?.symbol}`);
  await tab.getByRole("heading", { level: 1, name: stock?.name ?? "" }).waitFor();
  await settled(tab);
  await tab.getByRole("button", { name: "Display settings" }).click();
  await tab.getByRole("button", { name: "Open on your phone" }).click();
  const code = tab.getByRole("img", { name: "QR code with the address of this page" });
  await expect
    .poll(() => code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  expect([...asked]).toEqual([api]);
  expect(complaints).toEqual([]);
  await close();
});
