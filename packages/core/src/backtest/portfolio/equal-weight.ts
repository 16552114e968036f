import { ActionCursor } from "./action-cursor.ts";
import { delistingDays } from "./delisted.ts";
import { endOfStock, type MarketPrices, stockCount } from "./market-prices.ts";

export interface EqualWeightInput {
  readonly prices: MarketPrices;
  /** Days of the run, rising; see `tradingCalendar`. */
  readonly day: Int32Array;
  /** Bars at whose opens the money is divided anew, rising, at least one. */
  readonly tradingBars: Int32Array;
  readonly capital: number;
  /** Places of the stocks; all unless given. */
  readonly stocks?: Int32Array;
  /** What a share is worth after its last bar, as a fraction of its last close. */
  readonly delistingRecovery: number;
  /** 1 for each stock that is gone after its last close. Unless given, those whose prices end before the calendar does. */
  readonly delisted?: Uint8Array;
}

/**
 * What equal sums in all stocks are worth, divided anew at each of some opens among the stocks that trade there: without costs,
 * in parts of shares, with dividends reinvested at the open of their ex-date.
 *
 * @returns Money by bar; the capital before the first trading bar.
 * @see BT-07
 *
 * @example
 * // The universe, every month from the open of the first trade on.
 * equalWeight({ prices, day, tradingBars: Int32Array.of(startBar, ...monthly), capital: 10_000, delistingRecovery: 1 });
 */
export function equalWeight(input: EqualWeightInput): Float64Array {
  const { day, tradingBars, capital } = input;
  const sums = growthSums(input);
  const equity = new Float64Array(day.length).fill(capital);
  let base = capital;
  for (let period = 0; period < tradingBars.length; period++) {
    const count = sums.members[period] as number;
    const until = tradingBars[period + 1] ?? day.length;
    for (let bar = tradingBars[period] as number; bar < until; bar++) {
      equity[bar] = count === 0 ? base : (base * (sums.atClose[bar] as number)) / count;
    }
    if (count > 0) base *= (sums.atNextOpen[period] as number) / count;
  }
  return equity;
}

/** What 1 in each stock at the beginning of a period has become, added up over stocks. */
interface GrowthSums {
  /** Stocks that trade at the open at which each period begins. */
  readonly members: Int32Array;
  readonly atClose: Float64Array;
  /** At the open at which the next period begins. */
  readonly atNextOpen: Float64Array;
}

function growthSums({ prices, day, tradingBars, stocks, delistingRecovery, delisted }: EqualWeightInput): GrowthSums {
  const sums: GrowthSums = {
    members: new Int32Array(tradingBars.length),
    atClose: new Float64Array(day.length),
    atNextOpen: new Float64Array(tradingBars.length),
  };
  const gone = delistingDays(prices, day, delisted);
  const all = stocks ?? Int32Array.from({ length: stockCount(prices) }, (_, stock) => stock);
  for (const stock of all) {
    const walk = new GrowthWalk(prices, stock, { day: gone[stock] as number, recovery: delistingRecovery });
    addGrowth(sums, walk, day, tradingBars);
  }
  return sums;
}

/** Stock after stock: the prices of one stand side by side in memory. */
function addGrowth(sums: GrowthSums, walk: GrowthWalk, day: Int32Array, tradingBars: Int32Array): void {
  const { members, atClose, atNextOpen } = sums;
  let period = -1;
  for (let bar = tradingBars[0] as number; bar < day.length; bar++) {
    walk.startBar(day[bar] as number);
    if (bar === tradingBars[period + 1]) {
      if (period >= 0) atNextOpen[period] = (atNextOpen[period] as number) + walk.valueAtOpen();
      period++;
      if (walk.begin()) members[period] = (members[period] as number) + 1;
    }
    if (walk.shares > 0) atClose[bar] = (atClose[bar] as number) + walk.endBar(day[bar] as number);
  }
}

/** The value of 1 put into a stock at an open. */
class GrowthWalk {
  shares = 0;
  readonly #prices: MarketPrices;
  readonly #actions: ActionCursor;
  readonly #start: number;
  readonly #end: number;
  readonly #delistingDay: number;
  readonly #recovery: number;
  #isGone = false;
  #row: number;
  #isOn = false;
  #price = Number.NaN;

  constructor(prices: MarketPrices, stock: number, delisting: { day: number; recovery: number }) {
    this.#prices = prices;
    this.#delistingDay = delisting.day;
    this.#recovery = delisting.recovery;
    this.#start = prices.barStart[stock] as number;
    this.#row = this.#start - 1;
    this.#end = endOfStock(prices, stock);
    this.#actions = new ActionCursor(prices, stock, Number.NEGATIVE_INFINITY);
  }

  startBar(today: number): void {
    const { day, bars } = this.#prices;
    while (this.#row + 1 < this.#end && (day[this.#row + 1] as number) <= today) this.#row++;
    this.#isOn = this.#row >= this.#start && day[this.#row] === today;
    if (!this.#isOn || this.#actions.next > today) return;
    this.#actions.stepTo(today);
    const { ratio, dividend } = this.#actions;
    this.#price /= ratio;
    const open = bars.open[this.#row] as number;
    const price = Number.isNaN(open) ? this.#price : open;
    if (this.shares > 0) this.shares *= ratio * (1 + dividend / price);
  }

  /** Puts 1 into the stock at the open of the bar. @returns Whether it trades there. */
  begin(): boolean {
    const open = this.#isOn ? (this.#prices.bars.open[this.#row] as number) : Number.NaN;
    this.shares = open > 0 ? 1 / open : 0;
    this.#price = open;
    return this.shares > 0;
  }

  valueAtOpen(): number {
    const open = this.#isOn ? (this.#prices.bars.open[this.#row] as number) : Number.NaN;
    return this.shares === 0 ? 0 : this.shares * (Number.isNaN(open) ? this.#price : open);
  }

  endBar(today: number): number {
    const close = this.#isOn ? (this.#prices.bars.close[this.#row] as number) : Number.NaN;
    if (!Number.isNaN(close)) this.#price = close;
    if (this.#delistingDay <= today && !this.#isGone) {
      this.#isGone = true;
      this.shares *= this.#recovery;
    }
    return this.shares * this.#price;
  }
}
