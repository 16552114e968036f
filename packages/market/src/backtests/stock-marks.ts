import { endOfStock, SparseColumn } from "@plumbline/core/backtest";
import { type CompiledStrategy, stopDistance } from "@plumbline/core/strategy";
import type { ComputedPart, PartMarks, StockRange } from "./computed-part.ts";
import { dayMatrix } from "./day-matrix.ts";
import { matrixTask } from "./matrix-task.ts";
import type { RunMarket } from "./run-market.ts";
import { rowsOf } from "./run-prices.ts";
import { stockInputs } from "./stock-inputs.ts";

/** What a strategy says of all stocks, known at the close of each row of the prices. */
export interface Marks {
  /** One value per row, as `exit`. */
  readonly entry: Uint8Array;
  readonly exit: Uint8Array;
  /** Of rows with an entry, the highest first; null where nothing decides between candidates. */
  readonly scores: SparseColumn | null;
  /** Of rows with an entry: money per share by which a stop lies below the fill; null without such a stop. */
  readonly distance: SparseColumn | null;
}

const STOCKS_BETWEEN_BREATHS = 16;

/** The signals of a strategy that asks its rules at every close. What was computed apart is not computed again. */
export async function signalMarks(
  market: RunMarket,
  compiled: CompiledStrategy,
  parts: readonly ComputedPart[],
): Promise<Marks> {
  if (parts.length > 0) return joinedMarks(market, compiled, parts);
  const all = { from: 0, until: market.stocks.length, base: 0, rows: market.prices.day.length };
  const { entry, exit, scores, distance } = await markStocks(market, compiled, all);
  return withNumbers({ entry, exit }, scores, distance);
}

/** The signals of some stocks alone: marks of a whole market take hundreds of megabytes. */
export async function marksOfPart(
  market: RunMarket,
  compiled: CompiledStrategy,
  range: StockRange,
): Promise<PartMarks> {
  const rows = rowsOfStocks(market, range);
  const base = rows[0] ?? 0;
  const span = rows.length === 0 ? 0 : (rows.at(-1) as number) + 1 - base;
  const { entry, exit, scores, distance } = await markStocks(market, compiled, { ...range, base, rows: span });
  return {
    entry: Uint8Array.from(rows, (row) => entry[row - base] as number),
    exit: Uint8Array.from(rows, (row) => exit[row - base] as number),
    scores: scores && joined(scores),
    distance: distance && joined(distance),
  };
}

/** Signals by row, and numbers of the entries, stock after stock. */
interface MarkedStocks {
  readonly entry: Uint8Array;
  readonly exit: Uint8Array;
  readonly scores: Float64Array[] | null;
  readonly distance: Float64Array[] | null;
}

/** Where marks are written. */
interface MarkedRange extends StockRange {
  /** Row of the prices that the first mark belongs to. */
  readonly base: number;
  /** How many rows are marked. */
  readonly rows: number;
}

async function markStocks(
  market: RunMarket,
  compiled: CompiledStrategy,
  { from, until, base, rows }: MarkedRange,
): Promise<MarkedStocks> {
  const { context } = market;
  const { isRanked, hasDistance } = numbersOf(compiled, market.operands);
  const marked: MarkedStocks = {
    entry: new Uint8Array(rows),
    exit: new Uint8Array(rows),
    scores: isRanked ? [] : null,
    distance: hasDistance ? [] : null,
  };
  for (let place = from; place < until; place++) {
    markStock(market, compiled, { place, base, marked });
    context.onSteps({ phase: "signals", done: place + 1 - from, of: until - from });
    if (place % STOCKS_BETWEEN_BREATHS === 0) await context.breathe();
  }
  return marked;
}

interface MarkedPlace extends Pick<MarkedRange, "base"> {
  readonly place: number;
  readonly marked: MarkedStocks;
}

