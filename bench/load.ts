/**
 * Ten times as many requests as the server can compute, at a fixed rate, with health checks, cached answers and screens
 * of past days among them. `LOAD_SECONDS` sets how long (15), `LOAD_CHECKOUT` another checkout whose server is loaded,
 * `LOAD_CAPACITY` the capacity in answers a second, when the machine has other work to do.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../scripts/setup.mjs";
import { memorySample, memoryTable } from "./_memory.ts";
import { loadTable, type Outcome, openLoad, quantile, type Stream } from "./_open-load.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";
import { makeDemoMarket, startServer } from "./_started-server.ts";

const SECONDS = Number(process.env.LOAD_SECONDS ?? sized(15, 1));
const CAPACITY = process.env.LOAD_CAPACITY ? Number(process.env.LOAD_CAPACITY) : null;
const CHECKOUT = process.env.LOAD_CHECKOUT ?? root;

/** Requests a second, as a multiple of the capacity. */
const OVERLOAD = sized(10, 1);
/** Most of that comes from one client. */
const SHARE_OF_GREEDY = 0.8;
const GREEDY = "127.0.0.2";
const OTHERS = ["127.0.0.3", "127.0.0.4", "127.0.0.5"];

/** Seconds over which the capacity is measured, and after which memory is looked at again, and once more. */
const CALIBRATION = sized(4, 0.3);
const REST = sized(10, 0);
const LONG_REST = sized(60, 0);

const DAY = 86_400_000;

export async function run(): Promise<Measurement[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-load-"));
  await makeDemoMarket(dataDirectory);
  const options = { dataDirectory, market: "demo", rateLimitScale: 100_000, checkout: CHECKOUT };
  const { server, address } = await startServer(options);
  try {
    return await measure(address);
  } finally {
    server.kill("SIGKILL");
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function measure(address: string): Promise<Measurement[]> {
  const port = Number(new URL(address).port);
  const { data } = (await (await fetch(`${address}/api/stock/getBasicList`)).json()) as { data: { symbol: string[] } };
  const measured = await capacityOf(address, data.symbol);
  const capacity = CAPACITY ?? measured;
  const before = await memorySample(address, "before");
  const streams = streamsOf(data.symbol, capacity * OVERLOAD);
  const outcomes = await openLoad(port, streams, { seconds: SECONDS, patienceMilliseconds: 20_000, mostOpen: 3000 });
  const overloaded = await memorySample(address, "at the end");
  await pause(REST * 1000);
  const after = await memorySample(address, `after ${REST} s`);
  await pause((LONG_REST - REST) * 1000);
  const later = await memorySample(address, `after ${LONG_REST} s`);
  process.stdout.write(
    `  capacity ${measured.toFixed(0)} computed answers/s; ${SECONDS} s at ${OVERLOAD} x ${capacity.toFixed(0)}\n`,
  );
  process.stdout.write(loadTable(outcomes) + memoryTable([before, overloaded, after, later]));
  return [
    ...outcomes.flatMap(measurementsOf),
    { name: "memory kept", measured: after.resident - before.resident, unit: "MB", goal: "< 50 MB" },
    { name: "memory kept a minute later", measured: later.resident - before.resident, unit: "MB", goal: "< 50 MB" },
  ];
}

/** Answers that have to be computed, a second, when each is waited for. */
async function capacityOf(address: string, symbols: readonly string[]): Promise<number> {
  const ask = computed(symbols, 0);
  let answered = 0;
  const until = performance.now() + CALIBRATION * 1000;
  for (let number = 0; performance.now() < until; number++, answered++) {
    const answer = await fetch(`${address}${ask(number).path}`, { headers: { "accept-encoding": "br" } });
    if (!answer.ok) throw new Error(`The server was not at rest: ${answer.status}`);
    await answer.arrayBuffer();
  }
  return answered / CALIBRATION;
}

function streamsOf(symbols: readonly string[], perSecond: number): Stream[] {
  const chart = `/api/stock/stockSimplifyData?code=${symbols[0]}&range=10y`;
  const greedy = perSecond * SHARE_OF_GREEDY;
  // The screens of a past day that one client wants at once, and what two others want now and then.
  const screen = (first: number) => (number: number) => ({
    path: "/api/stock/getStockBaseInfos",
    body: { paramFilters: [], asOf: dayBefore(first + number) },
  });
  return [
    { name: "health", clients: ["127.0.0.6"], perSecond: 20, ask: () => ({ path: "/healthz" }) },
    { name: "readiness", clients: ["127.0.0.6"], perSecond: 20, ask: () => ({ path: "/readyz" }) },
    { name: "cached", clients: OTHERS, perSecond: 100, ask: () => ({ path: chart }) },
    { name: "computed, greedy client", clients: [GREEDY], perSecond: greedy, ask: computed(symbols, 1) },
    { name: "computed, page by page", clients: ["127.0.0.7"], perSecond: 2, ask: computed(symbols, 3) },
    { name: "computed, others", clients: OTHERS, perSecond: perSecond - greedy, ask: computed(symbols, 2) },
    { name: "screen of a past day, greedy", clients: [GREEDY], perSecond: 8, ask: screen(0) },
    { name: "screen of a past day, other", clients: ["127.0.0.7"], perSecond: 0.2, ask: screen(1500) },
  ];
}

/** No two requests are equal, so that no answer is cached. */
function computed(symbols: readonly string[], set: number): Stream["ask"] {
  return (number) => {
    const day = dayBefore(set * 365 + Math.floor(number / symbols.length));
    return { path: `/api/stock/stockMonthlyData?code=${symbols[number % symbols.length]}&asOf=${day}` };
  };
}

function dayBefore(days: number): string {
  return new Date(Date.UTC(2024, 5, 28) - days * DAY).toISOString().slice(0, 10);
}

function measurementsOf({ name, waits, failed, unsent }: Outcome): Measurement[] {
  const isQuick = ["health", "readiness", "cached"].includes(name);
  const goal = isQuick ? "< 50 ms" : "< 1,000 ms";
  return [
    // Where each request was shed, there is no time of an answer.
    ...(waits.length === 0 ? [] : [{ name: `${name}: p99`, measured: quantile(waits, 0.99), unit: "ms", goal }]),
    { name: `${name}: not answered`, measured: failed + unsent, unit: "", goal: "0" },
  ];
}
