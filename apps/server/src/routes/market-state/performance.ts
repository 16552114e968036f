import { type Bars, type PriceChange, priceChanges } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import { type PriceSeries, recentSeries } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";
import { eachInstrument } from "../instruments.ts";

/** How a stock of the market has done of late, as far as an overview needs it. */
export interface Performance {
  readonly instrument: Instrument;
  readonly source: string;
  readonly bars: number;
  readonly lastDay: Day;
  /** Money traded on an average day of the last three months, in its currency: how well known the stock is. */
  readonly turnover: number;
  /** Fractions; NaN where there is none, and where it contains a move that nothing supports. */
  readonly dayChange: number;
  readonly yearChange: number;
}

/** Nothing that is measured looks further back. */
const MONTHS = 12;

const readings = new WeakMap<Snapshot, Promise<readonly Performance[]>>();

/** Reads how every priced stock of a market has done; once for each snapshot, in small steps beside other requests. */
export function performances(snapshot: Snapshot): Promise<readonly Performance[]> {
  const earlier = readings.get(snapshot);
  if (earlier) return earlier;
  const reading = eachInstrument(snapshot, (instrument) => {
    const performance = performanceOf(snapshot, instrument);
    return performance ? [performance] : [];
  });
  readings.set(snapshot, reading);
  // A failure must not be the answer for as long as the snapshot is served.
  reading.catch(() => readings.delete(snapshot));
  return reading;
}

function performanceOf(snapshot: Snapshot, instrument: Instrument): Performance | null {
  const recent = recentSeries(snapshot, instrument, MONTHS);
  if (!recent) return null;
  const { series } = recent;
  const bars = series.shown();
  const changes = priceChanges(bars);
  return {
    instrument,
    source: series.source,
    bars: recent.bars,
    lastDay: series.lastDay,
    turnover: averageTurnover(bars),
    dayChange: undoubted(changes["1d"], series),
    yearChange: undoubted(changes["1y"], series),
  };
}

function undoubted(change: PriceChange, { doubts }: PriceSeries): number {
  if (change.change === null) return Number.NaN;
  return doubts.some(({ day }) => day > change.referenceDay) ? Number.NaN : change.change;
}

/** Trading days in three months. */
const TURNOVER_DAYS = 63;

/** Both sides of the product are adjusted for splits, so that it is the money that changed hands. */
function averageTurnover({ close, volume }: Bars): number {
  const first = Math.max(0, close.length - TURNOVER_DAYS);
  let sum = 0;
  for (let index = first; index < close.length; index += 1) {
    const money = (close[index] ?? 0) * (volume[index] ?? 0);
    if (Number.isFinite(money)) sum += money;
  }
  return close.length > first ? sum / (close.length - first) : 0;
}
