import { endOfStock } from "@plumbline/core/backtest";
import { type CompiledStrategy, stopDistance } from "@plumbline/core/strategy";
import type { ComputedPart, PartMarks, StockRange } from "./computed-part.ts";
import { dayMatrix } from "./day-matrix.ts";
import { matrixTask } from "./matrix-task.ts";
import type { RunMarket } from "./run-market.ts";
import { rowsOf } from "./run-prices.ts";
import { stockInputs } from "./stock-inputs.ts";

/** What a strategy says of all stocks, one value per row of the prices, known at its close. */
export interface Marks {
  readonly entry: Uint8Array;
  readonly exit: Uint8Array;
  /** The highest first; null where nothing decides between candidates. */
  readonly scores: Float64Array | null;
  /** Money per share by which a stop lies below the fill; null without such a stop. */
  readonly distance: Float64Array | null;
}

const STOCKS_BETWEEN_BREATHS = 16;

/** The signals of a strategy that asks its rules at every close. What was computed apart is not computed again. */
export async function signalMarks(
  market: RunMarket,
  compiled: CompiledStrategy,
  parts: readonly ComputedPart[],
): Promise<Marks> {
  const marks = blankMarks(compiled, market.operands, market.prices.day.length);
  if (parts.length > 0) joinMarks(market, parts, marks);
  else await markStocks(market, compiled, { from: 0, until: market.stocks.length, marks, base: 0 });
  return marks;
}

/** Where marks are written. */
interface MarkedRows {
  readonly marks: Marks;
  /** Row of the prices that the first mark belongs to. */
  readonly base: number;
}

async function markStocks(
  market: RunMarket,
  compiled: CompiledStrategy,
  { from, until, ...into }: StockRange & MarkedRows,
): Promise<void> {
  const { context } = market;
  for (let place = from; place < until; place++) {
    markStock(market, compiled, { place, ...into });
    context.onSteps({ phase: "signals", done: place + 1 - from, of: until - from });
    if (place % STOCKS_BETWEEN_BREATHS === 0) await context.breathe();
  }
}

/** The signals of some stocks alone. */
export async function marksOfPart(
  market: RunMarket,
  compiled: CompiledStrategy,
  { from, until }: StockRange,
): Promise<PartMarks> {
  const rows = rowsOfStocks(market, { from, until });
  const base = rows[0] ?? 0;
  // Of these stocks alone: marks of a whole market take hundreds of megabytes.
  const marks = blankMarks(compiled, market.operands, rows.length === 0 ? 0 : (rows.at(-1) as number) + 1 - base);
  await markStocks(market, compiled, { from, until, marks, base });
  const entry = Uint8Array.from(rows, (row) => marks.entry[row - base] as number);
  const atEntries = (column: Float64Array | null) =>
    column &&
    Float64Array.from(
      rows.filter((_, at) => entry[at] === 1),
      (row) => column[row - base] as number,
    );
  return {
    entry,
    exit: Uint8Array.from(rows, (row) => marks.exit[row - base] as number),
    scores: atEntries(marks.scores),
    distance: atEntries(marks.distance),
  };
}

function joinMarks(market: RunMarket, parts: readonly ComputedPart[], into: Marks): void {
  for (const part of parts) {
    if (!("marks" in part)) continue;
    const { entry, exit, scores, distance } = part.marks;
    let next = 0;
    for (const [at, row] of rowsOfStocks(market, part).entries()) {
      into.entry[row] = entry[at] as number;
      into.exit[row] = exit[at] as number;
      if (entry[at] !== 1) continue;
      if (into.scores) into.scores[row] = scores?.[next] as number;
      if (into.distance) into.distance[row] = distance?.[next] as number;
      next++;
    }
  }
}

/** The rows of some stocks, stock after stock. */
function rowsOfStocks({ prices }: RunMarket, { from, until }: StockRange): Int32Array {
  const spans = Array.from({ length: until - from }, (_, k) => rowsOf(prices, from + k));
  const rows = new Int32Array(spans.reduce((sum, span) => sum + span.until - span.from, 0));
  let next = 0;
  for (const span of spans) for (let row = span.from; row < span.until; row++) rows[next++] = row;
  return rows;
}

function markStock(
  { prices, stocks, barsOf, shared, members }: RunMarket,
  compiled: CompiledStrategy,
  { place, marks, base }: MarkedRows & { readonly place: number },
): void {
  const { from, until } = rowsOf(prices, place);
  const at = from - base;
  const bars = barsOf(place);
  const inputs = stockInputs(shared, stocks[place] as (typeof stocks)[number], bars);
  const entry = marks.entry.subarray(at, until - base);
  compiled.signals(inputs, { entry, exit: marks.exit.subarray(at, until - base) });
  marks.scores?.set(compiled.order(inputs) ?? [], at);
  marks.distance?.set(storedDistance(compiled, inputs, prices.bars.close.subarray(from, until)) ?? [], at);
  if (members) for (const row of entry.keys()) if (!members(place, bars.day[row] as number)) entry[row] = 0;
}

