import {
  type Backtest,
  combinationsOf,
  equityStatistics,
  type SweepAxis,
  type SweepColumns,
  sweepAxis,
  sweepSignals,
  writeCombination,
} from "@plumbline/core/backtest";
import { compileStrategy, type ParameterValues, tradesBy } from "@plumbline/core/strategy";
import type { PartSweep } from "./computed-part.ts";
import type { RunMarket } from "./run-market.ts";
import type { RunOrder } from "./run-order.ts";
import { storedBars } from "./run-prices.ts";
import { stockInputs } from "./stock-inputs.ts";
import { storedDistance } from "./stock-marks.ts";
import { rowsOfRun, settingsOf, signalRules, stockOfRun, type Trade } from "./trade-rules.ts";

/** Every combination of the swept parameters with what it gave. */
export interface Sweep {
  readonly axes: readonly SweepAxis[];
  readonly columns: SweepColumns;
  /** Place of the best Sharpe ratio; null where none has one. */
  readonly best: number | null;
  /** Some combinations, evenly spread over all, with their equity by bar. */
  readonly sampled: readonly { readonly values: ParameterValues; readonly equity: Float64Array }[];
}

/** Combinations whose equity is kept: cross-validation of more takes minutes, and as much memory as years of prices. */
const MAX_SAMPLED = 200;
/** Combinations between two breaths. */
const AT_ONCE = 50;
/** Columns of indicators that are kept; each is as long as the history of the stock. */
const MAX_COLUMNS = 2000;

/**
 * Runs a strategy with each combination of its swept parameters.
 *
 * @returns null where nothing is swept.
 */
export async function runSweep(market: RunMarket, order: RunOrder, trade: Trade): Promise<Sweep | null> {
  if (order.sweep.length === 0) return null;
  const axes = axesOf(order);
  const parts = (market.context.parts ?? []).flatMap((part) => ("sweep" in part ? [part.sweep] : []));
  const whole = { from: 0, until: combinationsOf(axes) };
  const { columns, equities } =
    parts.length > 0
      ? { columns: joined(parts.map((part) => part.columns)), equities: parts.flatMap((part) => part.equities) }
      : await sweepPart(market, order, { trade, ...whole });
  const sampled = sampledPlaces(axes).map((combination, k) => ({
    values: valuesAt(order, axes, combination),
    equity: equities[k] as Float64Array,
  }));
  return { axes, columns, best: bestOf(columns.sharpe), sampled };
}

/** Runs a strategy with some combinations of its swept parameters. */
export async function sweepPart(
  market: RunMarket,
  order: RunOrder,
  { from, until, trade }: CombinationRange & { readonly trade: Trade },
): Promise<PartSweep> {
  const swept = { axes: axesOf(order), trade, from, until };
  const isSimple = market.stocks.length === 1 && order.strategy.rebalancing === "signals" && isSlots(order);
  const columns = isSimple ? await sweepOne(market, order, swept) : await sweepMany(market, order, swept);
  return { columns, equities: await sample(market, order, swept) };
}

export function axesOf({ sweep }: Pick<RunOrder, "sweep">): readonly SweepAxis[] {
  return sweep.map(({ parameter, ...range }) => sweepAxis(parameter, range));
}

/** Combinations whose equity is kept, evenly spread over all. */
function sampledPlaces(axes: readonly SweepAxis[]): readonly number[] {
  const count = combinationsOf(axes);
  const size = Math.min(count, MAX_SAMPLED);
  return Array.from({ length: size }, (_, k) => (size === 1 ? 0 : Math.round((k * (count - 1)) / (size - 1))));
}

function isSlots({ strategy }: RunOrder): boolean {
  return tradesBy(strategy) === "slots";
}

/** Combinations before `until`. */
interface CombinationRange {
  readonly from: number;
  readonly until: number;
}

interface Swept extends CombinationRange {
  readonly axes: readonly SweepAxis[];
  readonly trade: Trade;
}

