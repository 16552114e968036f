import type { WireFundamentals, WireMetric } from "@plumbline/contract";
import type { Receipt } from "@plumbline/core/figure";
import {
  classifyCompany,
  companyMetrics,
  METRICS,
  type Metric,
  type MetricAverage,
  type MetricColumns,
  type MetricId,
  metricSeams,
  type Periods,
  type Traced,
} from "@plumbline/core/fundamentals";
import type { CompanyAccounts } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import { wireAccounts, wirePeriod } from "../wire-accounts.ts";
import { type Filer, wireGaps, wireMarks, wireSeam } from "./filed-values.ts";
import type { IndustryStanding } from "./industry-standing.ts";
import { tracedFigure } from "./traced-figure.ts";

/** What is known of a stock of which the market has no accounts. */
export function stockWithoutAccounts(instrument: Instrument): WireFundamentals {
  const { symbol, names, currency } = instrument;
  const companyType = classifyCompany(instrument, null).type;
  return {
    symbol,
    names,
    currency,
    companyType,
    ordinarySharesPerReceipt: null,
    isAnnualOnly: false,
    isStale: false,
    accounts: null,
    quarters: [],
    years: [],
    metrics: [],
  };
}

interface MetricSurroundings {
  readonly standing: IndustryStanding;
  readonly filer: Filer;
  /** Of which the price is one; null where it is a share. */
  readonly receipt: Receipt | null;
}

/** The fifteen metrics of one stock in five columns, with their standing and their history by quarter and by year. */
export function stockOf(
  { symbol, names }: Instrument,
  accounts: CompanyAccounts,
  around: MetricSurroundings,
): WireFundamentals {
  const { known } = accounts;
  const { quarters, years } = known;
  return {
    symbol,
    names,
    currency: known.currency,
    companyType: known.company.type,
    ordinarySharesPerReceipt: around.receipt?.ordinaryShares ?? null,
    isAnnualOnly: known.isAnnualOnly,
    isStale: known.isStale,
    accounts: wireAccounts(known.accounts),
    quarters: quarters.list.map(wirePeriod),
    years: years.list.map(wirePeriod),
    metrics: metricsOf(accounts, around),
  };
}

function metricsOf(
  { known, source }: CompanyAccounts,
  { standing, filer }: Pick<MetricSurroundings, "standing" | "filer">,
): WireMetric[] {
  const { columns, quarters, years } = companyMetrics(known);
  const seamsOf = (metric: Metric, periods: Periods) =>
    metric.notFor.includes(known.company.type)
      ? []
      : metricSeams(metric, periods).map((seam) => wireSeam(seam, periods.list, filer));
  return METRICS.map((metric) => {
    const { id } = metric;
    const written = columnsOf(id, columns[id], source);
    const { percentile, others } = standing(id, written.latest);
    return {
      id,
      columns: written,
      industryPercentile: percentile,
      industryOthers: others,
      quarterly: quarters.values[id].map(numberOf),
      annual: years.values[id].map(numberOf),
      seams: { quarterly: seamsOf(metric, known.quarters), annual: seamsOf(metric, known.years) },
      marks: {
        quarterly: wireMarks(quarters.values[id], quarters.periods),
        annual: wireMarks(years.values[id], years.periods),
      },
      gaps: {
        quarterly: wireGaps(quarters.values[id], quarters.periods),
        annual: wireGaps(years.values[id], years.periods),
      },
    };
  });
}

function numberOf({ value }: Traced): number | null {
  return value;
}

type Columns = WireMetric["columns"];

/** The five columns of a metric as figures. */
function columnsOf(id: MetricId, columns: MetricColumns, source: string): Columns {
  const { latest, previous, oneYearAverage, yearOverYear, fiveYearAverage } = columns;
  const mean = (average: MetricAverage): Columns["oneYearAverage"] => ({
    mean: tracedFigure(average.mean, { source, formula: `mean(${id})` }),
    used: average.used,
    of: average.of,
  });
  return {
    latest: tracedFigure(latest, { source, formula: id }),
    previous: tracedFigure(previous, { source, formula: id }),
    oneYearAverage: mean(oneYearAverage),
    yearOverYear: {
      change: tracedFigure(yearOverYear.change, { source, formula: `change(${id})` }),
      kind: yearOverYear.kind,
      base: tracedFigure(yearOverYear.base, { source, formula: id }),
      turn: yearOverYear.turn,
    },
    fiveYearAverage: mean(fiveYearAverage),
  };
}
