import {
  type Backtest,
  type ExecutionColumns,
  equityStatistics,
  type TradeColumns,
  tradeStatistics,
} from "@plumbline/core/backtest";
import { type Figure, missing } from "@plumbline/core/figure";
import { type DailyCloses, drawdownColumn, type MonthTable, type RiskMeasure } from "@plumbline/core/stats";
import { type Day, formatDay } from "@plumbline/core/time";
import type { RunWarning } from "@plumbline/core/words";
import { FORMULAS_VERSION } from "../screening/index.ts";
import { benchmarkOver, type Comparisons } from "./comparisons.ts";
import { contributorsOf } from "./contributors.ts";
import { ENGINE_VERSION } from "./engine-version.ts";
import type { Honesty } from "./honesty.ts";
import type { RunMarket } from "./run-market.ts";
import type { RunOrder } from "./run-order.ts";
import type { Sweep } from "./sweep.ts";

/** What a run has found, before it is written down. */
export interface RunFindings {
  readonly market: RunMarket;
  readonly order: RunOrder;
  readonly backtest: Backtest;
  readonly comparisons: Comparisons;
  readonly sweep: Sweep | null;
  readonly honesty: Honesty;
}

/** What a run found, as plain data: rates are fractions, days `YYYY-MM-DD`, what does not exist is NaN. */
export type RunResult = ReturnType<typeof runResult>;

/** Writes down what a run has found. */
export function runResult(findings: RunFindings) {
  const { market, order, backtest, comparisons, sweep, honesty } = findings;
  const { day, source, riskFree, benchmark } = market;
  const provenance = { source };
  const closes: DailyCloses | null = benchmark && comparisons.benchmark && { day, close: comparisons.benchmark };
  const equity = equityStatistics(backtest, { riskFree, benchmark: wholeCloses(closes), provenance });
  const { trades, open, orders, feesPaid, longestWinningStreak, longestLosingStreak, ...trading } = tradeStatistics(
    backtest,
    provenance,
  );
  return {
    trades: tradesOf(market, backtest.trades),
    executions: executionsOf(market, backtest.executions),
    equity: equityOf(backtest, comparisons),
    statistics: {
      performance: equity.risk.figures,
      trading: trading as Readonly<Record<string, Figure>>,
      counts: { trades, open, orders, longestWinningStreak, longestLosingStreak },
      feesPaid,
      beside: besideOf(market, comparisons),
      sinceFirstTrade: sinceFirstTradeOf(market, order, backtest),
    },
    months: monthsOf(equity.months),
    contributors: contributorsOf(market.stocks, backtest.trades),
    sweep: sweep && sweepOf(sweep),
    honesty: honestyOf(honesty),
    benchmark: benchmark?.name ?? null,
    currency: currencyOf(market),
    warnings: warningsOf(findings),
    versions: {
      engine: ENGINE_VERSION,
      formulas: FORMULAS_VERSION,
      dataVersion: market.context.snapshot.manifest.id,
      seed: order.seed,
      strategyVersion: order.saved?.version ?? null,
    },
  };
}

/** A result as everybody gets it, whoever computed it: typed arrays as arrays, and null for what is not finite. */
export function resultJson(result: RunResult): string {
  return JSON.stringify(result, (_, value: unknown) =>
    ArrayBuffer.isView(value) ? Array.from(value as Float64Array) : value,
  );
}

const isoDay = (day: number | undefined) => formatDay(day as Day);

function tradesOf({ stocks, day }: RunMarket, trades: TradeColumns) {
  const dayAt = (bar: number) => isoDay(day[bar]);
  return {
    code: Array.from(trades.stock, (place) => stocks[place]?.symbol ?? ""),
    entryDate: Array.from(trades.entryBar, dayAt),
    entryPrice: trades.entryPrice,
    exitDate: Array.from(trades.exitBar, dayAt),
    exitPrice: trades.exitPrice,
    quantity: trades.quantity,
    fees: trades.fees,
    dividends: trades.dividends,
    profit: trades.profit,
    return: trades.return,
    worst: trades.worst,
    best: trades.best,
    reason: trades.exitReason,
  };
}

function executionsOf({ day }: RunMarket, executions: ExecutionColumns) {
  return {
    trade: executions.trade,
    date: Array.from(executions.bar, (bar) => isoDay(day[bar])),
    side: executions.side,
    quantity: executions.shares,
    price: executions.price,
    fees: executions.fee,
    reason: executions.reason,
  };
}

function equityOf({ day, equity, cash, positions }: Backtest, compared: Comparisons) {
  const { benchmarkCloses: _, ...comparisons } = compared;
  return {
    date: Array.from(day, isoDay),
    value: equity,
    ...comparisons,
    drawdown: drawdownColumn(equity),
    cash,
    positions,
  };
}

