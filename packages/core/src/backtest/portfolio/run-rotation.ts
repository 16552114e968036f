import { CashInterest } from "../cash-interest.ts";
import { requireSettings } from "../require-signal-run.ts";
import type { AccountSettings, Backtest } from "../trade-columns.ts";
import { TradeLog } from "../trade-log.ts";
import type { AccountContext } from "./account.ts";
import { chooseBest, valuesOf } from "./choose-best.ts";
import { delistingDays } from "./delisted.ts";
import type { MarketPrices } from "./market-prices.ts";
import { type RebalancingColumns, rebalancingColumns } from "./rebalancing-columns.ts";
import { type Rebalanced, RotationPart, type Target } from "./rotation-part.ts";
import { RowFinder } from "./row-finder.ts";

/**
 * How the money is divided among the stocks chosen. `equal`: by their number. `inverse`: in proportion to 1 / value, such as the
 * standard deviation of returns; a stock without a positive value is not chosen. `given`: fractions of equity, one for each stock
 * chosen; what they leave stays cash, and where they need more than there is, all are cut by one factor.
 */
export type Weighting =
  | { readonly kind: "equal" }
  | { readonly kind: "inverse"; readonly valuesAt: (rebalancing: number, bar: number) => Float64Array }
  | {
      readonly kind: "given";
      readonly weightsAt: (rebalancing: number, bar: number, chosen: Int32Array) => Float64Array;
    };

export interface RotationInput {
  readonly prices: MarketPrices;
  /** Days of the run, rising; see `tradingCalendar`. */
  readonly day: Int32Array;
  /** Bars at whose closes stocks are ranked, rising; see `rankingBars`. */
  readonly rankingBars: Int32Array;
  /**
   * One score per stock at a ranking, the highest is the best; NaN for a stock that may not be chosen. When none has a score, all
   * is sold.
   */
  readonly scoresAt: (rebalancing: number, bar: number) => Float64Array;
  /**
   * How many are chosen: a number, one for each overlapping part, or a fraction of the stocks with a score that trade on the bar (one
   * at least). A part whose count is 0 has no money; the others share the capital evenly.
   */
  readonly top: { readonly count: number } | { readonly counts: readonly number[] } | { readonly share: number };
  readonly weighting: Weighting;
  /** Overlapping parts; part k is rebalanced at every `parts`-th ranking from the k-th on. One unless given. */
  readonly parts?: number;
  readonly settings: AccountSettings;
  /** 1 for each stock that is gone after its last close. Unless given, those whose prices end before the calendar does. */
  readonly delisted?: Uint8Array;
  /** The oldest close that counts as a price at a ranking, in calendar days before it: 0 unless given. */
  readonly maxPriceAge?: number;
}

/** In overlapping parts a stock that two of them hold counts as two positions. */
export interface Rotation extends Backtest {
  readonly rebalancings: RebalancingColumns;
}

/**
 * Buys the stocks with the best scores and changes them at every rebalancing: ranked at a close, traded at the next open, sales
 * before purchases, target weight times the equity at that open, with one factor so that cash pays for all of it.
 *
 * @returns One row per day of the calendar, the trades with their executions, and the rebalancings with their holdings.
 * @throws {RangeError} if a setting makes no sense, or a weight is not a number of 0 or more.
 * @see BT-03, BT-04, BT-05, BT-06
 *
 * @example
 * const day = tradingCalendar(prices);
 * const rotation = runRotation({
 *   prices, day, rankingBars: rankingBars(day, "monthly"), scoresAt: (_, bar) => momentum(bar),
 *   top: { share: 0.1 }, weighting: { kind: "equal" }, settings,
 * });
 */
export function runRotation(input: RotationInput): Rotation {
  return new RotationRun(input).run();
}

class RotationRun {
  readonly #input: RotationInput;
  readonly #context: AccountContext;
  readonly #finder: RowFinder;
  readonly #parts: readonly RotationPart[];

