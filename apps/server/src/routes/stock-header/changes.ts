import { CHANGE_PERIODS, type ChangePeriod, type OutputOf, type stockHeader } from "@plumbline/contract";
import { missing } from "@plumbline/core/figure";
import { type Bars, type PriceChange, priceChanges } from "@plumbline/core/series";
import { formatDay } from "@plumbline/core/time";
import type { PriceSeries } from "@plumbline/market/companies";
import { annualChangeFigure, changeFigure } from "../prices/index.ts";

type Changes = OutputOf<typeof stockHeader>["changes"];

/** The changes of the header, of the price and with dividends reinvested. */
export function changesOf(series: PriceSeries | null): Changes {
  if (!series) return everyPeriod(() => unpriced);
  const price = changesOfCloses(series.price());
  const total = changesOfCloses(series.total());
  return everyPeriod((period) => {
    const known = price[period].change === null ? total[period] : price[period];
    return {
      price: changeFigure(price[period], series.source),
      total: changeFigure(total[period], series.source),
      priceAnnual: annualChangeFigure(price[period], series.source),
      totalAnnual: annualChangeFigure(total[period], series.source),
      from: known.change === null ? null : formatDay(known.referenceDay),
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
function changesOfCloses(bars: Bars | null): Record<ChangePeriod, PriceChange> {
  if (bars) return priceChanges(bars);
  return everyPeriod(() => ({ change: null, because: "not-available-from-provider" }));
}

function everyPeriod<Value>(value: (period: ChangePeriod) => Value): Record<ChangePeriod, Value> {
  return Object.fromEntries(CHANGE_PERIODS.map((period) => [period, value(period)])) as Record<ChangePeriod, Value>;
}
