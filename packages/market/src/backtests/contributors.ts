import type { TradeColumns } from "@plumbline/core/backtest";
import type { Instrument } from "../model/index.ts";

/** Most stocks at either end of the list. */
const ENDS = 20;

/** Who made the profit: stocks and sectors, the largest profit first; of many stocks those at both ends. */
export function contributorsOf(stocks: readonly Instrument[], trades: TradeColumns) {
  const ofStocks = ranked(trades, (place) => stocks[place]?.symbol ?? "");
  const ofSectors = ranked(trades, (place) => stocks[place]?.sector ?? "");
  const shown = ofStocks.length > 2 * ENDS ? [...ofStocks.slice(0, ENDS), ...ofStocks.slice(-ENDS)] : ofStocks;
  return {
    code: shown.map(({ name }) => name),
    profit: shown.map(({ profit }) => profit),
    trades: shown.map(({ count }) => count),
    sectors: {
      sector: ofSectors.map(({ name }) => name),
      profit: ofSectors.map(({ profit }) => profit),
      trades: ofSectors.map(({ count }) => count),
    },
  };
}

interface Contribution {
  readonly name: string;
  readonly profit: number;
  readonly count: number;
}

function ranked({ stock, profit }: TradeColumns, nameOf: (place: number) => string): readonly Contribution[] {
  const sums = new Map<string, { profit: number; count: number }>();
  for (const [row, place] of stock.entries()) {
    const name = nameOf(place);
    const sum = sums.get(name) ?? { profit: 0, count: 0 };
    sum.profit += profit[row] as number;
    sum.count++;
    sums.set(name, sum);
  }
  return [...sums]
    .map(([name, sum]) => ({ name, ...sum }))
    .sort((a, b) => b.profit - a.profit || (a.name < b.name ? -1 : 1));
}
