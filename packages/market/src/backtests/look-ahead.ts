import { splitAdjusted } from "@plumbline/core/series";
import { type CompiledStrategy, compileStrategy, operandColumn } from "@plumbline/core/strategy";
import type { Day } from "@plumbline/core/time";
import type { PriceHistory } from "../model/index.ts";
import { rowsOnDemand } from "../screening/index.ts";
import { blankColumns, checkColumns, fillColumns, type MatrixTask, PRICED } from "./matrix-columns.ts";
import type { RunMarket } from "./run-market.ts";
import type { RunOrder } from "./run-order.ts";
import { splitsOf } from "./run-prices.ts";
import { snapshotUntil } from "./snapshot-until.ts";
import { sharedInputs, stockInputs } from "./stock-inputs.ts";
import { barsUntil } from "./stock-marks.ts";

/** What happened to earlier values when later data was taken away. */
export interface LookAhead {
  /** Stocks that were tried. */
  readonly stocks: number;
  /** Days after which data was cut off. */
  readonly cuts: number;
  /** Signals, and values that rules and rankings read, of those days and before. */
  readonly compared: number;
  /** How many of them were others then. */
  readonly differences: number;
}

/** Places in the calendar at which the data is cut, as shares of its length. */
const CUTS = [1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6];
/** Stocks that are tried, evenly spread over all; fewer where accounts are computed anew, which takes some milliseconds a day. */
const MAX_STOCKS = 12;
const MAX_COMPANIES = 5;
/** What is computed of the same numbers by another way may differ in its last digits. */
const ROUNDING = 1e-9;

/** Some stocks of a run, as it has read them or as they were known on a day. */
type Tried = Pick<MatrixTask, "context" | "stocks" | "barsOf" | "shared">;

/**
 * Reads what a strategy asks of some stocks again from a market that ends on a day, and counts the values up to that day that are
 * not the same: a strategy that looks ahead has some. Bars are compared through all days up to the cut, numbers of accounts on its day.
 *
 * @see GEN-06
 */
export async function lookAhead(market: RunMarket, order: RunOrder): Promise<LookAhead> {
  const compiled = compileStrategy(order.strategy, order.values);
  const places = triedPlaces(market);
  const whole = triedOf(market, places);
  const cuts = cutDays(market);
  const wholeBars = places.map((_, k) => barColumns(market, compiled, { tried: whole, k }));
  const wholeAccounts = await accountColumns(market, compiled, { tried: whole, days: cuts });
  const count = new Count();
  for (const [at, cut] of cuts.entries()) {
    const known = knownOn(market, places, cut as Day);
    for (const k of places.keys()) {
      const columns = barColumns(market, compiled, { tried: known, k });
      for (const [c, column] of columns.entries()) count.rows(wholeBars[k]?.[c] as Column, column);
    }
    const accounts = await accountColumns(market, compiled, { tried: known, days: Int32Array.of(cut) });
    for (const [name, column] of Object.entries(accounts)) {
      const ofDay = wholeAccounts[name]?.subarray(at * places.length, (at + 1) * places.length);
      if (ofDay) count.numbers(ofDay, column);
    }
    await market.context.breathe();
  }
  return { stocks: places.length, cuts: cuts.length, ...count.found() };
}

type Column = Uint8Array | Float64Array;

class Count {
  #compared = 0;
  #differences = 0;

  /** The beginning of a column against a shorter one, to the bit. */
  rows(whole: Column, cut: Column): void {
    this.#compared += cut.length;
    for (let row = 0; row < cut.length; row++) if (!Object.is(cut[row], whole[row])) this.#differences++;
  }

  /** What a run has known of accounts; where it has known nothing it has not looked ahead. */
  numbers(whole: Float64Array, cut: Float64Array): void {
    for (const [row, value] of whole.entries()) {
      if (!Number.isFinite(value)) continue;
      this.#compared++;
      const isSame = Math.abs(value - (cut[row] as number)) <= ROUNDING * Math.abs(value);
      if (!isSame) this.#differences++;
    }
  }

