import type { WireRow } from "@plumbline/contract";
import { missing } from "@plumbline/core/figure";
import { priceChanges, sliceBars, thinLine } from "@plumbline/core/series";
import { addMonths, formatDay } from "@plumbline/core/time";
import type { PriceSeries } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import { changeFigure, closeFigure, markedDoubts, roundPrice } from "../prices/index.ts";

/** As many points as a small picture in a list has room for. */
const SPARKLINE_POINTS = 60;
const SPARKLINE_MONTHS = 12;

/** A stock as a list shows it. */
export function rowOf(instrument: Instrument, series: PriceSeries | null): WireRow {
  const { symbol, names, currency, sector, delisted } = instrument;
  const head = { symbol, names, currency, sector, delisted: delisted === null ? null : formatDay(delisted) };
  if (!series) return { ...head, price: missing("no-price"), change: missing("no-price"), sparkline: [] };
  const bars = series.shown();
  return {
    ...head,
    price: closeFigure(bars, -1, series.source),
    change: markedDoubts(changeFigure(priceChanges(bars)["1d"], series.source), series),
    sparkline: sparklineOf(series),
  };
}

function sparklineOf(series: PriceSeries): number[] {
  const year = sliceBars(series.shown(), addMonths(series.lastDay, -SPARKLINE_MONTHS), series.lastDay);
  return Array.from(thinLine(year.close, SPARKLINE_POINTS), roundPrice);
}
