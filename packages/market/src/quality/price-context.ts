import type { Actions } from "@plumbline/core/series";
import { median } from "@plumbline/core/stats";
import { expectedMoves } from "./expected-moves.ts";
import type { PriceColumns } from "./price-columns.ts";

const MONTH = 21;

/**
 * The typical moves, ranges and turnover around each bar, so that a move is judged by its time: 30 % means little in October 2008.
 * Everything is computed on demand, because `isCalm` passes over almost every bar.
 */
export class PriceContext {
  readonly columns: PriceColumns;
  readonly #expected: Float64Array;

  /**
   * @param columns Bars in order of day.
   * @param actions Splits and dividends whose effect is taken out of gaps and moves.
   */
  constructor(columns: PriceColumns, actions: Actions) {
    this.columns = columns;
    this.#expected = expectedMoves(columns, actions);
  }

  /** True when neither open nor close left the close before by more than this factor, and no action falls on the bar. */
  isCalm(at: number, factor: number): boolean {
    const { open, close } = this.columns;
    const before = close[at - 1] as number;
    const high = before * factor;
    const low = before / factor;
    const first = open[at] as number;
    const last = close[at] as number;
    return first < high && first > low && last < high && last > low && this.#expected[at] === 0;
  }

  /** Log of open over the close before, without splits and dividends. */
  gap(at: number): number {
    const { open, close } = this.columns;
    return at < 1 ? 0 : Math.log((open[at] as number) / (close[at - 1] as number)) - (this.#expected[at] as number);
  }

  /** Log of close over the close before, without splits and dividends. */
  move(at: number): number {
    const { close } = this.columns;
    if (at < 1 || at >= close.length) return 0;
    return Math.log((close[at] as number) / (close[at - 1] as number)) - (this.#expected[at] as number);
  }

  /** Log of the factor that splits and dividends of the bar took out of gap and move; 0 without any. */
  takenOut(at: number): number {
    return this.#expected[at] ?? 0;
  }

  /** Log of high over low. */
  range(at: number): number {
    const { high, low } = this.columns;
    return at < 0 || at >= high.length ? 0 : Math.log((high[at] as number) / (low[at] as number));
  }

  /** Typical size of a move in the 21 bars before: their median; NaN for the first bar. */
  typicalMove(at: number): number {
    const sizes: number[] = [];
    for (let before = Math.max(1, at - MONTH); before < at; before++) sizes.push(Math.abs(this.move(before)));
    return median(sizes);
  }

  /** The largest move of the `reach` bars before and after, without the bar itself and the one after it. */
  largestMoveNear(at: number, reach: number): number {
    let largest = 0;
    for (let distance = 1; distance <= reach; distance++) {
      largest = Math.max(largest, Math.abs(this.move(at - distance)), Math.abs(this.move(at + 1 + distance)));
    }
    return largest;
  }

  /** The largest range of the `reach` bars before and after, without the bar itself. */
  largestRangeNear(at: number, reach: number): number {
    let largest = 0;
    for (let distance = 1; distance <= reach; distance++) {
      largest = Math.max(largest, this.range(at - distance), this.range(at + distance));
    }
    return largest;
  }

  /** Money traded on a bar over the median of the 21 bars before; NaN where volume is unknown. */
  relativeTurnover(at: number): number {
    const { close, volume } = this.columns;
    const turnover = (place: number) => (close[place] as number) * (volume[place] as number);
    const turnovers: number[] = [];
    for (let before = Math.max(0, at - MONTH); before < at; before++) {
      if (turnover(before) > 0) turnovers.push(turnover(before));
    }
    return turnover(at) / median(turnovers);
  }
}
