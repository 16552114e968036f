import type { OutputOf, statistics, WireStatistics } from "@plumbline/contract";
import { lastIndexOnOrBefore } from "@plumbline/core/series";
import { closesOfLastMonths } from "@plumbline/core/stats";
import { addMonths, type Day, formatDay } from "@plumbline/core/time";
import { asOfDay, type PriceSeries, readMarketIndex, readPriceSeries } from "@plumbline/market/companies";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { delistedBy, findInstrument } from "../instruments.ts";
import { markedDoubts, wireDoubts } from "../prices/index.ts";
import { rollingYears, underWater } from "./chart-lines.ts";
import { type Measured, measuredOf } from "./measured.ts";
import { monthStatistics } from "./month-statistics.ts";
import { riskOf } from "./risk.ts";
import { yearPathColumns } from "./year-path-columns.ts";

type Answer = OutputOf<typeof statistics>;

/** Months back from the end; null for all. */
const MONTHS: Readonly<Record<Answer["years"], number | null>> = { "5": 60, "10": 120, "20": 240, all: null };

/** What a stock did month by month, and what it risked. */
export const statisticsRoute: Route<typeof statistics, ServedMarket> = ({ input }, { snapshot }) => {
  const { years = "5", basis = "total", asOf } = input;
  const isLessMarket = input.market === "less";
  const instrument = findInstrument(snapshot, input.code);
  const { symbol, names } = instrument;
  const delisted = delistedBy(instrument, asOfDay(snapshot, asOf));
  const head = { symbol, names, years, delisted };
  const series = readPriceSeries(snapshot, instrument, asOf);
  if (!series) {
    const market = { name: null, isDeducted: false, because: isLessMarket ? ("no-price" as const) : null };
    return { ...head, basis, basisNote: null, market, doubts: [], statistics: null };
  }
  const measured = measuredOf(snapshot, series, { basis, isLessMarket });
  const { index, basisNote } = measured;
  const isDeducted = isLessMarket && index !== null;
  const statistics = statisticsOf({
    snapshot,
    series,
    measured,
    isDeducted,
    months: MONTHS[years],
    knownTo: knownTo(snapshot, series, { asOf, isDelisted: delisted !== null }),
  });
  return {
    ...head,
    basis: measured.basis,
    basisNote,
    market: {
      name: index?.name ?? null,
      isDeducted,
      because: isLessMarket && !isDeducted ? measured.whyNoIndex : null,
    },
    doubts: wireDoubts(series),
    statistics: markedStatistics(statistics, series),
  };
};

interface StatisticsRequest {
  readonly snapshot: Snapshot;
  readonly series: PriceSeries;
  readonly measured: Measured;
  readonly isDeducted: boolean;
  readonly months: number | null;
  readonly knownTo: Day;
}

function statisticsOf(request: StatisticsRequest): WireStatistics {
  const { snapshot, series, measured, isDeducted, months, knownTo } = request;
  const { closes, index } = measured;
  const { source, lastDay } = series;
  const span = months === null ? closes : closesOfLastMonths(closes, months);
  const ofIndex = index?.closes ?? null;
  const deducted = isDeducted ? ofIndex : null;
  const byMonth = monthStatistics({ closes, knownTo, count: months ?? "all", deducted, source });
  const price = index ? null : series.price();
  const prices = price && { closes: price, index: readMarketIndex(snapshot, "price", lastDay) };
  return {
    ...byMonth,
    history: { from: formatDay(closes.day[0] as Day), to: formatDay(lastDay) },
    paths: yearPathColumns(closes, {
      knownTo,
      years: byMonth.years.year,
      doubts: series.doubts.map(({ day }) => day),
    }),
    ...underWater(span, ofIndex),
    rolling: rollingYears({ closes, from: span.day[0] as Day, index: ofIndex, source }),
    risk: riskOf({ snapshot, measured, prices, months, knownTo, source }),
  };
}

/**
 * The day up to which the prices of a stock are known, which distinguishes a month that still runs from one that is complete: that
 * of the whole market where the stock traded to its end or trades no more; otherwise its own last day, since no
 * later price was delivered.
 */
function knownTo(
  snapshot: Snapshot,
  { lastDay }: PriceSeries,
  { asOf, isDelisted }: { readonly asOf: string | undefined; readonly isDelisted: boolean },
): Day {
  const { calendar, lastDay: marketEnd } = snapshot;
  if (marketEnd === null) return lastDay;
  const today = Math.min(asOfDay(snapshot, asOf), marketEnd) as Day;
  const lastSession = calendar[lastIndexOnOrBefore(calendar, today)];
  return isDelisted || lastDay === lastSession ? today : lastDay;
}

/**
 * Statistics whose figures say which doubtful moves they contain. A month is measured from the last close before its first
 * day, a holding from a year before, everything else from the close of its first day.
 */
function markedStatistics(statistics: WireStatistics, series: PriceSeries): WireStatistics {
  const ofMonths = <Part>(part: Part): Part => markedDoubts(part, series, (first) => first - 1);
  const { overall, rolling, risk } = statistics;
  const { bestMonth, worstMonth } = risk.figures;
  const figures = { ...markedDoubts(risk.figures, series), ...ofMonths({ bestMonth, worstMonth }) };
  return {
    ...statistics,
    overall: ofMonths(overall),
    rolling: markedDoubts(rolling, series, (first) => addMonths(first as Day, -12)),
    risk: { ...risk, figures },
  };
}
