import type { WireFigure } from "@plumbline/contract";
import { type MissingFigure, missing } from "@plumbline/core/figure";
import type { MetricId } from "@plumbline/core/fundamentals";
import { comparedValues, percentiles } from "@plumbline/core/screen";
import { formatDay } from "@plumbline/core/time";
import type { Instrument } from "@plumbline/market/model";
import { type Screening, whyNotScreened } from "@plumbline/market/screening";
import type { ServedMarket } from "../../market-access/index.ts";

export interface Standing {
  /** Share of the others that are worse; what is missing has none, for the same reason. */
  readonly percentile: WireFigure;
  /** Other companies of which the value is known. */
  readonly others: number;
}

/** The standing of the latest value of a metric in the industry. */
export type IndustryStanding = (id: MetricId, latest: WireFigure) => Standing;

/** Among fewer stocks a standing means nothing. */
const MIN_STOCKS = 5;

/** Prepares the standing of a stock in its industry on a day. */
export async function industryStanding(
  { snapshot, screenings }: ServedMarket,
  instrument: Instrument,
  asOf: string | undefined,
): Promise<IndustryStanding> {
  const { symbol, industry } = instrument;
  if (industry === null) return (_, latest) => nowhere(latest.value === null ? latest : missing("no-industry"));
  const screening = await screenings.ofGroup(snapshot, { kind: "industry", name: industry }, asOf);
  const row = screening.rowOf(symbol);
  const whyNot = row < 0 ? missing(whyNotScreened(snapshot, instrument, screening.asOf)) : null;
  return (id, latest) => nowhereOr(latest, whyNot) ?? standingOf(screening, id, row);
}

/** What is missing has no standing, for the same reason; a stock that is not in the screening has none. */
function nowhereOr(latest: WireFigure, whyNot: MissingFigure | null): Standing | null {
  if (latest.value === null) return nowhere(latest);
  return whyNot && nowhere(whyNot);
}

function nowhere(percentile: WireFigure): Standing {
  return { percentile, others: 0 };
}

function standingOf(screening: Screening, id: MetricId, row: number): Standing {
  const { matrix, source, periodEnd, filedAt } = screening;
  const column = matrix.metrics.get(`${id}.latest`);
  const end = periodEnd[row];
  const filed = filedAt[row];
  if (!column || !end || !filed) return nowhere(missing("no-accounts"));
  const compared = comparedValues(column);
  if (Number.isNaN(compared[row]) && !Number.isNaN(column.values[row])) return nowhere(missing("other-currency"));
  const stocks = compared.filter((value, other) => {
    return matrix.industries[other] === matrix.industries[row] && !Number.isNaN(value);
  }).length;
  const value = percentiles(matrix, column, "industry")[row] as number;
  if (stocks < MIN_STOCKS || Number.isNaN(value)) return nowhere(missing("too-few-members"));
  const formula = `percentile(${id}) (n = ${stocks})`;
  const provenance = { source, filedAt: formatDay(filed), periodEnd: formatDay(end), formula };
  return { percentile: { value, provenance }, others: stocks - 1 };
}
