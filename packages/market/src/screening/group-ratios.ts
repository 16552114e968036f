import { missing } from "@plumbline/core/figure";
import { type Amount, groupMultiples, type Multiple, type MultipleCompany } from "@plumbline/core/multiples";
import { reasonAt } from "@plumbline/core/screen";
import { type Day, formatDay } from "@plumbline/core/time";
import type { GroupRatio, GroupRatios } from "./screening.ts";
import type { GroupColumns, GroupFlow } from "./screening-columns.ts";

/** Companies of which groups are made, row by row. */
export interface GroupCompanies {
  readonly asOf: Day;
  /** Provider of the accounts. */
  readonly source: string;
  readonly symbols: readonly string[];
  /** NaN where it is missing. */
  readonly marketValue: Float64Array;
  readonly groups: GroupColumns;
}

/**
 * The ratios of the companies in some rows. A company counts once, by the first of its classes of shares that has a
 * market value; sums are of one currency, that of most of them.
 *
 * @see STA-16
 */
export function groupRatios(companies: GroupCompanies, rows: readonly number[]): GroupRatios {
  const valued = [...firstValued(companies, rows).values()].filter(
    (row) => !Number.isNaN(marketValueOf(companies, row)),
  );
  const currency = mostFrequent(valued.map((row) => companies.groups.currency[row] as number));
  const members = valued.filter((row) => companies.groups.currency[row] === currency);
  const all = new Set(rows.map((row) => companies.groups.company[row])).size;
  const found = groupMultiples(
    members.map((row) => memberOf(companies, row)),
    { source: companies.source, periodEnd: formatDay(companies.asOf) },
  );
  const ratio = ({ aggregate, median }: Multiple): GroupRatio => ({ aggregate, median });
  return {
    pe: ratio(found.pe),
    ps: ratio(found.ps),
    pcf: ratio(found.pcf),
    members: members.length,
    leftOut: all - members.length,
  };
}

function firstValued(companies: GroupCompanies, rows: readonly number[]): ReadonlyMap<number, number> {
  const rowOf = new Map<number, number>();
  for (const row of rows) {
    const company = companies.groups.company[row] as number;
    const known = rowOf.get(company);
    if (known === undefined || Number.isNaN(marketValueOf(companies, known))) rowOf.set(company, row);
  }
  return rowOf;
}

function memberOf(companies: GroupCompanies, row: number): MultipleCompany {
  const of = (flow: GroupFlow) => amountOf(companies.groups, flow, row);
  return {
    code: companies.symbols[row] as string,
    marketValue: marketValueOf(companies, row),
    netIncome: of("netIncome"),
    revenue: of("revenue"),
    cfo: of("cfo"),
    bookValue: NOT_NEEDED,
  };
}

/** No ratio of a group uses the book value. */
const NOT_NEEDED = missing("not-applicable");

function marketValueOf({ marketValue }: GroupCompanies, row: number): number {
  return marketValue[row] ?? Number.NaN;
}

function amountOf(groups: GroupColumns, flow: GroupFlow, row: number): Amount {
  const value = groups[flow][row] ?? Number.NaN;
  if (!Number.isNaN(value)) return value;
  return missing(reasonAt(groups.missing[flow], row) ?? "not-in-market-data");
}

/** The lowest of those that occur most often. */
function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const ranked = [...counts].sort(([a, timesA], [b, timesB]) => timesB - timesA || a - b);
  return ranked[0]?.[0] ?? Number.NaN;
}
