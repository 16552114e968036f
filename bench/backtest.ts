import { join } from "node:path";
import { Worker } from "node:worker_threads";
import {
  combinationsOf,
  runSignals,
  type SignalColumns,
  type StockInput,
  sweepSignals,
} from "@plumbline/core/backtest";
import { BacktestPeers, type PeerRuns } from "./_backtest-peers.ts";
import {
  AXES,
  BARS,
  barsOf,
  columnsOf,
  madeUpPrices,
  RULES,
  SETTINGS,
  START_BAR,
  sweepPairs,
  writeCrosses,
} from "./_backtest-runs.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const STOCKS = sized(1_000, 20);
const ROUNDS = sized(7, 1);
/** Runs that the slow peers do; their time is compared per run. */
const PAIRS_OF_VECTORBT = 2_000;
const STOCKS_OF_BACKTESTING = 20;

/** The engine of one stock beside a loop in C, vectorbt and backtesting.py, all on the same made-up prices and in CPU time. */
export async function run(): Promise<Measurement[]> {
  const buffer = madeUpPrices(STOCKS);
  const peers = new BacktestPeers(buffer);
  try {
    return [...sweepMeasurements(buffer, peers), ...universeMeasurements(buffer, peers), await twoThreads(buffer)];
  } finally {
    peers.end();
  }
}

function sweepMeasurements(buffer: SharedArrayBuffer, peers: BacktestPeers): Measurement[] {
  const runs = combinationsOf(AXES);
  const { milliseconds, result } = fastest(() => sweepPairs(buffer, 0, runs));
  const loop = agreeing(peers.loop("sweep"), result.finalEquity, result.trades);
  const vectorbt = agreeing(peers.vectorbt("sweep", PAIRS_OF_VECTORBT), result.finalEquity, result.trades);
  return [
    { name: `sweep: ${runs} pairs x ${BARS} bars`, measured: milliseconds, unit: "ms CPU", goal: "see ratios" },
    ...ratio("sweep: ours / C -O3", milliseconds / runs, loop, "<= 1.5"),
    ...inverse("sweep: vectorbt / ours, time per pair", milliseconds / runs, vectorbt, ">= 20"),
  ];
}

function universeMeasurements(buffer: SharedArrayBuffer, peers: BacktestPeers): Measurement[] {
  const { milliseconds, result } = fastest(() => universe(buffer, SETTINGS, STOCKS));
  const loop = agreeing(peers.loop("universe"), result.values, result.trades);
  const vectorbt = agreeing(peers.vectorbt("universe", STOCKS), result.values, result.trades);
  // Whole shares and no slippage, as backtesting.py has it.
  const whole = { ...SETTINGS, capital: 1_000_000, fractional: false, costs: { ...SETTINGS.costs, slippage: 0 } };
  const twin = universe(buffer, whole, STOCKS_OF_BACKTESTING);
  const backtesting = agreeing(peers.backtesting(STOCKS_OF_BACKTESTING), twin.values, twin.trades);
  return [
    { name: `universe: ${STOCKS} stocks x ${BARS} bars`, measured: milliseconds, unit: "ms CPU", goal: "see ratios" },
    {
      name: "universe: the same with equity of every bar and all trades",
      measured: fastest(() => wholeRuns(buffer)).milliseconds,
      unit: "ms CPU",
      goal: "< 2 x the line above",
    },
    ...ratio("universe: ours / C -O3", milliseconds / STOCKS, loop, "<= 2"),
    ...inverse("universe: vectorbt / ours", milliseconds / STOCKS, vectorbt, ">= 8"),
    ...inverse("universe: backtesting.py / ours, time per stock", milliseconds / STOCKS, backtesting, ">= 500"),
  ];
}

