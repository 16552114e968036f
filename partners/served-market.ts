/** The server as `npm start` starts it, over a small demo market, and what a reader does there. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { newReader } from "../bench/_new-reader.ts";
import { startServer } from "../bench/_started-server.ts";
import { generateDemoMarket } from "../packages/demo/src/index.ts";

export interface ServedMarket {
  readonly address: string;
  readonly port: number;
  readonly dataDirectory: string;
  /** Its output so far. */
  readonly printed: () => string;
  stop(): Promise<void>;
}

export async function serveMarket(settings: Readonly<Record<string, string>>): Promise<ServedMarket> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-partners-"));
  await generateDemoMarket({ dataDirectory, companies: 68, years: 4 });
  const { server, address, printed } = await startServer({
    dataDirectory,
    market: "demo",
    rateLimitScale: 1000,
    isAtRest: false,
    settings: { ACCOUNTS: "on", QUOTES: "demo", ...settings },
  });
  return {
    address,
    port: Number(new URL(address).port),
    dataDirectory,
    printed,
    stop: async () => {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

export interface Answer<Data> {
  readonly code: number;
  readonly message: string;
  readonly data: Data;
}

export async function ask<Data>(address: string, path: string, options: RequestInit = {}): Promise<Answer<Data>> {
  return (await (await fetch(`${address}/api/${path}`, options)).json()) as Answer<Data>;
}

/** The servers of a test file share a database. */
let readers = 0;

/** Registers a reader, runs a backtest of the library for them, and reads what came of it. */
export async function registeredAndTested({
  address,
  dataDirectory,
}: ServedMarket): Promise<{ readonly state: string }> {
  const { accessToken } = await newReader(address, dataDirectory, `reader${readers++}@example.org`);
  const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/json" };
  const order = {
    strategyId: "golden-cross",
    universe: { market: true },
    from: "2024-07-01",
    to: "2026-06-30",
    capital: 1e6,
    costs: { rate: 0.001, slippage: 0.0005 },
    fractional: true,
  };
  const begun = await ask(address, "backStock", { method: "POST", headers, body: JSON.stringify(order) });
  if (begun.code !== 0) throw new Error(begun.message);
  for (;;) {
    const { data } = await ask<{ runs: { state: string }[] }>(address, "backStockList", { headers });
    const [run] = data.runs;
    if (run && ["done", "failed", "cancelled"].includes(run.state)) return run;
    await pause(100);
  }
}
