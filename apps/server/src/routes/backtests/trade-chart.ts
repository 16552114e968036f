import type { OutputOf, tradeChart, WireExecutions, WireTrades } from "@plumbline/contract";
import { computeIndicator } from "@plumbline/core/indicators";
import type { Bars } from "@plumbline/core/series";
import { operandsOf, type ParameterValues, resolveStrategy, type Strategy } from "@plumbline/core/strategy";
import { type Day, day, formatDay } from "@plumbline/core/time";
import { readPriceSeries } from "@plumbline/market/companies";
import type { Snapshot } from "@plumbline/market/snapshot";
import { Failure } from "../../http/index.ts";
import { chartedTrades, splitsOfChart } from "./charted-trades.ts";

/** A stock of a run and its trades. */
interface Traded {
  readonly symbol: string;
  readonly found: {
    readonly trades: WireTrades;
    readonly executions: WireExecutions;
    readonly codes: readonly string[];
    readonly from: string;
    readonly to: string;
  };
  readonly strategy: Strategy;
  readonly values: ParameterValues;
}

/** Bars before the run that are shown. */
const LEAD_IN = 200;
/** Most bars of an answer: a century of days. */
const MAX_BARS = 26_000;

/**
 * The bars of a stock over a run, the indicators that its rules use, and its trades in the shares of these bars.
 *
 * @throws {Failure} `notFound` of a stock without prices.
 */
export function chartOf(snapshot: Snapshot, { symbol, found, strategy, values }: Traded): OutputOf<typeof tradeChart> {
  const instrument = snapshot.find(symbol);
  const series = instrument && readPriceSeries(snapshot, instrument);
  if (!instrument || !series) throw new Failure("notFound");
  const whole = series.shown();
  const [from, until] = rowsBetween(whole, day(found.from), day(found.to));
  const cut = (column: Float64Array) => column.subarray(from, until);
  return {
    code: symbol,
    names: instrument.names,
    currency: instrument.currency,
    codes: [...found.codes],
    chart_stockData: {
      basis: series.price() ? "split-adjusted" : "total-return",
      date: Array.from(whole.day.subarray(from, until), (each) => formatDay(each as Day)),
      open: numbers(cut(whole.open)),
      high: numbers(cut(whole.high)),
      low: numbers(cut(whole.low)),
      close: numbers(cut(whole.close)),
      volume: numbers(cut(whole.volume)),
      indicators: usedIndicators(strategy, values).map(({ indicator, parameters }) => {
        const lines: Readonly<Record<string, Float64Array>> = computeIndicator(whole, { indicator, parameters });
        const outputs = Object.entries(lines).map(([name, column]) => [name, numbers(cut(column))]);
        return { indicator, parameters, outputs: Object.fromEntries(outputs) };
      }),
    },
    chart_tradeData: chartedTrades(found, splitsOfChart(instrument, series)),
  };
}

/** Those of the stock itself, with the numbers of the run. */
function usedIndicators(strategy: Strategy, values: ParameterValues) {
  const chosen = resolveStrategy(strategy, values) as Strategy;
  return operandsOf(chosen).indicators.filter(({ of }) => of === "stock") as readonly {
    readonly indicator: Parameters<typeof computeIndicator>[1]["indicator"];
    readonly parameters: Record<string, number>;
  }[];
}

function rowsBetween({ day: days }: Bars, first: Day, last: Day): readonly [number, number] {
  const start = days.findIndex((each) => each >= first);
  const end = days.findLastIndex((each) => each <= last) + 1;
  if (start < 0 || end <= start) return [Math.max(0, days.length - LEAD_IN), days.length];
  return [Math.max(0, start - LEAD_IN, end - MAX_BARS), end];
}

/** What is missing is null. */
function numbers(column: Float64Array): (number | null)[] {
  return Array.from(column, (value) => (Number.isNaN(value) ? null : value));
}
