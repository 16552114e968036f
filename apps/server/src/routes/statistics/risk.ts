import type { WireStatistics } from "@plumbline/contract";
import { type Figure, figure, missing, type Reason } from "@plumbline/core/figure";
import { closesOfLastMonths, type DailyCloses, mean, type RiskMeasure, riskMeasures } from "@plumbline/core/stats";
import { type Day, formatDay } from "@plumbline/core/time";
import {
  type MarketIndex,
  type RiskFreeRates,
  readRiskFreeRates,
  whyNoRiskFreeRates,
} from "@plumbline/market/companies";
import type { Snapshot } from "@plumbline/market/snapshot";

type Risk = WireStatistics["risk"];
type Figures = Risk["figures"];

/** Closes of the stock and the index that is counted as they are. */
export interface Compared {
  readonly closes: DailyCloses;
  readonly index: MarketIndex | null;
}

interface RiskRequest {
  readonly snapshot: Snapshot;
  readonly measured: Compared & { readonly whyNoIndex: Reason };
  /** Of prices alone, for figures beside the index where the other one is not counted as the stock is. */
  readonly prices: Compared | null;
  /** Months back from the last close; null for the whole history. */
  readonly months: number | null;
  readonly knownTo: Day;
  readonly source: string;
}

const BESIDE_INDEX = ["beta", "alpha", "correlation", "trackingError", "informationRatio"] as const;
const WITH_RISK_FREE: readonly RiskMeasure[] = ["sharpe", "sortino", "downsideDeviation", "alpha"];

/** Growth, risk and their ratios over the span, and what they were measured against. */
export function riskOf({ snapshot, measured, prices, months, knownTo, source }: RiskRequest): Risk {
  const spanOf = (closes: DailyCloses) => (months === null ? closes : closesOfLastMonths(closes, months));
  const closes = spanOf(measured.closes);
  const span = { from: closes.day[0] as Day, to: closes.day.at(-1) as Day };
  const free = readRiskFreeRates(snapshot, span);
  const riskFree = free?.rates ?? null;
  const whyNoRiskFree = whyNoRiskFreeRates(snapshot, span.from);
  const measure = (own: DailyCloses, index: MarketIndex | null) =>
    riskMeasures({
      closes: own,
      benchmark: index?.closes ?? null,
      whyNoBenchmark: measured.whyNoIndex,
      riskFree,
      whyNoRiskFree,
      provenance: { source },
      knownTo,
    });
  const result = measure(closes, measured.index);
  const isPriceBeside = measured.index === null && prices?.index != null;
  const beside = isPriceBeside ? measure(spanOf(prices.closes), prices.index) : result;
  const { beta, alpha, correlation, trackingError, informationRatio } = beside.figures;
  const figures = { ...result.figures, beta, alpha, correlation, trackingError, informationRatio };
  const index = isPriceBeside ? prices.index : measured.index;
  return {
    days: result.days,
    months: result.months,
    commonDays: beside.commonDays,
    figures: withSources(figures, { index: index?.source, riskFree: free?.source }),
    riskFree: { name: free?.name ?? null, average: averageOf(free, span, whyNoRiskFree) },
    isPriceBeside,
  };
}

/** A figure that was made with the index or a rate comes from their providers too. */
function withSources(
  figures: Readonly<Record<RiskMeasure, Figure>>,
  { index, riskFree }: { index: string | undefined; riskFree: string | undefined },
): Figures {
  const others = (measure: RiskMeasure) => [
    ...(BESIDE_INDEX.some((beside) => beside === measure) ? [index] : []),
    ...(WITH_RISK_FREE.includes(measure) ? [riskFree] : []),
  ];
  const entries = Object.entries(figures) as [RiskMeasure, Figure][];
  return Object.fromEntries(
    entries.map(([measure, own]) => [measure, own.value === null ? own : joined(own, others(measure))]),
  ) as Figures;
}

function joined(own: Extract<Figure, { value: number }>, others: readonly (string | undefined)[]): Figure {
  const sources = new Set([own.provenance.source, ...others.filter((source) => source !== undefined)]);
  return { ...own, provenance: { ...own.provenance, source: [...sources].join(", ") } };
}

function averageOf(free: RiskFreeRates | null, { from, to }: { from: Day; to: Day }, whyNone: Reason): Figure {
  if (!free) return missing(whyNone);
  const { day, rate } = free.rates;
  const rates = rate.filter((_, k) => (day[k] as number) >= from && (day[k] as number) <= to);
  const period = { periodStart: formatDay(from), periodEnd: formatDay(to) };
  return figure(mean(rates), { source: free.source, formula: "STA-04", ...period }, whyNone);
}
