import type { Day } from "../../time/index.ts";
import { type Traced, unknown } from "../derivation/derivation.ts";
import type { PeriodGroup } from "../facts/period-group.ts";
import type { Periods } from "../periods/periods.ts";
import { SNAP_DAYS } from "../periods/timeline.ts";

/**
 * The concepts that every annual and quarterly report has, of any filer: both sides of the balance sheet, equity, net
 * income and cash from operations. An extract that was cut to some concepts lacks at least one of them.
 */
const IN_EVERY_REPORT: readonly (readonly string[])[] = [
  ["Assets", "ifrs-full:Assets"],
  ["LiabilitiesAndStockholdersEquity", "ifrs-full:EquityAndLiabilities"],
  [
    "StockholdersEquity",
    "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest",
    "PartnersCapital",
    "MembersEquity",
    "ifrs-full:EquityAttributableToOwnersOfParent",
    "ifrs-full:Equity",
  ],
  ["NetIncomeLoss", "ProfitLoss", "ifrs-full:ProfitLossAttributableToOwnersOfParent", "ifrs-full:ProfitLoss"],
  [
    "NetCashProvidedByUsedInOperatingActivities",
    "NetCashProvidedByUsedInOperatingActivitiesContinuingOperations",
    "ifrs-full:CashFlowsFromUsedInOperatingActivities",
  ],
];

/** Ends of periods, each with the day on which a complete report about it was first filed. */
export type CompleteReports = ReadonlyMap<Day, Day>;

/**
 * Finds the periods of which a market holds a complete report: one filing with each of the numbers that no report lacks.
 * Only for these a missing number means that the company has not reported it.
 *
 * @param concepts Groups by concept and unit.
 *
 * @example
 * completeReports(prepareFacts(factsCutTo22Concepts).concepts).size; // 0
 */
export function completeReports(
  concepts: ReadonlyMap<string, ReadonlyMap<string, readonly PeriodGroup[]>>,
): CompleteReports {
  const [first, ...others] = IN_EVERY_REPORT.map((keys) => filingsWith(keys, concepts));
  const complete = [...(first ?? [])].filter(([filing]) => others.every((filings) => filings.has(filing)));
  const ends = new Map<Day, Day>();
  for (const [, { end, filed }] of complete) {
    const known = ends.get(end);
    if (known === undefined || filed < known) ends.set(end, filed);
  }
  return ends;
}

interface Filing {
  readonly end: Day;
  readonly filed: Day;
}

/** The filings that report one of some concepts, each with the period that it is about. */
function filingsWith(
  keys: readonly string[],
  concepts: ReadonlyMap<string, ReadonlyMap<string, readonly PeriodGroup[]>>,
): ReadonlyMap<string, Filing> {
  const filings = new Map<string, Filing>();
  for (const { end, copies } of keys.flatMap((key) => [...(concepts.get(key)?.values() ?? [])].flat())) {
    for (const { accession, filed } of copies) filings.set(`${accession} ${end}`, { end, filed });
  }
  return filings;
}

/**
 * Whether a complete report about a period was known on a day.
 *
 * @param reports See `completeReports`.
 * @param end Last day of the period; ends up to six days apart are one (FND-08).
 * @param asOf Reports filed later are not seen.
 *
 * @example
 * isReportComplete(completeReports(prepareFacts(appleFacts).concepts), day("2024-09-28"), day("2024-11-30")); // true
 */
export function isReportComplete(reports: CompleteReports, end: Day, asOf: Day): boolean {
  for (let near = end - SNAP_DAYS; near <= end + SNAP_DAYS; near++) {
    if ((reports.get(near as Day) ?? Number.POSITIVE_INFINITY) <= asOf) return true;
  }
  return false;
}

/**
 * Periods that say of a missing number that the company has not reported it only where its report is complete; elsewhere
 * it is not in this market's data.
 *
 * @param periods The periods.
 * @param isComplete Whether the report about the period that ends on a day is complete.
 *
 * @example
 * // A file cut to 22 concepts, without equity.
 * withTrueReasons(quarters, () => false).item("equity", 0); // { value: null, because: "not-in-market-data", item: "equity" }
 */
export function withTrueReasons(periods: Periods, isComplete: (end: Day) => boolean): Periods {
  const completeness: boolean[] = [];
  const isCompleteAt = (index: number): boolean => {
    const period = periods.list[index];
    if (!period) return false;
    completeness[index] ??= isComplete(period.end);
    return completeness[index];
  };
  const isUntold = (found: Traced) => found.value === null && found.because === "not-reported";
  const said = (found: Traced, index: number): Traced =>
    isUntold(found) && !isCompleteAt(index) ? notInData(found) : found;
  // For a sum or a mean, the periods without the number decide.
  const isTold = (of: (index: number) => Traced, index: number) => of(index).value !== null || isCompleteAt(index);
  const isYearTold = (of: (index: number) => Traced, last: number): boolean => {
    for (let index = last; index > last - periods.aYear; index--) if (!isTold(of, index)) return false;
    return true;
  };
  return {
    ...periods,
    item: (id, index) => said(periods.item(id, index), index),
    yearBefore: (id, index) => said(periods.yearBefore(id, index), index - periods.aYear),
    trailing: (id, index) => {
      const found = periods.trailing(id, index);
      return isUntold(found) && !isYearTold((one) => periods.item(id, one), index) ? notInData(found) : found;
    },
    average: (id, index) => {
      const found = periods.average(id, index);
      if (!isUntold(found)) return found;
      const item = (one: number) => periods.item(id, one);
      return isTold(item, index - periods.aYear) && isTold(item, index) ? found : notInData(found);
    },
    eps: (index) => said(periods.eps(index), index),
    epsTrailing: (index) => {
      const found = periods.epsTrailing(index);
      return isUntold(found) && !isYearTold(periods.eps, index) ? notInData(found) : found;
    },
    sharesDiluted: (index) => said(periods.sharesDiluted(index), index),
  };
}

function notInData(found: Traced): Traced {
  return found.value === null ? unknown("not-in-market-data", found.item) : found;
}
