import type { Position } from "./position.ts";
import type { Holdings, RunRecord } from "./run-record.ts";
import type { Sale } from "./trade-log.ts";

const TRADING_DAYS_PER_YEAR = 252;
/** A variance below this part of the mean square is rounding of equal returns. */
const ROUNDING = 1e-9;

/**
 * Measures a run while it goes on, without keeping its bars: what equity statistics need is summed up bar by bar.
 *
 * @see STA-04, STA-06
 */
export class SweepRecord implements RunRecord {
  /** Account value at the last bar. */
  equity = 0;
  firstEquity = 0;
  /** Trades closed. */
  trades = 0;
  /** The deepest fall from a peak, as a fraction at or below 0. */
  maxDrawdown = 0;
  readonly #close: Float64Array;
  readonly #hasGaps: boolean;
  /** Risk-free returns; sums of them and of their squares before each bar, empty where all are 0. */
  readonly #free: Float64Array;
  readonly #freeSums: Float64Array;
  readonly #freeSquares: Float64Array;
  /** Sums of the returns above the risk-free ones, and of their squares. */
  #sum = 0;
  #squares = 0;
  #peak = 0;
  /** The equity below which the drawdown is the deepest so far. */
  #deepest = 0;

  /** @param free Risk-free return of each bar, a fraction; of the first it is not used. null for 0 everywhere. */
  constructor(close: Float64Array, free: Float64Array | null) {
    this.#close = close;
    this.#hasGaps = Number.isNaN(sumOf(close));
    this.#free = free ?? withoutRates(close.length);
    this.#freeSums = sumsBefore(free, (rate) => rate);
    this.#freeSquares = sumsBefore(free, (rate) => rate * rate);
  }

  begin(capital: number): void {
    this.equity = capital;
    this.firstEquity = capital;
    this.trades = 0;
    this.maxDrawdown = 0;
    this.#sum = 0;
    this.#squares = 0;
    this.#peak = capital;
    this.#deepest = capital;
  }

  pass(from: number, to: number, holdings: Holdings): void {
    if (holdings.position.shares === 0) this.#passFlat(from, to);
    else if (this.#hasGaps) this.#passWithGaps(from, to, holdings);
    else this.#passHeld(from, to, holdings);
  }

  #passFlat(from: number, to: number): void {
    if (this.#freeSums.length === 0) return;
    this.#sum -= (this.#freeSums[to] as number) - (this.#freeSums[from] as number);
    this.#squares += (this.#freeSquares[to] as number) - (this.#freeSquares[from] as number);
  }

  #passHeld(from: number, to: number, { cash, position: { shares } }: Holdings): void {
    const close = this.#close;
    const free = this.#free;
    let before = this.equity;
    let sum = this.#sum;
    let squares = this.#squares;
    for (let bar = from; bar < to; bar++) {
      const equity = cash + shares * (close[bar] as number);
      const excess = equity / before - 1 - (free[bar] as number);
      sum += excess;
      squares += excess * excess;
      if (equity > this.#peak || equity < this.#deepest) this.#turn(equity);
      before = equity;
    }
    this.equity = before;
    this.#sum = sum;
    this.#squares = squares;
  }

  #passWithGaps(from: number, to: number, { cash, lastPrice, position: { shares } }: Holdings): void {
    let price = lastPrice;
    for (let bar = from; bar < to; bar++) {
      const known = this.#close[bar] as number;
      if (!Number.isNaN(known)) price = known;
      this.value(bar, cash + shares * price);
    }
  }

  #turn(equity: number): void {
    if (equity > this.#peak) this.#peak = equity;
    else this.maxDrawdown = equity / this.#peak - 1;
    this.#deepest = this.#peak * (1 + this.maxDrawdown);
  }

  value(bar: number, equity: number): void {
    if (bar === 0) {
      this.begin(equity);
      return;
    }
    const excess = equity / this.equity - 1 - (this.#free[bar] as number);
    this.#sum += excess;
    this.#squares += excess * excess;
    if (equity > this.#peak || equity < this.#deepest) this.#turn(equity);
    this.equity = equity;
  }

  opened(): void {}

  /** A trade is over with the sale of its last share. */
  sold({ shares }: Position, { reason }: Sale): void {
    if (shares === 0 && reason !== "open") this.trades++;
  }

  /**
   * Mean over standard deviation of the returns above the risk-free ones, per year.
   *
   * @returns NaN for fewer than two returns, and where they do not scatter.
   * @see STA-04
   */
  sharpe(): number {
    const returns = this.#close.length - 1;
    const mean = this.#sum / returns;
    const variance = (this.#squares - this.#sum * mean) / (returns - 1);
    const scatters = variance > ROUNDING * (this.#squares / returns);
    return scatters ? (mean / Math.sqrt(variance)) * Math.sqrt(TRADING_DAYS_PER_YEAR) : Number.NaN;
  }
}

let zeros = new Float64Array();

/** At least as many zeros as bars. Nothing is written to them, so all stocks share one column of them. */
function withoutRates(bars: number): Float64Array {
  if (zeros.length < bars) zeros = new Float64Array(bars);
  return zeros;
}

/** The sum of the values before each bar and before the end; the first bar has none. */
function sumsBefore(free: Float64Array | null, termOf: (rate: number) => number): Float64Array {
  if (!free) return new Float64Array();
  const sums = new Float64Array(free.length + 1);
  for (let bar = 1; bar < free.length; bar++) sums[bar + 1] = (sums[bar] as number) + termOf(free[bar] as number);
  return sums;
}

/** NaN if one value is: an addition takes less time than a question. */
function sumOf(values: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] as number;
  return sum;
}
