import type { WireFigure } from "@plumbline/contract";
import { type Figure, missing } from "@plumbline/core/figure";
import type { MetricId } from "@plumbline/core/fundamentals";
import { percentiles } from "@plumbline/core/screen";
import { formatDay } from "@plumbline/core/time";
import type { Instrument } from "@plumbline/market/model";
import type { Screening } from "@plumbline/market/screening";
import type { ServedMarket } from "../../market-access/index.ts";

/** The standing of the latest value of a metric in the industry; what is missing has none, for the same reason. */
export type IndustryStanding = (id: MetricId, latest: WireFigure) => WireFigure;

/** Fewer stocks are no field to stand in. */
const FEWEST_STOCKS = 5;

/** Gets ready to say where a stock stands in its industry on a day. */
export async function industryStanding(
  { snapshot, screenings }: ServedMarket,
  { symbol, industry }: Instrument,
  asOf: string | undefined,
): Promise<IndustryStanding> {
  if (industry === null)
    return (_, latest) => (latest.value === null ? latest : missing("not-available-from-provider"));
  const screening = await screenings.ofGroup(snapshot, { kind: "industry", name: industry }, asOf);
  const row = screening.rowOf(symbol);
  return (id, latest) => (latest.value === null ? latest : standingOf(screening, id, row));
}

function standingOf(screening: Screening, id: MetricId, row: number): Figure {
  const { matrix, source, periodEnd, filedAt } = screening;
  const column = matrix.metrics.get(`${id}.latest`);
  const [end, filed] = [periodEnd[row], filedAt[row]];
  // Only stocks with a price of these days are compared.
  if (!column || !end || !filed) return missing("no-price");
  const stocks = column.values.filter((value, other) => {
    return matrix.industries[other] === matrix.industries[row] && !Number.isNaN(value);
  }).length;
  const value = percentiles(matrix, column, "industry")[row] as number;
  if (stocks < FEWEST_STOCKS || Number.isNaN(value)) return missing("too-few-members");
  const formula = `percentile(${id}) (n = ${stocks})`;
  return { value, provenance: { source, filedAt: formatDay(filed), periodEnd: formatDay(end), formula } };
}
