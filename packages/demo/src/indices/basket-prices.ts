import type { Dividend } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import type { PriceHistory } from "@plumbline/market/model";
import { isHalfDay, type TradingCalendar } from "../calendar/trading-calendar.ts";
import { chanceOf } from "../chance/chance.ts";
import { log } from "../chance/exponential.ts";
import type { Economy } from "../economy/economy.ts";
import { emptyBars, sessionOf, writeBar } from "../prices/bar-columns.ts";
import { DEMO_SOURCE } from "../prices/trade.ts";
import { HALF_DAY, tradedVolume } from "../prices/traded-volume.ts";
import type { BasketResult } from "./basket.ts";

const TYPICAL_DEVIATION = 0.0078;
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
  const interest = tradedVolume(chance);
  let level = start;
  for (let t = 0; t < days.length; t++) {
    const change = basket.change[t] as number;
    const gap = basket.opening[t] as number;
    const deviation = TYPICAL_DEVIATION * (economy.unrest[t] as number);
    const session = sessionOf({ open: level * (1 + gap), change: log((1 + change) / (1 + gap)), deviation }, chance);
    level *= 1 + change;
    const length = isHalfDay(economy.calendar, t) ? HALF_DAY : 1;
    const traded = interest.next({
      turned: quotation.volume ?? 0,
      move: Math.abs(change) / deviation,
      news: false,
      length,
    });
    const volume = quotation.volume === null ? (basket.volume[t] as number) : traded;
    writeBar(bars, t, { day: days[t] as number, ...session, close: level, volume });
  }
  const dividends = quotation.distributes ? distributions(bars.close, basket, economy.calendar) : [];
  return { symbol, basis: "raw", source: DEMO_SOURCE, bars, actions: { splits: [], dividends } };
}

function distributions(close: Float64Array, basket: BasketResult, calendar: TradingCalendar): Dividend[] {
  const dividends: Dividend[] = [];
  let gathered = 0;
  for (let t = 1; t < close.length; t++) {
    gathered += (close[t - 1] as number) * (basket.income[t] as number);
    if (!isPaymentDay(calendar, t)) continue;
    const amount = Math.round(gathered * 1000) / 1000;
    if (amount > 0) dividends.push({ exDay: calendar.days[t] as Day, amount });
    gathered = 0;
  }
  return dividends;
}

/** The first trading day on or after the 18th of March, June, September and December. */
function isPaymentDay({ month, date }: TradingCalendar, t: number): boolean {
  const isDue = (month[t] as number) % 3 === 0 && (date[t] as number) >= PAYMENT_DATE;
  return isDue && (month[t - 1] !== month[t] || (date[t - 1] as number) < PAYMENT_DATE);
}
