import { type Contribution, contributors, type TradeColumns } from "@plumbline/core/backtest";
import type { Instrument } from "../model/index.ts";

/** Most stocks at either end of the list. */
const ENDS = 20;

/** Who made the profit: stocks and sectors, the largest profit first; of many stocks those at both ends. */
export function contributorsOf(stocks: readonly Instrument[], trades: TradeColumns) {
  const all = contributors(trades);
  const shown = all.length > 2 * ENDS ? [...all.slice(0, ENDS), ...all.slice(-ENDS)] : all;
  const names = [...new Set(stocks.flatMap(({ sector }) => sector ?? []))].sort();
  const groups = Int32Array.from(stocks, ({ sector }) => (sector === null ? -1 : names.indexOf(sector)));
  const { name: code, ...ofStocks } = columnsOf(shown, (place) => stocks[place]?.symbol ?? "");
  const { name: sector, ...ofSectors } = columnsOf(contributors(trades, groups), (place) => names[place] ?? "");
  return { code, ...ofStocks, sectors: { sector, ...ofSectors } };
}

function columnsOf(rows: readonly Contribution[], nameOf: (place: number) => string) {
  return {
    name: rows.map(({ place }) => nameOf(place)),
    profit: rows.map(({ profit }) => profit),
    trades: rows.map(({ trades }) => trades),
  };
}
