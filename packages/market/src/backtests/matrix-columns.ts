import { type CheckId, checkOf } from "@plumbline/core/checks";
import { blankCheckColumn, type CheckColumn } from "@plumbline/core/screen";
import { type Bars, lastIndexOnOrBefore } from "@plumbline/core/series";
import { operandColumn, operandKey, type ResolvedOperand } from "@plumbline/core/strategy";
import type { Day } from "@plumbline/core/time";
import { storedPrices } from "../companies/index.ts";
import type { Instrument, PriceHistory } from "../model/index.ts";
import type { MatrixColumns, StockRange } from "./computed-part.ts";
import { type MetricNeeds, metricColumns, readsLastPriceAlone } from "./metric-columns.ts";
import type { RunContext } from "./run-order.ts";
import { type SharedInputs, stockInputs } from "./stock-inputs.ts";

/** What is asked of all stocks on some days. */
export interface MatrixTask {
  readonly context: Omit<RunContext, "columns">;
  readonly stocks: readonly Instrument[];
  /** The bars of a stock on one share count. */
  readonly barsOf: (place: number) => Bars;
  readonly shared: SharedInputs;
  /** The days, rising. */
  readonly days: Int32Array;
  readonly operands: readonly ResolvedOperand[];
  readonly checks: readonly CheckId[];
  /** 1 for each stock that may be chosen on a day, day by day; null where all may. */
  readonly members: ((place: number, day: number) => boolean) | null;
  /** Name of what operands of the benchmark are read of; null where nothing is. */
  readonly benchmark?: { readonly name: string } | null;
}

/** The column that says which stocks have a price on a day: 1, or 0. */
export const PRICED = "priced";
/** Numbers that compare the companies of a day are made of these (`SCREEN_METRICS`, quality). */
export const QUALITY_TERMS = [
  ["roe.latest", "higher"],
  ["grossProfitability", "higher"],
  ["cashFlowToAssets", "higher"],
  ["debtRatio.latest", "lower"],
  ["returnOnEquityDeviation", "lower"],
] as const;
const STOCKS_BETWEEN_BREATHS = 16;

/** Whether an operand is the quality of a company among all of a day: it is made of other columns. */
export function isQuality(operand: ResolvedOperand): boolean {
  return "metric" in operand && operand.metric === "quality";
}

/** The operands that are computed stock by stock: quality is made of others. */
export function ownOperands(operands: readonly ResolvedOperand[]): readonly ResolvedOperand[] {
  const own = operands.flatMap((operand) =>
    isQuality(operand) ? QUALITY_TERMS.map(([metric]): ResolvedOperand => ({ metric })) : [operand],
  );
  return [...new Map(own.map((operand) => [operandKey(operand), operand])).values()];
}

/** Names of the columns of a check, with what stands where nothing is known. */
export function checkColumns(id: CheckId): {
  readonly kind: Pick<CheckColumn, "comparison" | "threshold">;
  readonly values: string;
  readonly thresholds: string | null;
  readonly upTo: string | null;
} {
  const { comparison, threshold, thresholds, upTo } = blankCheckColumn(checkOf(id), 0);
  return {
    kind: { comparison, threshold },
    values: `check ${id}`,
    thresholds: thresholds && `check ${id} threshold`,
    upTo: upTo && `check ${id} up to`,
  };
}

/** The columns of a task, each with what stands where nothing is known. */
export function blankColumns({
  operands,
  checks,
}: Pick<MatrixTask, "operands" | "checks">): ReadonlyMap<string, number> {
  const blank = new Map([[PRICED, 0]]);
  for (const operand of ownOperands(operands)) blank.set(operandKey(operand), Number.NaN);
  for (const { kind, values, thresholds, upTo } of checks.map(checkColumns)) {
    blank.set(values, Number.NaN);
    if (thresholds) blank.set(thresholds, kind.threshold);
    if (upTo) blank.set(upTo, Number.POSITIVE_INFINITY);
  }
  return blank;
}

/**
 * Gathers what a strategy reads of some stocks on the days on which it compares them, stock by stock: of each only the values of those
 * days are kept. A stock that has no price on a day is missing on it (BT-06), and so is one that is no member of the index.
 *
 * @param into Columns of `blankColumns`, as long as there are days times stocks of the range.
 */
export async function fillColumns(task: MatrixTask, range: StockRange, into: MatrixColumns): Promise<void> {
  const { context, stocks } = task;
  const of = range.until - range.from;
  for (let place = range.from; place < range.until; place++) {
    const stock = { place, instrument: stocks[place] as Instrument, cell: cellsOf(range, place) };
    fillStock(task, into, stock);
    context.onSteps({ phase: "signals", done: place + 1 - range.from, of });
    if (place % STOCKS_BETWEEN_BREATHS === 0) await context.breathe();
  }
}

