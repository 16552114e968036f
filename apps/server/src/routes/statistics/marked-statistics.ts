import type { WireStatistics } from "@plumbline/contract";
import { addMonths, type Day } from "@plumbline/core/time";
import type { PriceSeries } from "@plumbline/market/companies";
import { markedDoubts } from "../prices/index.ts";

/**
 * Statistics whose figures say which doubtful moves they contain. A month is measured from the last close before its first
 * day, a holding from a year before, everything else from the close of its first day.
 */
export function markedStatistics(statistics: WireStatistics, series: PriceSeries): WireStatistics {
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
