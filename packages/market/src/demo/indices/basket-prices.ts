import type { Dividend } from "@plumbline/core/series";
import { type Day, datePartsOf } from "@plumbline/core/time";
import type { PriceHistory } from "../../model/index.ts";
import { chanceOf } from "../chance/chance.ts";
import { log } from "../chance/exponential.ts";
import type { Economy } from "../economy/economy.ts";
import { emptyBars, writeBar } from "../prices/bar-columns.ts";
import { sessionOf } from "../prices/session.ts";
import { DEMO_SOURCE } from "../prices/trade.ts";
import type { BasketResult } from "./basket.ts";

const USUAL_DEVIATION = 0.0078;
const PAYMENT_DATE = 18;

/** How the prices of a basket are quoted. */
export interface Quotation {
  readonly symbol: string;
  /** Level on the first day. */
  readonly start: number;
  /** Shares a day of a fund; an index adds up the volume of its members. */
  readonly volume: number | null;
  /** Funds pay out each quarter what their members paid; an index pays nothing. */
  readonly distributes: boolean;
}

/** Quotes a basket as bars, from the first day of the market. */
export function basketPrices(quotation: Quotation, basket: BasketResult, economy: Economy): PriceHistory {
  const { symbol, start } = quotation;
  const chance = chanceOf(economy.seed, `basket/${symbol}`);
  const { days } = economy.calendar;
  const bars = emptyBars(days.length);
  let level = start;
  for (let t = 0; t < days.length; t++) {
    const [change, gap] = [basket.change[t] as number, basket.opening[t] as number];
    const deviation = USUAL_DEVIATION * (economy.unrest[t] as number);
    const session = sessionOf({ open: level * (1 + gap), change: log((1 + change) / (1 + gap)), deviation }, chance);
    level *= 1 + change;
    const crowd =
      quotation.volume === null
        ? 0
        : quotation.volume * (0.6 + 0.4 * (economy.unrest[t] as number)) * chance.around(1, 0.2);
    const volume = quotation.volume === null ? (basket.volume[t] as number) : Math.round(crowd);
    writeBar(bars, t, { day: days[t] as number, ...session, close: level, volume });
  }
  const dividends = quotation.distributes ? distributions(bars.close, basket, days) : [];
  return { symbol, basis: "raw", source: DEMO_SOURCE, bars, actions: { splits: [], dividends } };
}

function distributions(close: Float64Array, basket: BasketResult, days: Int32Array): Dividend[] {
  const dividends: Dividend[] = [];
  let gathered = 0;
  for (let t = 1; t < days.length; t++) {
    gathered += (close[t - 1] as number) * (basket.income[t] as number);
    if (!isPaymentDay(days[t] as Day, days[t - 1] as Day)) continue;
    const amount = Math.round(gathered * 1000) / 1000;
    if (amount > 0) dividends.push({ exDay: days[t] as Day, amount });
    gathered = 0;
  }
  return dividends;
}

/** The first trading day on or after the 18th of March, June, September and December. */
function isPaymentDay(today: Day, before: Day): boolean {
  const [now, then] = [datePartsOf(today), datePartsOf(before)];
  return now.month % 3 === 0 && now.date >= PAYMENT_DATE && (then.month !== now.month || then.date < PAYMENT_DATE);
}
