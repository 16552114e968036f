import { groupMultiples, type Multiple, type MultipleCompany } from "@plumbline/core/multiples";
import { formatDay } from "@plumbline/core/time";
import type { GroupRatio, GroupRatios } from "./screening.ts";
import type { ScreeningColumns } from "./screening-columns.ts";

/**
 * The ratios of the companies in some rows. A company counts once, by the first of its classes of shares that has a
 * market value; sums are of one currency, that of most of them.
 *
 * @see STA-16
 */
export function groupRatios(columns: ScreeningColumns, rows: readonly number[]): GroupRatios {
  const valued = [...firstValued(columns, rows).values()].filter((row) => !Number.isNaN(marketValueOf(columns, row)));
  const currency = mostFrequent(valued.map((row) => columns.groups.currency[row] as number));
  const members = valued.filter((row) => columns.groups.currency[row] === currency);
  const companies = new Set(rows.map((row) => columns.groups.company[row])).size;
  const found = groupMultiples(
    members.map((row) => memberOf(columns, row)),
    { source: columns.source, periodEnd: formatDay(columns.asOf) },
  );
  const ratio = ({ aggregate, median }: Multiple): GroupRatio => ({ aggregate, median });
  return {
    ...{ pe: ratio(found.pe), ps: ratio(found.ps), pcf: ratio(found.pcf) },
    ...{ members: members.length, leftOut: companies - members.length },
  };
}

function firstValued(columns: ScreeningColumns, rows: readonly number[]): ReadonlyMap<number, number> {
  const rowOf = new Map<number, number>();
  for (const row of rows) {
    const company = columns.groups.company[row] as number;
    const known = rowOf.get(company);
    if (known === undefined || Number.isNaN(marketValueOf(columns, known))) rowOf.set(company, row);
  }
  return rowOf;
}

function memberOf(columns: ScreeningColumns, row: number): MultipleCompany {
  const { netIncome, revenue, cfo } = columns.groups;
  return {
    code: columns.symbols[row] as string,
    marketValue: marketValueOf(columns, row),
    netIncome: orNull(netIncome[row]),
    revenue: orNull(revenue[row]),
    cfo: orNull(cfo[row]),
    bookValue: null,
  };
}

function marketValueOf({ matrix }: ScreeningColumns, row: number): number {
  return matrix.metrics.get("marketValue")?.values[row] ?? Number.NaN;
}

function orNull(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}

/** The lowest of those that occur most often. */
function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const ranked = [...counts].sort(([a, timesA], [b, timesB]) => timesB - timesA || a - b);
  return ranked[0]?.[0] ?? Number.NaN;
}
