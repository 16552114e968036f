import { compileStrategy, operandColumn } from "@plumbline/core/strategy";
import type { RunMarket } from "./run-market.ts";
import type { RunOrder } from "./run-order.ts";
import { stockInputs } from "./stock-inputs.ts";
import { barsUntil } from "./stock-marks.ts";

/** What happened to earlier values when later data was taken away. */
export interface LookAhead {
  /** Days after which data was cut off. */
  readonly cuts: number;
  /** Signals, and values that rankings read, that were others then. */
  readonly differences: number;
}

/** Places in the calendar at which the data is cut, as shares of its length. */
const CUTS = [0.25, 0.5, 0.75];
/** Stocks that are tried, evenly spread over all. */
const MAX_STOCKS = 12;

/**
 * Computes signals again as if nothing was known after a day, and counts those of earlier days that are not the same: a strategy that
 * looks ahead has some.
 *
 * @see GEN-06
 */
export async function lookAhead(market: RunMarket, order: RunOrder): Promise<LookAhead> {
  const { stocks, day, barsOf, shared, context } = market;
  const compiled = compileStrategy(order.strategy, order.values);
  const cuts = CUTS.map((share) => day[Math.floor(share * (day.length - 1))] as number);
  const size = Math.min(stocks.length, MAX_STOCKS);
  let differences = 0;
  for (let k = 0; k < size; k++) {
    const place = Math.floor((k * stocks.length) / size);
    const stock = stocks[place] as (typeof stocks)[number];
    const bars = barsOf(place);
    const columnsOf = (until?: number) => {
      const inputs = stockInputs(shared, stock, barsUntil(bars, until));
      if (order.strategy.rebalancing === "signals") {
        const { entry, exit } = compiled.signals(inputs);
        return [entry, exit];
      }
      // What is read once a period is not computed for every bar; accounts of a day are those of the day by themselves.
      return compiled.dayOperands
        .filter((operand) => !("metric" in operand))
        .map((each) => operandColumn(each, inputs));
    };
    const whole = columnsOf();
    for (const cut of cuts) {
      differences += columnsOf(cut).reduce((sum, column, at) => sum + differing(column, whole[at] as Column), 0);
      await context.breathe();
    }
  }
  return { cuts: cuts.length, differences };
}

type Column = Uint8Array | Float64Array;

/** How many values of a column differ from those at the beginning of a longer one. */
function differing(column: Column, longer: Column): number {
  let count = 0;
  for (let row = 0; row < column.length; row++) if (!Object.is(column[row], longer[row])) count++;
  return count;
}
