import { FLOWS_OF_EPS, type ItemId, type MetricSeam, metricSeams, usableAccounts } from "../../fundamentals/index.ts";
import type { Day } from "../../time/index.ts";
import type { ValuedCompany } from "./valued-company.ts";

/** Flows that both models start from; of several seams that one filing proves, that of the first is told. */
const VALUED_FLOWS: readonly ItemId[] = ["revenue", "freeCashFlow", ...FLOWS_OF_EPS];

/** A restatement by which values before and after a day do not count the same things. */
export interface ValuationSeam {
  /** Day on which it was filed. */
  readonly filed: Day;
  /** Of a flow of the models, with places in the list of fiscal years of the company. */
  readonly seam: MetricSeam;
}

/**
 * Finds the days on which values of a share through time begin to count other things than before.
 *
 * @param known The company on the last day of them.
 * @param span The first day and the last.
 * @returns Oldest first, one a day.
 * @see REC-13, REC-20
 *
 * @example
 * // Kimberly-Clark, whose 10-K for 2014 counts 2012 to 2014 without the business that left in October 2014.
 * valuationSeams(kmb, { from: day("2015-01-31"), until: day("2025-06-01") }).map(({ filed }) => formatDay(filed)); // ["2015-02-18"]
 */
export function valuationSeams(
  known: ValuedCompany,
  { from, until }: { readonly from: Day; readonly until: Day },
): readonly ValuationSeam[] {
  const { years } = usableAccounts(known.fundamentals);
  const byDay = new Map<Day, MetricSeam>();
  for (const flow of VALUED_FLOWS) {
    for (const seam of metricSeams({ flows: [flow] }, years)) {
      const filed = Math.max(...seam.proof.map((number) => number.filed)) as Day;
      if (filed > from && filed <= until && !byDay.has(filed)) byDay.set(filed, seam);
    }
  }
  return Array.from(byDay, ([filed, seam]) => ({ filed, seam })).sort((a, b) => a.filed - b.filed);
}