/** One stock by its signals: indicators are computed once for each of their numbers, and no run is kept. */
async function sweepOne(market: RunMarket, order: RunOrder, swept: Swept): Promise<SweepColumns> {
  const { axes } = swept;
  const { prices, shared, stocks, context, riskFree, barsOf } = market;
  const bars = barsOf(0);
  const inputs = stockInputs(shared, stocks[0] as (typeof stocks)[number], bars);
  const whole = { entry: new Uint8Array(bars.day.length), exit: new Uint8Array(bars.day.length) };
  const start = prices.barStart[0] as number;
  const rows = rowsOfRun(market);
  const [from, until] = [rows.from - start, rows.until - start];
  const stored = storedBars(prices, 0).close;
  const parts: SweepColumns[] = [];
  for (let first = swept.from; first < swept.until; first += AT_ONCE) {
    const last = Math.min(swept.until, first + AT_ONCE);
    parts.push(
      sweepSignals({
        ...stockOfRun(market),
        settings: settingsOf(market, order, order.costs),
        startBar: 0,
        axes,
        ...(riskFree && { riskFree }),
        from: first,
        to: last,
        signalsOf: (values, signals) => {
          const compiled = compileStrategy(order.strategy, { ...order.values, ...values });
          compiled.signals(inputs, whole);
          signals.entry.set(whole.entry.subarray(from, until));
          signals.exit.set(whole.exit.subarray(from, until));
          const distance = storedDistance(compiled, inputs, stored)?.subarray(from, until) ?? null;
          return signalRules(compiled, 1, distance);
        },
      }),
    );
    if ((inputs.columns?.size ?? 0) > MAX_COLUMNS) inputs.columns?.clear();
    context.onSteps({ phase: "sweep", done: last - swept.from, of: swept.until - swept.from });
    await context.breathe();
  }
  return joined(parts);
}

function joined(parts: readonly SweepColumns[]): SweepColumns {
  const numbers = (of: (part: SweepColumns) => Float64Array) =>
    Float64Array.from(parts.flatMap((part) => [...of(part)]));
  return {
    finalEquity: numbers(({ finalEquity }) => finalEquity),
    cagr: numbers(({ cagr }) => cagr),
    sharpe: numbers(({ sharpe }) => sharpe),
    maxDrawdown: numbers(({ maxDrawdown }) => maxDrawdown),
    trades: Int32Array.from(parts.flatMap(({ trades }) => [...trades])),
  };
}

async function sweepMany(
  market: RunMarket,
  order: RunOrder,
  { axes, trade, from, until }: Swept,
): Promise<SweepColumns> {
  const { context, riskFree, source } = market;
  const count = until - from;
  const numbers = () => new Float64Array(count).fill(Number.NaN);
  const columns = { finalEquity: numbers(), cagr: numbers(), sharpe: numbers(), maxDrawdown: numbers() };
  const trades = new Int32Array(count);
  for (let k = 0; k < count; k++) {
    const backtest = await trade({ values: valuesAt(order, axes, from + k) });
    const { figures } = equityStatistics(backtest, { riskFree, benchmark: null, provenance: { source } }).risk;
    columns.finalEquity[k] = backtest.equity.at(-1) as number;
    for (const name of ["cagr", "sharpe", "maxDrawdown"] as const) columns[name][k] = figures[name].value ?? Number.NaN;
    trades[k] = closedTrades(backtest);
    context.onSteps({ phase: "sweep", done: k + 1, of: count });
    await context.breathe();
  }
  return { ...columns, trades };
}

function closedTrades({ trades }: Backtest): number {
  return trades.exitReason.filter((reason) => reason !== "open").length;
}

function valuesAt(order: RunOrder, axes: readonly SweepAxis[], combination: number): ParameterValues {
  const values: Record<string, number> = { ...order.values };
  writeCombination(values, axes, combination);
  return values;
}

async function sample(
  market: RunMarket,
  order: RunOrder,
  { axes, trade, from, until }: Swept,
): Promise<PartSweep["equities"]> {
  const equities: Float64Array[] = [];
  for (const combination of sampledPlaces(axes)) {
    if (combination < from || combination >= until) continue;
    equities.push((await trade({ values: valuesAt(order, axes, combination) })).equity);
    await market.context.breathe();
  }
  return equities;
}

function bestOf(sharpe: Float64Array): number | null {
  let best: number | null = null;
  for (const [k, value] of sharpe.entries()) {
    if (!Number.isNaN(value) && (best === null || value > (sharpe[best] as number))) best = k;
  }
  return best;
}