function markStock(market: RunMarket, compiled: CompiledStrategy, { place, base, marked }: MarkedPlace): void {
  const { prices, stocks, barsOf, shared, members } = market;
  const { from, until } = rowsOf(prices, place);
  const bars = barsOf(place);
  const inputs = stockInputs(shared, stocks[place] as (typeof stocks)[number], bars);
  const entry = marked.entry.subarray(from - base, until - base);
  compiled.signals(inputs, { entry, exit: marked.exit.subarray(from - base, until - base) });
  if (members) for (const row of entry.keys()) if (!members(place, bars.day[row] as number)) entry[row] = 0;
  const entries = rowsWith(entry);
  marked.scores?.push(valuesAt(compiled.order(inputs), entries));
  marked.distance?.push(valuesAt(storedDistance(compiled, inputs, prices.bars.close.subarray(from, until)), entries));
}

/** Which numbers of their entries the marks of a strategy have. */
function numbersOf({ strategy }: CompiledStrategy, operands: RunMarket["operands"]) {
  const isRanked = strategy.ranking !== null || (operands.comparesStocks && strategy.rebalancing !== "signals");
  return { isRanked, hasDistance: strategy.stops.trueRanges !== undefined };
}

/** Adds the numbers of the entries, row after row in pieces, to the signals of all rows. */
function withNumbers(
  { entry, exit }: Pick<Marks, "entry" | "exit">,
  scores: readonly Float64Array[] | null,
  distance: readonly Float64Array[] | null,
): Marks {
  const rows = scores || distance ? rowsWith(entry) : new Int32Array();
  const column = (pieces: readonly Float64Array[] | null) => pieces && new SparseColumn(rows, joined(pieces));
  return { entry, exit, scores: column(scores), distance: column(distance) };
}

function joinedMarks(market: RunMarket, compiled: CompiledStrategy, parts: readonly ComputedPart[]): Marks {
  const length = market.prices.day.length;
  const [entry, exit] = [new Uint8Array(length), new Uint8Array(length)];
  const { isRanked, hasDistance } = numbersOf(compiled, market.operands);
  const scores: Float64Array[] = [];
  const distance: Float64Array[] = [];
  for (const part of parts.toSorted((a, b) => a.from - b.from)) {
    if (!("marks" in part)) continue;
    for (const [at, row] of rowsOfStocks(market, part).entries()) {
      entry[row] = part.marks.entry[at] as number;
      exit[row] = part.marks.exit[at] as number;
    }
    if (part.marks.scores) scores.push(part.marks.scores);
    if (part.marks.distance) distance.push(part.marks.distance);
  }
  return withNumbers({ entry, exit }, isRanked ? scores : null, hasDistance ? distance : null);
}

/** The rows of some stocks, stock after stock. */
function rowsOfStocks({ prices }: RunMarket, { from, until }: StockRange): Int32Array {
  const spans = Array.from({ length: until - from }, (_, k) => rowsOf(prices, from + k));
  const rows = new Int32Array(spans.reduce((sum, span) => sum + span.until - span.from, 0));
  let next = 0;
  for (const span of spans) for (let row = span.from; row < span.until; row++) rows[next++] = row;
  return rows;
}

function rowsWith(marks: Uint8Array): Int32Array {
  let count = 0;
  for (const mark of marks) count += mark;
  const rows = new Int32Array(count);
  let next = 0;
  for (let row = 0; next < count; row++) if (marks[row] === 1) rows[next++] = row;
  return rows;
}

/** NaN where there is no column. */
function valuesAt(column: Float64Array | null, rows: Int32Array): Float64Array {
  const values = new Float64Array(rows.length).fill(Number.NaN);
  if (column) for (let k = 0; k < rows.length; k++) values[k] = column[rows[k] as number] as number;
  return values;
}