function blankMarks({ strategy }: CompiledStrategy, operands: RunMarket["operands"], rows: number): Marks {
  const numbers = () => new Float64Array(rows).fill(Number.NaN);
  const isRanked = strategy.ranking !== null || (operands.comparesStocks && strategy.rebalancing !== "signals");
  return {
    entry: new Uint8Array(rows),
    exit: new Uint8Array(rows),
    scores: isRanked ? numbers() : null,
    distance: strategy.stops.trueRanges ? numbers() : null,
  };
}

type StockBars = ReturnType<RunMarket["barsOf"]>;

/** Bars up to a day; all of them unless one is given. */
export function barsUntil(bars: StockBars, until: number | undefined): StockBars {
  if (until === undefined) return bars;
  const rows = bars.day.findLastIndex((day) => day <= until) + 1;
  const { day, open, high, low, close, volume } = bars;
  const cut = (column: Float64Array) => column.subarray(0, rows);
  return {
    day: day.subarray(0, rows),
    open: cut(open),
    high: cut(high),
    low: cut(low),
    close: cut(close),
    volume: cut(volume),
  };
}

/**
 * How far a stop that is measured in true ranges lies below the fill, in the money of each day: indicators are computed on one share
 * count.
 *
 * @param stored Closes as they are stored.
 */
export function storedDistance(
  { strategy }: CompiledStrategy,
  inputs: Parameters<CompiledStrategy["signals"]>[0],
  stored: Float64Array,
): Float64Array | null {
  const { close } = inputs.bars;
  const distance = stopDistance(strategy, inputs);
  return distance?.map((value, row) => (value * (stored[row] as number)) / (close[row] as number)) ?? null;
}

/**
 * The signals of a strategy that asks its rules at the last close of each period: a position whose entry no longer holds is left
 * then, unless the strategy has an exit of its own.
 */
export async function periodMarks(
  market: RunMarket,
  compiled: CompiledStrategy,
  parts: readonly ComputedPart[],
): Promise<Marks> {
  const { prices, stocks } = market;
  const marks = blankMarks(compiled, market.operands, prices.day.length);
  const task = matrixTask(market, compiled);
  const { days } = task;
  const matrix = await dayMatrix(task, parts);
  const atr = compiled.strategy.stops.trueRanges ? await signalDistances(market, compiled) : null;
  const next = new Int32Array(stocks.length).map((_, place) => prices.barStart[place] as number);
  for (let k = 0; k < days.length; k++) {
    const inputs = matrix.inputs(k);
    const eligible = compiled.eligible(inputs);
    const leaving = compiled.strategy.exit === null ? eligible.map((mark) => 1 - mark) : compiled.leaving(inputs);
    const scores = compiled.scores(inputs);
    for (let place = 0; place < stocks.length; place++) {
      const row = rowOn(market, next, { place, day: days[k] as number });
      if (row < 0) continue;
      marks.entry[row] = eligible[place] as number;
      marks.exit[row] = leaving[place] as number;
      if (marks.scores) marks.scores[row] = scores[place] as number;
    }
  }
  return { ...marks, distance: atr };
}

/** The row of a stock on a day; days rise from call to call. */
function rowOn(
  { prices }: RunMarket,
  next: Int32Array,
  { place, day }: { readonly place: number; readonly day: number },
): number {
  const end = endOfStock(prices, place);
  let row = next[place] as number;
  while (row < end && (prices.day[row] as number) < day) row++;
  next[place] = row;
  return row < end && prices.day[row] === day ? row : -1;
}

async function signalDistances(market: RunMarket, compiled: CompiledStrategy): Promise<Float64Array> {
  const { prices, stocks, shared, context, barsOf } = market;
  const distance = new Float64Array(prices.day.length).fill(Number.NaN);
  for (const [place, instrument] of stocks.entries()) {
    const { from, until } = rowsOf(prices, place);
    const inputs = stockInputs(shared, instrument, barsOf(place));
    distance.set(storedDistance(compiled, inputs, prices.bars.close.subarray(from, until)) ?? [], from);
    if (place % STOCKS_BETWEEN_BREATHS === 0) await context.breathe();
  }
  return distance;
}

/**
 * Lets the same signals be used one bar later. They are moved and moved back: a copy of those of a whole market takes hundreds of
 * megabytes.
 */
export function usedLate<Result>(prices: RunMarket["prices"], marks: Marks, use: (late: Marks) => Result): Result {
  const { entry, exit, scores, distance } = marks;
  const columns = [entry, exit, scores, distance].filter((column) => column !== null);
  const movingBack = columns.map((column) => movedLater(prices, column));
  try {
    return use(marks);
  } finally {
    for (const moveBack of movingBack) moveBack();
  }
}

/** @returns Moves it back. */
function movedLater(prices: RunMarket["prices"], column: Uint8Array | Float64Array): () => void {
  const missing = column instanceof Float64Array ? Number.NaN : 0;
  const spans = [...prices.symbols.keys()]
    .map((place) => rowsOf(prices, place))
    .filter(({ from, until }) => until > from);
  const last = spans.map(({ until }) => column[until - 1] as number);
  for (const { from, until } of spans) column.copyWithin(from + 1, from, until - 1)[from] = missing;
  return () => {
    for (const [k, { from, until }] of spans.entries())
      column.copyWithin(from, from + 1, until)[until - 1] = last[k] as number;
  };
}