interface FilledStock {
  readonly place: number;
  readonly instrument: Instrument;
  /** Where its value of the k-th day stands. */
  readonly cell: (k: number) => number;
}

function cellsOf({ from, until }: StockRange, place: number): (k: number) => number {
  return (k) => k * (until - from) + place - from;
}

function fillStock(task: MatrixTask, into: MatrixColumns, stock: FilledStock): void {
  const { barsOf, shared, days, operands, members } = task;
  const { place, instrument, cell } = stock;
  const bars = barsOf(place);
  const rows = rowsOn(bars, days).map((row, k) =>
    row >= 0 && members && !members(place, days[k] as number) ? -1 : row,
  );
  if (rows.every((row) => row < 0)) return;
  const priced = into[PRICED];
  if (priced) for (const [k, row] of rows.entries()) priced[cell(k)] = row < 0 ? 0 : 1;
  const inputs = stockInputs(shared, instrument, bars);
  for (const operand of ownOperands(operands)) {
    // Accounts are read on the days that are asked for alone.
    if ("metric" in operand) continue;
    const target = into[operandKey(operand)] as Float64Array;
    const column = operandColumn(operand, inputs);
    rows.forEach((row, k) => {
      if (row >= 0) target[cell(k)] = column[row] as number;
    });
  }
  fillAccounts(task, into, { ...stock, bars, rows });
}

/** The rows of a stock on some days; -1 where it has no close. */
function rowsOn({ day, close }: Bars, days: Int32Array): Int32Array {
  return days.map((wanted) => {
    const row = lastIndexOnOrBefore(day, wanted as Day);
    return day[row] === wanted && !Number.isNaN(close[row]) ? row : -1;
  });
}

interface PlacedRows extends FilledStock {
  readonly bars: Bars;
  readonly rows: Int32Array;
}

function fillAccounts(
  task: MatrixTask,
  into: MatrixColumns,
  { place, instrument, cell, bars, rows }: PlacedRows,
): void {
  const { context, operands, checks } = task;
  const wanted = ownOperands(operands).filter((operand) => "metric" in operand);
  if (wanted.length === 0 && checks.length === 0) return;
  const needs = { metrics: wanted.map(({ metric }) => metric), checks };
  const source = { ...context, instrument, history: historyOf(task, { place, instrument }, needs) };
  const known = Array.from(rows.keys()).filter((k) => (rows[k] as number) >= 0);
  const daysOf = (places: readonly number[], barsAgo: number) =>
    Int32Array.from(places, (k) => bars.day[(rows[k] as number) - barsAgo] as number);
  for (const [barsAgo, ofLag] of Map.groupBy(wanted, (operand) => operand.barsAgo ?? 0)) {
    const early = known.filter((k) => (rows[k] as number) >= barsAgo);
    const metrics = [...new Set(ofLag.map(({ metric }) => metric))];
    const found = metricColumns(source, daysOf(early, barsAgo), { metrics, checks: [] });
    for (const operand of ofLag) {
      const values = found.metrics.get(operand.metric) as Float64Array;
      const target = into[operandKey(operand)] as Float64Array;
      early.forEach((k, at) => {
        target[cell(k)] = (values[at] as number) * (operand.times ?? 1);
      });
    }
  }
  if (checks.length === 0) return;
  const found = metricColumns(source, daysOf(known, 0), { metrics: [], checks });
  for (const id of checks) writeCheckColumn(into, id, found.checks.get(id) as CheckColumn, { known, cell });
}

/** The prices of a stock: those in memory where no more than the last one is asked for, and its doubts and volumes never. */
function historyOf(
  { context: { snapshot }, shared }: MatrixTask,
  { place, instrument }: Pick<FilledStock, "place" | "instrument">,
  needs: MetricNeeds,
): PriceHistory | null {
  const stored = shared.storedBars && readsLastPriceAlone(needs) ? snapshot.pricesAt(instrument.symbol) : null;
  if (!stored || !shared.storedBars) return storedPrices(snapshot, instrument);
  const { symbol, basis, source } = stored;
  return { symbol, basis, source, bars: shared.storedBars(place), actions: stored.actions() };
}

function writeCheckColumn(
  into: MatrixColumns,
  id: CheckId,
  column: CheckColumn,
  { known, cell }: { readonly known: readonly number[]; readonly cell: FilledStock["cell"] },
): void {
  const names = checkColumns(id);
  const copy = (name: string | null, values: Float64Array | null) => {
    const target = name === null ? null : into[name];
    if (target && values) for (const [at, k] of known.entries()) target[cell(k)] = values[at] as number;
  };
  copy(names.values, column.values);
  copy(names.thresholds, column.thresholds);
  copy(names.upTo, column.upTo);
}