function joined(pieces: readonly Float64Array[]): Float64Array {
  const values = new Float64Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let next = 0;
  for (const piece of pieces) {
    values.set(piece, next);
    next += piece.length;
  }
  return values;
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
  const task = matrixTask(market, compiled);
  const { days } = task;
  const matrix = await dayMatrix(task, parts);
  const { isRanked, hasDistance } = numbersOf(compiled, market.operands);
  const answers = Array.from(days.keys(), (k) => {
    const inputs = matrix.inputs(k);
    const eligible = compiled.eligible(inputs);
    const leaving = compiled.strategy.exit === null ? eligible.map((mark) => 1 - mark) : compiled.leaving(inputs);
    return { eligible, leaving, scores: isRanked ? compiled.scores(inputs) : null };
  });
  const marks = { entry: new Uint8Array(prices.day.length), exit: new Uint8Array(prices.day.length) };
  const scores: number[] = [];
  for (const place of stocks.keys()) {
    for (const { row, k } of rowsOn(market, place, days)) {
      const { eligible, leaving, scores: ranks } = answers[k] as (typeof answers)[number];
      marks.entry[row] = eligible[place] as number;
      marks.exit[row] = leaving[place] as number;
      if (ranks && eligible[place] === 1) scores.push(ranks[place] as number);
    }
  }
  const distance = hasDistance ? await distancesOfEntries(market, compiled, marks.entry) : null;
  return withNumbers(marks, isRanked ? [Float64Array.from(scores)] : null, distance);
}

/** The rows of a stock on those of some rising days on which it has one. */
function* rowsOn({ prices }: RunMarket, place: number, days: Int32Array): Generator<{ row: number; k: number }> {
  const end = endOfStock(prices, place);
  let row = prices.barStart[place] as number;
  for (const [k, day] of days.entries()) {
    while (row < end && (prices.day[row] as number) < day) row++;
    if (row < end && prices.day[row] === day) yield { row, k };
  }
}

/** Stop distances of the rows with an entry, stock after stock. */
async function distancesOfEntries(
  { prices, stocks, shared, context, barsOf }: RunMarket,
  compiled: CompiledStrategy,
  entry: Uint8Array,
): Promise<Float64Array[]> {
  const distances: Float64Array[] = [];
  for (const [place, instrument] of stocks.entries()) {
    const { from, until } = rowsOf(prices, place);
    const inputs = stockInputs(shared, instrument, barsOf(place));
    const column = storedDistance(compiled, inputs, prices.bars.close.subarray(from, until));
    distances.push(valuesAt(column, rowsWith(entry.subarray(from, until))));
    if (place % STOCKS_BETWEEN_BREATHS === 0) await context.breathe();
  }
  return distances;
}

/**
 * Lets the same signals be used one bar later. They are moved and moved back: a copy of those of a whole market takes hundreds of
 * megabytes.
 */
export function usedLate<Result>(prices: RunMarket["prices"], marks: Marks, use: (late: Marks) => Result): Result {
  const movingBack = [marks.entry, marks.exit].map((column) => movedLater(prices, column));
  try {
    return use({ ...marks, scores: movedRows(marks.scores), distance: movedRows(marks.distance) });
  } finally {
    for (const moveBack of movingBack) moveBack();
  }
}

/** A last row moves to the first one of the stock after it, where no signal asks for its number. */
function movedRows(column: SparseColumn | null): SparseColumn | null {
  return (
    column &&
    new SparseColumn(
      column.rows.map((row) => row + 1),
      column.values,
    )
  );
}

/** @returns Moves it back. */
function movedLater(prices: RunMarket["prices"], column: Uint8Array): () => void {
  const spans = [...prices.symbols.keys()]
    .map((place) => rowsOf(prices, place))
    .filter(({ from, until }) => until > from);
  const last = spans.map(({ until }) => column[until - 1] as number);
  for (const { from, until } of spans) column.copyWithin(from + 1, from, until - 1)[from] = 0;
  return () => {
    for (const [k, { from, until }] of spans.entries())
      column.copyWithin(from, from + 1, until)[until - 1] = last[k] as number;
  };
}