  constructor(input: RotationInput) {
    const { prices, day, settings, delisted, parts = 1 } = input;
    requireSettings(settings, day.length);
    requireParts(input, parts);
    this.#input = input;
    this.#context = {
      prices,
      day,
      settings,
      interest: settings.cashRate === null ? null : new CashInterest(settings.cashRate),
      delistingDays: delistingDays(prices, day, delisted),
      log: new TradeLog(),
      equity: new Float64Array(day.length),
      cash: new Float64Array(day.length),
      positions: new Int32Array(day.length),
      feesPaid: 0,
      traded: 0,
      belowOneShare: 0,
    };
    this.#finder = new RowFinder(prices, day);
    this.#parts = capitals(input, parts).map((capital) => new RotationPart(this.#context, this.#finder, capital));
  }

  run(): Rotation {
    const { day, rankingBars, settings } = this.#input;
    const rebalanced: { part: number; done: Rebalanced }[] = [];
    for (let ranking = 0; ranking < rankingBars.length; ranking++) {
      const bar = rankingBars[ranking] as number;
      const tradingBar = settings.fillAt === "close" ? bar : bar + 1;
      if (tradingBar >= day.length) break;
      const place = ranking % this.#parts.length;
      const part = this.#parts[place] as RotationPart;
      part.advanceTo(tradingBar);
      rebalanced.push({ part: place, done: part.rebalance(this.#choose(ranking, bar)) });
    }
    for (const part of this.#parts) {
      part.advanceTo(day.length);
      part.account.listOpen(day.length - 1);
    }
    const { equity, cash, positions, log, feesPaid, traded, belowOneShare } = this.#context;
    const rebalancings = rebalancingColumns(rebalanced);
    return { day, equity, cash, positions, ...log.columns(), feesPaid, traded, belowOneShare, rebalancings };
  }

  #choose(ranking: number, bar: number): Target {
    const { scoresAt, weighting } = this.#input;
    const scores = scoresAt(ranking, bar);
    const values = weighting.kind === "inverse" ? weighting.valuesAt(ranking, bar) : null;
    const eligible = this.#eligible(bar, scores, values);
    const count = this.#countOf(ranking, eligible.length);
    const stocks = this.#bestWithClose(bar, eligible, (candidates) => chooseBest(candidates, scores, count));
    if (values !== null) return { stocks, weights: inverseWeights(stocks, values) };
    if (weighting.kind !== "given") return { stocks, weights: new Float64Array(stocks.length).fill(1 / stocks.length) };
    return { stocks, weights: requireWeights(weighting.weightsAt(ranking, bar, stocks)) };
  }

  #countOf(ranking: number, eligible: number): number {
    const { top } = this.#input;
    if ("count" in top) return top.count;
    if ("counts" in top) return top.counts[ranking % this.#parts.length] as number;
    return Math.max(1, Math.floor(top.share * eligible * (1 + ROUNDING)));
  }

  /** Chooses again without stocks that have no close: those of all candidates lie far apart in memory. */
  #bestWithClose(bar: number, eligible: Int32Array, choose: (candidates: Int32Array) => Int32Array): Int32Array {
    const { close } = this.#input.prices.bars;
    const hasNone = (stock: number) => Number.isNaN(close[this.#finder.lastRow(stock, bar)]);
    const stocks = choose(eligible);
    const missing = new Set(stocks.filter(hasNone));
    if (missing.size === 0) return stocks;
    return this.#bestWithClose(
      bar,
      eligible.filter((stock) => !missing.has(stock)),
      choose,
    );
  }

  /** Stocks with a score that trade, and have a value where weights need one. */
  #eligible(bar: number, scores: Float64Array, values: Float64Array | null): Int32Array {
    const { day, maxPriceAge = 0 } = this.#input;
    const oldest = (day[bar] as number) - maxPriceAge;
    const places = new Int32Array(scores.length);
    let size = 0;
    for (let stock = 0; stock < scores.length; stock++) {
      if (Number.isNaN(scores[stock]) || (values !== null && !((values[stock] as number) > 0))) continue;
      if (this.#finder.hasRow(stock, bar, oldest)) places[size++] = stock;
    }
    return places.subarray(0, size);
  }
}

function requireParts({ top }: RotationInput, parts: number): void {
  if (!(Number.isInteger(parts) && parts >= 1))
    throw new RangeError(`There are ${parts} parts; one at least is needed.`);
  if ("counts" in top && top.counts.length !== parts)
    throw new RangeError(`There are ${top.counts.length} counts for ${parts} parts; each part needs one.`);
}

/** The capital of each part. */
function capitals({ top, settings: { capital } }: RotationInput, parts: number): readonly number[] {
  const counts = "counts" in top ? top.counts : Array.from({ length: parts }, () => 1);
  const choosing = counts.filter((count) => count > 0).length;
  return counts.map((count) => (count > 0 ? capital / choosing : 0));
}

/** The share of a count may fall short of a whole number by rounding. */
const ROUNDING = 1e-12;

function inverseWeights(stocks: Int32Array, values: Float64Array): Float64Array {
  const inverse = valuesOf(stocks, values).map((value) => 1 / value);
  const sum = inverse.reduce((total, value) => total + value, 0);
  return inverse.map((value) => value / sum);
}

function requireWeights(weights: Float64Array): Float64Array {
  const wrong = weights.findIndex((weight) => !(weight >= 0 && weight < Number.POSITIVE_INFINITY));
  if (wrong >= 0) throw new RangeError(`Weight ${wrong} is ${weights[wrong]}; a weight is a fraction of 0 or more.`);
  return weights;
}
