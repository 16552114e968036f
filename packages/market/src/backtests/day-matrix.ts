import type { CheckId } from "@plumbline/core/checks";
import { type CheckColumn, meanZScore } from "@plumbline/core/screen";
import { type Bars, lastIndexOnOrBefore } from "@plumbline/core/series";
import { type DayInputs, operandColumn, operandKey, type ResolvedOperand } from "@plumbline/core/strategy";
import type { Day } from "@plumbline/core/time";
import { storedPrices } from "../companies/index.ts";
import type { Instrument } from "../model/index.ts";
import { type MetricColumns, metricColumns } from "./metric-columns.ts";
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
}

/** What is known of all stocks on some days, one column per operand and day. */
export interface DayMatrix {
  readonly days: Int32Array;
  /** What is known on the k-th of the days. */
  readonly inputs: (k: number) => DayInputs;
  /** 1 for each stock that has a price on it. */
  readonly priced: (k: number) => Uint8Array;
}

/** Numbers that compare the companies of a day are made of these (`SCREEN_METRICS`, quality). */
const QUALITY_TERMS = [
  ["roe.latest", "higher"],
  ["grossProfitability", "higher"],
  ["cashFlowToAssets", "higher"],
  ["debtRatio.latest", "lower"],
  ["returnOnEquityDeviation", "lower"],
] as const;
const QUALITY = "quality";

type Filling = Readonly<Record<string, Float64Array>>;

/**
 * Gathers what a strategy reads on the days on which it compares stocks, stock by stock: of each only the values of those days are
 * kept. A stock that has no price on a day is missing on it (BT-06), and so is one that is no member of the index.
 */
export async function dayMatrix(task: MatrixTask): Promise<DayMatrix> {
  const { context, stocks, days, operands } = task;
  const size = stocks.length * days.length;
  const columns = Object.fromEntries(
    keysOf(operands).map((key) => [key, new Float64Array(size).fill(Number.NaN)]),
  ) as Filling;
  const checks = new Map<CheckId, CheckMatrix>();
  const priced = new Uint8Array(size);
  for (const [place, instrument] of stocks.entries()) {
    fillStock(task, { columns, checks, priced }, { place, instrument });
    context.onSteps({ phase: "signals", done: place + 1, of: stocks.length });
    if (place % STOCKS_BETWEEN_BREATHS === 0) await context.breathe();
  }
  const qualities = operands.some((operand) => "metric" in operand && operand.metric === QUALITY)
    ? qualityOfDays(columns, stocks.length, days.length)
    : null;
  const groups = groupsOf(stocks);
  return {
    days,
    priced: (k) => priced.subarray(k * stocks.length, (k + 1) * stocks.length),
    inputs: (k) => {
      const part = (column: Float64Array) => column.subarray(k * stocks.length, (k + 1) * stocks.length);
      return {
        stocks: stocks.length,
        column: (operand) => {
          const isQuality = "metric" in operand && operand.metric === QUALITY;
          const column = isQuality ? qualities : columns[operandKey(operand)];
          if (!column) throw new RangeError(`The value ${operandKey(operand)} is none that the strategy asks for.`);
          return part(column);
        },
        check: (id) => {
          const column = checks.get(id);
          if (!column) throw new RangeError(`The check ${id} is none that the strategy asks for.`);
          const { kind, values, thresholds, upTo } = column;
          return {
            ...kind,
            values: part(values),
            thresholds: thresholds && part(thresholds),
            upTo: upTo && part(upTo),
          };
        },
        ...groups,
      };
    },
  };
}

const STOCKS_BETWEEN_BREATHS = 16;

/** The keys of all columns that are kept; quality is made of others. */
function keysOf(operands: readonly ResolvedOperand[]): readonly string[] {
  return operands.flatMap((operand) =>
    "metric" in operand && operand.metric === QUALITY
      ? QUALITY_TERMS.map(([id]) => operandKey({ metric: id }))
      : [operandKey(operand)],
  );
}

interface CheckMatrix {
  readonly kind: Pick<CheckColumn, "comparison" | "threshold">;
  readonly values: Float64Array;
  readonly thresholds: Float64Array | null;
  readonly upTo: Float64Array | null;
}

interface Filled {
  readonly columns: Filling;
  readonly checks: Map<CheckId, CheckMatrix>;
  readonly priced: Uint8Array;
}

function fillStock(
  task: MatrixTask,
  filled: Filled,
  at: { readonly place: number; readonly instrument: Instrument },
): void {
  const { barsOf, stocks, shared, days, operands, members } = task;
  const { place, instrument } = at;
  const bars = barsOf(place);
  const rows = rowsOn(bars, days).map((row, k) =>
    row >= 0 && members && !members(place, days[k] as number) ? -1 : row,
  );
  if (rows.every((row) => row < 0)) return;
  rows.forEach((row, k) => {
    filled.priced[k * stocks.length + place] = row < 0 ? 0 : 1;
  });
  const inputs = stockInputs(shared, instrument, bars);
  for (const operand of operands) {
    // Accounts are read on the days that are asked for alone.
    if ("metric" in operand) continue;
    const target = filled.columns[operandKey(operand)] as Float64Array;
    const column = operandColumn(operand, inputs);
    rows.forEach((row, k) => {
      if (row >= 0) target[k * stocks.length + place] = column[row] as number;
    });
  }
  fillAccounts(task, filled, { place, instrument, bars, rows });
}

