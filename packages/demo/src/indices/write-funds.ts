import type { Instrument, ReferenceSeries } from "@plumbline/market/model";
import type { SnapshotWriter } from "@plumbline/market/snapshot";
import type { Economy } from "../economy/economy.ts";
import { fundInstrument } from "../instruments.ts";
import { DEMO_SOURCE } from "../prices/trade.ts";
import type { BasketResult } from "./basket.ts";
import { basketPrices } from "./basket-prices.ts";
import { FUNDS } from "./funds.ts";
import type { MarketBaskets } from "./market-baskets.ts";
import { DEMO_INDEX } from "./membership.ts";

const OPENING_LEVEL = 2000;

/**
 * Writes the prices of all funds and indices, which stand behind the stocks, and the demo index as series.
 *
 * @returns Their instruments.
 */
export function writeFunds(writer: SnapshotWriter, baskets: MarketBaskets, economy: Economy): readonly Instrument[] {
  for (const fund of FUNDS) {
    const distributes = fund.assetClass === "etf";
    writer.addPrices(basketPrices({ ...fund, distributes }, baskets.result(fund.scope), economy));
  }
  for (const series of indexSeries(baskets.result("market"), economy)) writer.addSeries(series);
  return FUNDS.map((fund) => fundInstrument(fund, economy));
}

/** The demo index without and with dividends, in points to a hundredth. */
function indexSeries({ change, income }: BasketResult, { calendar }: Economy): readonly ReferenceSeries[] {
  const points = (changeOn: (t: number) => number) => {
    let level = OPENING_LEVEL;
    return change.map((_, t) => {
      level *= 1 + changeOn(t);
      return Math.round(level * 100) / 100;
    });
  };
  const common = { unit: "points", source: DEMO_SOURCE, day: calendar.days } as const;
  return [
    { ...common, name: DEMO_INDEX, value: points((t) => change[t] as number) },
    {
      ...common,
      name: `${DEMO_INDEX}-total-return`,
      value: points((t) => (change[t] as number) + (income[t] as number)),
    },
  ];
}
