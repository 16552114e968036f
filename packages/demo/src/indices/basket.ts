import type { TradingCalendar } from "../calendar/trading-calendar.ts";
import type { DailyContribution } from "./daily-contribution.ts";

/** A portfolio that grows stock by stock while the market is made, holding sums a day and no stock. */
export interface Basket {
  /**
   * Adds a stock.
   *
   * @param holds Tests whether the basket holds it over the day at a position of the calendar.
   */
  add(stock: DailyContribution, holds: (position: number) => boolean): void;
  /** Changes of the whole basket a day, fractions; 0 while it is empty. */
  result(): BasketResult;
}

/** How a basket did, by position of the calendar. */
export interface BasketResult {
  readonly change: Float64Array;
  readonly opening: Float64Array;
  readonly income: Float64Array;
  readonly volume: Float64Array;
}

/** Weights by market value of the close before. */
export function valueWeighted({ days }: TradingCalendar): Basket {
  return basket(days.length, ({ value }, i) => value[i - 1] as number);
}

/** Equal weights at the first open of each month, left alone in between. */
export function equallyWeighted({ days, month }: TradingCalendar): Basket {
  const begins = (position: number) => month[position] !== month[position - 1];
  let weight = 1;
  return basket(days.length, ({ first, change }, i) => {
    weight = i === 1 || begins(first + i) ? 1 : weight * (1 + (change[i - 1] as number));
    return weight;
  });
}

function basket(length: number, weightOf: (stock: DailyContribution, i: number) => number): Basket {
  const column = () => new Float64Array(length);
  const held = column();
  const change = column();
  const opening = column();
  const income = column();
  const volume = column();
  const add = (sums: Float64Array, position: number, amount: number) => {
    sums[position] = (sums[position] as number) + amount;
  };
  return {
    add(stock, holds) {
      for (let i = 0; i < stock.value.length; i++) {
        const position = stock.first + i;
        const weight = i === 0 ? 0 : weightOf(stock, i);
        if (!holds(position)) continue;
        add(held, position, weight);
        add(change, position, weight * (stock.change[i] as number));
        add(opening, position, weight * (stock.opening[i] as number));
        add(income, position, weight * (stock.income[i] as number));
        add(volume, position, stock.volume[i] as number);
      }
    },
    result: () => {
      const share = (sums: Float64Array) =>
        sums.map((sum, position) => (held[position] === 0 ? 0 : sum / (held[position] as number)));
      return { change: share(change), opening: share(opening), income: share(income), volume };
    },
  };
}
