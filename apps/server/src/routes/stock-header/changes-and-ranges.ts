import {
  CHANGE_PERIODS,
  type ChangePeriod,
  type OutputOf,
  type stockHeader,
  type WireRange,
} from "@plumbline/contract";
import { figure, missing, type Reason } from "@plumbline/core/figure";
import {
  type Bars,
  type PriceChange,
  type PriceRange,
  priceChanges,
  priceRange,
  sessionRange,
} from "@plumbline/core/series";
import { formatDay } from "@plumbline/core/time";
import type { PriceSeries } from "@plumbline/market/companies";
import { annualChangeFigure, changeFigure, originOf, type PriceOrigin } from "../prices/index.ts";

type Changes = OutputOf<typeof stockHeader>["changes"];

/** The changes of the header, of the price and with dividends reinvested. */
export function changesOf(series: PriceSeries | null): Changes {
  if (!series) return everyPeriod(() => unpriced);
  const price = changesOfCloses(series.price(), "adjusted-prices-only");
  const total = changesOfCloses(series.total(), "no-dividend-data");
  return everyPeriod((period) => {
    const change = price[period].change === null ? total[period] : price[period];
    return {
      price: changeFigure(price[period], series),
      total: changeFigure(total[period], series),
      priceAnnual: annualChangeFigure(price[period], series),
      totalAnnual: annualChangeFigure(total[period], series),
      from: change.change === null ? null : formatDay(change.referenceDay),
    };
  });
}

const unpriced: Changes[ChangePeriod] = {
  price: missing("no-price"),
  total: missing("no-price"),
  priceAnnual: missing("no-price"),
  totalAnnual: missing("no-price"),
  from: null,
};

/** A form of the prices that the source does not allow has no change over any period. */
function changesOfCloses(bars: Bars | null, otherwise: Reason): Record<ChangePeriod, PriceChange> {
  if (bars) return priceChanges(bars);
  return everyPeriod(() => ({ change: null, because: otherwise }));
}

function everyPeriod<Value>(value: (period: ChangePeriod) => Value): Record<ChangePeriod, Value> {
  return Object.fromEntries(CHANGE_PERIODS.map((period) => [period, value(period)])) as Record<ChangePeriod, Value>;
}

const YEAR_MONTHS = 12;
const DECADE_MONTHS = 120;

/** The range of the last session, of 52 weeks and of ten years: of prices, or of total returns where a source has only those. */
export function rangesOf(series: PriceSeries | null): { today: WireRange; year: WireRange; decade: WireRange } {
  if (!series) return { today: noRange("no-price"), year: noRange("no-price"), decade: noRange("no-price") };
  const today = wireRange(sessionRange(series.shown()), series);
  // Where a source reinvests dividends itself there is nothing else: the page states that these are no prices paid.
  const bars = series.price() ?? series.total();
  if (!bars) return { today, year: noRange("no-price"), decade: noRange("no-price") };
  return {
    today,
    year: wireRange(priceRange(bars, YEAR_MONTHS), series),
    decade: wireRange(priceRange(bars, DECADE_MONTHS), series),
  };
}

function noRange(because: Reason): WireRange {
  const none = missing(because);
  return { low: none, high: none, lowDay: null, highDay: null, position: none, complete: false, from: null };
}

function wireRange(range: PriceRange | null, origin: PriceOrigin): WireRange {
  if (!range) return noRange("no-price");
  const days = { periodStart: formatDay(range.from), periodEnd: formatDay(range.to) };
  const span = { ...originOf(origin), ...days, formula: "STA-15" };
  return {
    low: figure(range.low, span, "no-price"),
    high: figure(range.high, span, "no-price"),
    lowDay: formatDay(range.lowDay),
    highDay: formatDay(range.highDay),
    position: range.position === null ? missing("denominator-not-positive") : figure(range.position, span, "no-price"),
    complete: range.complete,
    from: formatDay(range.from),
  };
}