const COMPARED = [
  "totalReturn",
  "cagr",
  "volatility",
  "sharpe",
  "maxDrawdown",
] as const satisfies readonly RiskMeasure[];

type Compared = Readonly<Record<(typeof COMPARED)[number], Figure>>;

/** The same measures of what the money could have been in instead. */
function besideOf(market: RunMarket, { benchmarkCloses, buyAndHold, equalWeight }: Comparisons) {
  const { day } = market;
  const of = (values: Float64Array | null) => comparedOf(market, wholeCloses(values && { day, close: values }));
  return { benchmark: comparedOf(market, benchmarkCloses), buyAndHold: of(buyAndHold), equalWeight: of(equalWeight) };
}

function comparedOf({ riskFree, source }: RunMarket, closes: DailyCloses | null): Compared | null {
  if (closes === null) return null;
  const account = { day: closes.day, equity: closes.close };
  const { figures } = equityStatistics(account, { riskFree, benchmark: null, provenance: { source } }).risk;
  return Object.fromEntries(COMPARED.map((name) => [name, figures[name]])) as Compared;
}

/** Returns of account and benchmark from the last close before the first purchase on; missing without one. */
function sinceFirstTradeOf(market: RunMarket, { fillAt }: RunOrder, { trades, equity }: Backtest) {
  const { day, benchmark } = market;
  const entry = trades.entryBar[0];
  if (entry === undefined) return missing("no-trades");
  const start = fillAt === "close" ? entry : Math.max(0, entry - 1);
  const closes = { day: day.subarray(start), close: equity.subarray(start) };
  const span = { from: day[start] as number, to: day.at(-1) as number };
  return {
    date: isoDay(day[entry]),
    account: comparedOf(market, closes) as Compared,
    benchmark: comparedOf(market, benchmark && benchmarkOver(benchmark, span)),
  };
}

/** Closes from the first that is known on. */
function wholeCloses(closes: DailyCloses | null): DailyCloses | null {
  if (closes === null) return null;
  const first = closes.close.findIndex((value) => value > 0);
  return first < 0 ? null : { day: closes.day.subarray(first), close: closes.close.subarray(first) };
}

function monthsOf({ years }: MonthTable) {
  return {
    year: years.map(({ year }) => year),
    months: years.map(({ months }) => months),
    total: years.map(({ total }) => total),
    isPartial: years.map(({ isPartial }) => isPartial),
  };
}

function sweepOf({ axes, columns, best, sampled }: Sweep) {
  const parameters = axes.map(({ parameter, values }) => ({ name: parameter, values }));
  return { parameters, ...columns, best, sampled: sampled.length };
}

function honestyOf(honesty: Honesty) {
  const { report, own: _, bootstrap, walkForward, outOfSample, ...rest } = honesty;
  const none = { low: Number.NaN, high: Number.NaN };
  return {
    grade: report.grade,
    findings: report.findings,
    ...rest,
    walkForward: {
      efficiency: walkForward.efficiency,
      windows: walkForward.windows.map(({ from, until, ...window }) => ({
        from: isoDay(from),
        until: isoDay(until),
        ...window,
      })),
    },
    bootstrap: {
      paths: bootstrap?.paths ?? 0,
      cagr: bootstrap?.cagr ?? none,
      maxDrawdown: bootstrap?.maxDrawdown ?? none,
      sharpe: bootstrap?.sharpe ?? none,
      seesRegimes: true,
    },
    outOfSample: outOfSample && { ...outOfSample, since: isoDay(outOfSample.since) },
  };
}

/** The one currency of all prices; null where there are several or it is unknown. */
function currencyOf({ stocks }: RunMarket): string | null {
  const [first = null, ...others] = new Set(stocks.map(({ currency }) => currency));
  return others.length === 0 ? first : null;
}

function warningsOf({ market, order, backtest, honesty, comparisons }: RunFindings): readonly RunWarning[] {
  const { stocks, cashRate, day, benchmark } = market;
  const currencies = new Set(stocks.map(({ currency }) => currency));
  const found: Partial<Record<RunWarning, boolean>> = {
    "survivors-only": honesty.survivors.biased,
    "fills-at-close": order.fillAt === "close",
    "adjusted-prices": stocks.some(({ priceBasis }) => priceBasis === "total-return"),
    "no-risk-free-rate": cashRate === null,
    "below-one-share": backtest.belowOneShare > 0,
    "currencies-differ": currencies.size > 1,
    "fewer-days": (day[0] as number) > order.from + A_WEEK || (day.at(-1) as number) < order.to - A_WEEK,
    "benchmark-begins-later": benchmark !== null && comparisons.benchmark === null,
    "stocks-left-out": "codes" in order.universe && stocks.length < order.universe.codes.length,
  };
  return (Object.keys(found) as RunWarning[]).filter((warning) => found[warning]);
}

/** Between the last trading days around a holiday. */
const A_WEEK = 7;
