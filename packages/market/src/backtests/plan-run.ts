import { combinationsOf } from "@plumbline/core/backtest";
import { compileStrategy, operandsOf } from "@plumbline/core/strategy";
import type { RunPart } from "./computed-part.ts";
import { hasKept } from "./day-matrix.ts";
import { matrixTask } from "./matrix-task.ts";
import { readsLastPriceAlone } from "./metric-columns.ts";
import { readRunMarket } from "./run-market.ts";
import type { RunContext, RunOrder } from "./run-order.ts";
import { runStocks } from "./run-stocks.ts";
import { axesOf } from "./sweep.ts";

/** Milliseconds of a processor, about: of an indicator or the rules at a bar, and of a number of the screener on a day. */
const OF_BAR = 0.00005;
const OF_QUICK_METRIC = 0.001;
const OF_METRIC = 1;

/** Milliseconds: a run of less work is not parted, and a part is about as long. */
const MIN_WORK = 2000;
const WORK_OF_PART = 400;
const MAX_PARTS = 64;

/**
 * Divides a run whose work is large into parts that any machine computes by itself.
 *
 * @returns Parts that make up the whole, in order; none where it would not pay.
 */
export async function planRun(context: RunContext, order: RunOrder): Promise<readonly RunPart[]> {
  const stocks = runStocks(context.snapshot, order.universe, order.strategy.universe).length;
  const work = stocks * workOfStock(context, order);
  if (order.sweep.length > 0) {
    const count = combinationsOf(axesOf(order));
    return parted("combinations", count, count * work);
  }
  const parts = parted("stocks", stocks, work);
  return parts.length > 0 && (await isKept(context, order)) ? [] : parts;
}

/** Milliseconds for one stock and one combination of parameters. */
function workOfStock({ snapshot }: RunContext, { strategy, from, to }: RunOrder): number {
  const { indicators, metrics, checks } = operandsOf(strategy);
  const days = snapshot.calendar.filter((day) => day >= from && day <= to).length;
  const isDaily = strategy.rebalancing === "signals";
  const judged = isDaily ? days : days / DAYS_BETWEEN[strategy.rebalancing as "monthly"];
  const ofEach = [
    ...metrics.map((metric) => readsLastPriceAlone({ metrics: [metric], checks: [] })),
    ...checks.map((check) => readsLastPriceAlone({ metrics: [], checks: [check] })),
  ].map((isQuick) => (isQuick ? OF_QUICK_METRIC : OF_METRIC));
  return days * OF_BAR * (indicators.length + (isDaily ? 1 : 0)) + judged * ofEach.reduce((sum, each) => sum + each, 0);
}

const DAYS_BETWEEN = { monthly: 21, quarterly: 63, yearly: 252 } as const;

function parted(kind: RunPart["kind"], count: number, work: number): readonly RunPart[] {
  const parts = work < MIN_WORK ? 0 : Math.min(count, MAX_PARTS, Math.ceil(work / WORK_OF_PART));
  if (parts < 2) return [];
  const edge = (k: number) => Math.round((k * count) / parts);
  return Array.from({ length: parts }, (_, k) => ({ kind, from: edge(k), until: edge(k + 1) }));
}

/** Whether earlier runs have left all that is computed of each stock. */
async function isKept(context: RunContext, order: RunOrder): Promise<boolean> {
  if (!context.kept || order.strategy.rebalancing === "signals") return false;
  const market = await readRunMarket(context, order);
  return hasKept(matrixTask(market, compileStrategy(order.strategy, order.values)));
}
