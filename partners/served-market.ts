/** The server as `npm start` starts it, over a small demo market, and what a reader does there. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { newReader } from "../bench/_new-reader.ts";
import { startServer } from "../bench/_started-server.ts";
import { endServer } from "../e2e/end-server.ts";
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
      await endServer(server);
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

export interface Answer<Data> {
  readonly code: number;
  readonly message: string;
  readonly data: Data;
}

const ANSWERS_WITHIN_MILLISECONDS = 30_000;

export async function ask<Data>(address: string, path: string, options: RequestInit = {}): Promise<Answer<Data>> {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MILLISECONDS);
  return (await (await fetch(`${address}/api/${path}`, { signal, ...options })).json()) as Answer<Data>;
}

/** The servers of a test file share a database. */
let readers = 0;

const ENDED: readonly string[] = ["done", "failed", "cancelled"];
const LOOK_MILLISECONDS = 100;
/** Such a run takes a second; this is a fifth of what the test has. */
const LOOKS = 240;

/**
 * Registers a reader, runs a backtest of the library for them, and reads what came of it.
 *
 * @throws {Error} if the server refuses something, or the run does not end; it says what the server printed.
 */
export async function registeredAndTested(served: ServedMarket): Promise<{ readonly state: string }> {
  try {
    return await endOfRun(served);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${served.printed()}`, { cause: error });
  }
}

async function endOfRun({ address, dataDirectory }: ServedMarket): Promise<{ readonly state: string }> {
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
  let seen = "";
  for (let look = 0; look < LOOKS; look++) {
    const answer = await ask<{ runs: { state: string }[] }>(address, "backStockList", { headers });
    const [run] = answer.data.runs;
    if (run && ENDED.includes(run.state)) return run;
    seen = JSON.stringify(answer);
    await pause(LOOK_MILLISECONDS);
  }
  throw new Error(`The run has not ended: ${seen}`);
}