  found(): Pick<LookAhead, "compared" | "differences"> {
    return { compared: this.#compared, differences: this.#differences };
  }
}

function triedPlaces({ stocks: { length }, operands }: RunMarket): readonly number[] {
  const size = Math.min(length, asksAccounts(operands) ? MAX_COMPANIES : MAX_STOCKS);
  return Array.from({ length: size }, (_, k) => Math.floor((k * length) / size));
}

function asksAccounts({ metrics, checks }: RunMarket["operands"]): boolean {
  return metrics.length + checks.length > 0;
}

/** Days on which the strategy decides something. */
function cutDays({ day, rankingBars }: RunMarket): Int32Array {
  const bars = rankingBars.length > 0 ? rankingBars : Int32Array.from(day.keys());
  const chosen = CUTS.map((share) => day[bars[Math.floor(share * (bars.length - 1))] as number] as number);
  return Int32Array.from(new Set(chosen));
}

function quiet({ context }: RunMarket): MatrixTask["context"] {
  const { columns: _columns, kept: _kept, parts: _parts, ...rest } = context;
  return { ...rest, onSteps: () => undefined };
}

function triedOf(market: RunMarket, places: readonly number[]): Tried {
  const { stocks, shared, barsOf } = market;
  const placeOf = (k: number) => places[k] as number;
  const { storedBars } = shared;
  return {
    context: quiet(market),
    stocks: places.map((place) => stocks[place] as (typeof stocks)[number]),
    barsOf: (k) => barsOf(placeOf(k)),
    shared: { ...shared, storedBars: storedBars && ((k) => storedBars(placeOf(k))) },
  };
}

/** The stocks as a market says it that ends on a day, read from its files. The days on which an exchange trades are known ahead. */
function knownOn(market: RunMarket, places: readonly number[], cut: Day): Tried {
  const { stocks, prices, benchmark, operands, shared } = market;
  const snapshot = snapshotUntil(market.context.snapshot, cut);
  const factors = rowsOnDemand(snapshot, { from: (snapshot.calendar[0] ?? cut) - 1, until: cut });
  const context = { ...quiet(market), snapshot, factors };
  return {
    context,
    stocks: places.map((place) => stocks[place] as (typeof stocks)[number]),
    barsOf: (k) => {
      const { bars } = market.context.snapshot.prices(prices.symbols[places[k] as number] as string) as PriceHistory;
      // A later split changes the unit of all prices before it, and is no news about them.
      return barsUntil(splitAdjusted(bars, splitsOf(prices, places[k] as number)), cut);
    },
    shared: {
      ...sharedInputs(context, operands, benchmark && barsUntil(benchmark.bars, cut)),
      tradingDays: shared.tradingDays,
    },
  };
}

/** Daily signals; of rules that are asked once a period, or read accounts, what they read of prices at every bar. */
function barColumns(
  { operands }: RunMarket,
  compiled: CompiledStrategy,
  { tried, k }: { readonly tried: Tried; readonly k: number },
): readonly Column[] {
  const { stocks, shared, barsOf } = tried;
  const inputs = stockInputs(shared, stocks[k] as (typeof stocks)[number], barsOf(k));
  if (compiled.strategy.rebalancing === "signals" && !asksAccounts(operands)) {
    const { entry, exit } = compiled.signals(inputs);
    return [entry, exit];
  }
  return compiled.dayOperands
    .filter((operand) => !("metric" in operand))
    .map((operand) => operandColumn(operand, inputs));
}

/** Numbers and checks of accounts, day by day. */
async function accountColumns(
  { operands }: RunMarket,
  compiled: CompiledStrategy,
  { tried, days }: { readonly tried: Tried; readonly days: Int32Array },
): Promise<Readonly<Record<string, Float64Array>>> {
  const { checks } = operands;
  const metrics = compiled.dayOperands.filter((operand) => "metric" in operand);
  const task: MatrixTask = { ...tried, days, operands: metrics, checks, members: null };
  if (!asksAccounts(operands)) return {};
  const size = tried.stocks.length * days.length;
  const columns = Object.fromEntries(
    [...blankColumns(task)].map(([name, nothing]) => [name, new Float64Array(size).fill(nothing)]),
  );
  await fillColumns(task, { from: 0, until: tried.stocks.length }, columns);
  // Whether there is a price is no number, and a threshold is that of the check.
  const omitted = new Set([PRICED, ...checks.map((id) => checkColumns(id).thresholds)]);
  return Object.fromEntries(Object.entries(columns).filter(([name]) => !omitted.has(name)));
}