/** Indicators, signals and the measures of each stock's run. */
function universe(buffer: SharedArrayBuffer, settings: StockInput["settings"], stocks: number) {
  const values = new Float64Array(stocks);
  const trades = new Int32Array(stocks);
  for (let stock = 0; stock < stocks; stock++) {
    const bars = barsOf(buffer, stock);
    const columns = columnsOf(bars);
    const signalsOf = (_: unknown, signals: SignalColumns) => {
      writeCrosses(columns, signals);
      return RULES;
    };
    const measured = sweepSignals({ bars, settings, startBar: START_BAR, axes: [], signalsOf });
    values[stock] = measured.finalEquity[0] as number;
    trades[stock] = measured.trades[0] as number;
  }
  return { values, trades };
}

/** The same stocks with the equity of every bar and all trades kept. */
function wholeRuns(buffer: SharedArrayBuffer): Float64Array {
  const values = new Float64Array(STOCKS);
  const signals = { entry: new Uint8Array(BARS), exit: new Uint8Array(BARS) };
  for (let stock = 0; stock < STOCKS; stock++) {
    const bars = barsOf(buffer, stock);
    writeCrosses(columnsOf(bars), signals);
    const run = runSignals({ bars, settings: SETTINGS, startBar: START_BAR, ...RULES, ...signals });
    values[stock] = run.equity[BARS - 1] as number;
  }
  return values;
}

/** The same sweep on one thread and on two, in time on the clock; threads are started and warm. */
async function twoThreads(buffer: SharedArrayBuffer): Promise<Measurement> {
  const runs = combinationsOf(AXES);
  const workers = [0, 1].map(() => new Worker(join(import.meta.dirname, "_sweep-worker.ts")));
  const part = (worker: Worker | undefined, from: number, to: number) =>
    new Promise<void>((done) => {
      worker?.once("message", () => done());
      worker?.postMessage({ buffer, from, to });
    });
  const times = { one: Number.POSITIVE_INFINITY, two: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 3 * ROUNDS; round++) {
    for (const worker of workers) {
      times.one = Math.min(times.one, await clocked(() => part(worker, 0, runs)));
    }
    const halves = () => Promise.all(workers.map((worker, k) => part(worker, (k * runs) / 2, ((k + 1) * runs) / 2)));
    times.two = Math.min(times.two, await clocked(halves));
  }
  for (const worker of workers) await worker.terminate();
  return { name: "sweep: one thread / two threads", measured: times.one / times.two, unit: "x", goal: ">= 1.8" };
}

async function clocked(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The fastest of some rounds, in CPU time of this process, as the peers count it. */
function fastest<Result>(work: () => Result): { milliseconds: number; result: Result } {
  let milliseconds = Number.POSITIVE_INFINITY;
  let result = work();
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.cpuUsage();
    result = work();
    const { user, system } = process.cpuUsage(start);
    milliseconds = Math.min(milliseconds, (user + system) / 1_000);
  }
  return { milliseconds, result };
}

/** Refuses a comparison with a peer that traded differently. */
function agreeing(peer: PeerRuns | null, values: Float64Array, trades: Int32Array): PeerRuns | null {
  peer?.values.forEach((value, run) => {
    const own = values[run] as number;
    if (Math.abs(value - own) > 1e-8 * own || peer.trades[run] !== trades[run]) {
      const theirs = `${value} with ${peer.trades[run]} trades`;
      throw new Error(
        `Run ${run} ends with ${own} and ${trades[run]} trades; in ${peer.version} it ends with ${theirs}.`,
      );
    }
  });
  return peer;
}

function ratio(name: string, perRun: number, peer: PeerRuns | null, goal: string): Measurement[] {
  return peer ? [{ name, measured: perRun / (peer.milliseconds / peer.values.length), unit: "x", goal }] : [];
}

function inverse(name: string, perRun: number, peer: PeerRuns | null, goal: string): Measurement[] {
  return peer ? [{ name, measured: peer.milliseconds / peer.values.length / perRun, unit: "x", goal }] : [];
}
