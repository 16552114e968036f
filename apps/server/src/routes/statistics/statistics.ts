import type { OutputOf, statistics, WireStatistics } from "@plumbline/contract";
import { closesOfLastMonths } from "@plumbline/core/stats";
import { type Day, formatDay } from "@plumbline/core/time";
import { asOfDay, type PriceSeries, readMarketIndex, readPriceSeries } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { findInstrument } from "../find-instrument.ts";
import { wireDoubts } from "../prices/index.ts";
import { knownTo } from "./known-to.ts";
import { markedStatistics } from "./marked-statistics.ts";
import { type Measured, measuredOf } from "./measured.ts";
import { monthStatistics } from "./month-statistics.ts";
import { riskOf } from "./risk.ts";
import { rollingYears } from "./rolling-years.ts";
import { underWater } from "./under-water.ts";
import { yearPathColumns } from "./year-path-columns.ts";

type Answer = OutputOf<typeof statistics>;

/** Months back from the end; null for all. */
const MONTHS: Readonly<Record<Answer["years"], number | null>> = { "5": 60, "10": 120, "20": 240, all: null };

/** What a stock did month by month, and what it risked. */
export const statisticsRoute: Route<typeof statistics, ServedMarket> = ({ input }, { snapshot }) => {
  const { years = "5", basis = "total", asOf } = input;
  const isLessMarket = input.market === "less";
  const instrument = findInstrument(snapshot, input.code);
  const delisted = delistedBy(instrument, asOfDay(snapshot, asOf));
  const head = {
    ...{ symbol: instrument.symbol, names: instrument.names, years },
    delisted: delisted === null ? null : formatDay(delisted),
  };
  const series = readPriceSeries(snapshot, instrument, asOf);
  if (!series) {
    const market = { name: null, isDeducted: false, because: isLessMarket ? ("no-price" as const) : null };
    return { ...head, basis, basisNote: null, market, doubts: [], statistics: null };
  }
  const measured = measuredOf(snapshot, series, { basis, isLessMarket });
  const { index, basisNote } = measured;
  const isDeducted = isLessMarket && index !== null;
  const statistics = statisticsOf({
    ...{ snapshot, series, measured, isDeducted, months: MONTHS[years] },
    knownTo: knownTo(snapshot, series, { asOf, isDelisted: delisted !== null }),
  });
  return {
    ...head,
    ...{ basis: measured.basis, basisNote },
    market: {
      name: index?.name ?? null,
      isDeducted,
      because: isLessMarket && !isDeducted ? "not-available-from-provider" : null,
    },
    doubts: wireDoubts(series),
    statistics: markedStatistics(statistics, series),
  };
};

/** Nobody knew of a delisting before it happened. */
function delistedBy({ delisted }: Instrument, today: Day): Day | null {
  return delisted !== null && delisted <= today ? delisted : null;
}

interface StatisticsQuestion {
  readonly snapshot: Snapshot;
  readonly series: PriceSeries;
  readonly measured: Measured;
  readonly isDeducted: boolean;
  readonly months: number | null;
  readonly knownTo: Day;
}

function statisticsOf(question: StatisticsQuestion): WireStatistics {
  const { snapshot, series, measured, isDeducted, months, knownTo } = question;
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
      ...{ knownTo, years: byMonth.years.year },
      doubts: series.doubts.map(({ day }) => day),
    }),
    ...underWater(span, ofIndex),
    rolling: rollingYears({ closes, from: span.day[0] as Day, index: ofIndex, source }),
    risk: riskOf({ snapshot, measured, prices, months, knownTo, source }),
  };
}