/** The rows of a stock on some days; -1 where it has no close. */
function rowsOn({ day, close }: Bars, days: Int32Array): Int32Array {
  return days.map((wanted) => {
    const row = lastIndexOnOrBefore(day, wanted as Day);
    return day[row] === wanted && !Number.isNaN(close[row]) ? row : -1;
  });
}

interface PlacedRows {
  readonly place: number;
  readonly instrument: Instrument;
  readonly bars: Bars;
  readonly rows: Int32Array;
}

function fillAccounts(task: MatrixTask, filled: Filled, { place, instrument, bars, rows }: PlacedRows): void {
  const { context, stocks, operands, checks } = task;
  const wanted = operands.filter((operand) => "metric" in operand);
  if (wanted.length === 0 && checks.length === 0) return;
  const history = storedPrices(context.snapshot, instrument);
  const source = { ...context, instrument, history };
  const known = Array.from(rows.keys()).filter((k) => (rows[k] as number) >= 0);
  for (const [barsAgo, ofLag] of Map.groupBy(wanted, (operand) => operand.barsAgo ?? 0)) {
    const metrics = [
      ...new Set(ofLag.flatMap(({ metric }) => (metric === QUALITY ? QUALITY_TERMS.map(([id]) => id) : [metric]))),
    ];
    const early = known.filter((k) => (rows[k] as number) >= barsAgo);
    const days = Int32Array.from(early, (k) => bars.day[(rows[k] as number) - barsAgo] as number);
    const found = metricColumns(source, days, { metrics, checks: [] });
    for (const operand of ofLag)
      writeMetric(filled.columns, found, { operand, place, stocks: stocks.length, rows: early });
  }
  if (checks.length === 0) return;
  const days = Int32Array.from(known, (k) => bars.day[rows[k] as number] as number);
  const found = metricColumns(source, days, { metrics: [], checks });
  for (const id of checks)
    writeCheckColumn(task, filled.checks, { id, column: found.checks.get(id) as CheckColumn, place, rows: known });
}

interface MetricTarget {
  readonly operand: Extract<ResolvedOperand, { metric: string }>;
  readonly place: number;
  readonly stocks: number;
  /** The days that the values are of, by their places. */
  readonly rows: readonly number[];
}

function writeMetric(
  columns: Filling,
  { metrics }: MetricColumns,
  { operand, place, stocks, rows }: MetricTarget,
): void {
  const ids = operand.metric === QUALITY ? QUALITY_TERMS.map(([id]) => id) : [operand.metric];
  for (const id of ids) {
    const key = operand.metric === QUALITY ? operandKey({ metric: id }) : operandKey(operand);
    const target = columns[key] as Float64Array;
    const values = metrics.get(id) as Float64Array;
    rows.forEach((k, at) => {
      target[k * stocks + place] = (values[at] as number) * (operand.metric === QUALITY ? 1 : (operand.times ?? 1));
    });
  }
}

interface CheckTarget {
  readonly id: CheckId;
  readonly column: CheckColumn;
  readonly place: number;
  readonly rows: readonly number[];
}

function writeCheckColumn({ stocks, days }: MatrixTask, checks: Filled["checks"], target: CheckTarget): void {
  const { id, column, place, rows } = target;
  const size = stocks.length * days.length;
  const matrix = checks.get(id) ?? {
    kind: { comparison: column.comparison, threshold: column.threshold },
    values: new Float64Array(size).fill(Number.NaN),
    thresholds: column.thresholds && new Float64Array(size).fill(column.threshold),
    upTo: column.upTo && new Float64Array(size).fill(Number.POSITIVE_INFINITY),
  };
  checks.set(id, matrix);
  rows.forEach((k, at) => {
    const cell = k * stocks.length + place;
    matrix.values[cell] = column.values[at] as number;
    if (matrix.thresholds) matrix.thresholds[cell] = column.thresholds?.[at] ?? column.threshold;
    if (matrix.upTo) matrix.upTo[cell] = column.upTo?.[at] ?? Number.POSITIVE_INFINITY;
  });
}

/** The quality of the companies of each day among each other, as the screener has it. */
function qualityOfDays(columns: Filling, stocks: number, days: number): Float64Array {
  const quality = new Float64Array(stocks * days);
  for (let k = 0; k < days; k++) {
    const terms = QUALITY_TERMS.map(([id, good]) => ({
      values: (columns[operandKey({ metric: id })] as Float64Array).subarray(k * stocks, (k + 1) * stocks),
      good,
    }));
    quality.set(meanZScore(terms), k * stocks);
  }
  return quality;
}

function groupsOf(stocks: readonly Instrument[]): Pick<DayInputs, "sectors" | "industries"> {
  const placesOf = (nameOf: (stock: Instrument) => string | null) => {
    const names = [...new Set(stocks.map(nameOf))].filter((name) => name !== null).sort();
    const places = new Map(names.map((name, place) => [name, place]));
    return Int32Array.from(stocks, (stock) => places.get(nameOf(stock) ?? "") ?? -1);
  };
  return { sectors: placesOf(({ sector }) => sector), industries: placesOf(({ industry }) => industry) };
}
