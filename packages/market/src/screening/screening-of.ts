import { agedOn } from "@plumbline/core/fundamentals";
import { withComparableMoney } from "@plumbline/core/screen";
import type { Day } from "@plumbline/core/time";
import { groupRatios } from "./group-ratios.ts";
import { standingsOf } from "./moat-labels.ts";
import type { GroupRatios, Screening } from "./screening.ts";
import type { ScreeningColumns } from "./screening-columns.ts";

/** Index of stocks whose group nobody states. */
const NO_GROUP = -1;

/** A screening over its columns. Ratios of a group are computed when they are first asked for. */
export function screeningOf(columns: ScreeningColumns): Screening {
  const { asOf, symbols, sectors, industries, source, priceSource } = columns;
  const { currency: accounts } = columns.groups;
  const matrix = withComparableMoney(columns.matrix, { accounts, price: columns.priceCurrency });
  const rows = new Map(symbols.map((symbol, row) => [symbol, row]));
  const known = new Map<string, GroupRatios>();
  const marketValue = matrix.metrics.get("marketValue")?.values ?? new Float64Array();
  return {
    asOf,
    symbols,
    matrix,
    sectors,
    industries,
    source,
    priceSource,
    periodEnd: Array.from(columns.periodEnd, dayOrNull),
    accountsCurrency: Array.from(columns.groups.currency, (index) => columns.currencies[index] ?? ""),
    filedAt: Array.from(columns.filedAt, dayOrNull),
    accountsState: Array.from(columns.periodEnd, (end, row) => {
      const isAnnualFiler = columns.annualFiler[row] === 1;
      return Number.isNaN(end) ? null : agedOn({ lastEnd: end as Day, isAnnualFiler }, asOf).state;
    }),
    rowOf: (symbol) => rows.get(symbol) ?? -1,
    moat: columns.moat,
    standingOf: standingsOf({ ...columns, matrix }),
    multiplesOf: (kind, index) => {
      const [names, groups] = kind === "sector" ? [sectors, matrix.sectors] : [industries, matrix.industries];
      if (index !== NO_GROUP && names[index] === undefined) {
        throw new RangeError(`There is no ${kind} ${index} in this screening.`);
      }
      const key = `${kind} ${index}`;
      const ratios = known.get(key) ?? groupRatios({ ...columns, marketValue }, membersOf(groups, index));
      known.set(key, ratios);
      return ratios;
    },
  };
}

function membersOf(groups: Int32Array, index: number): number[] {
  const rows: number[] = [];
  if (index === NO_GROUP) return rows;
  for (let row = 0; row < groups.length; row++) if (groups[row] === index) rows.push(row);
  return rows;
}

function dayOrNull(value: number): Day | null {
  return Number.isNaN(value) ? null : (value as Day);
}
