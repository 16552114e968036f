import type { CheckInputs } from "@plumbline/core/checks";
import { type Figure, missing } from "@plumbline/core/figure";
import {
  type CheckColumn,
  checksReading,
  joinedColumn,
  joinedMatrix,
  reasonAt,
  reasonByte,
  writeCheck,
} from "@plumbline/core/screen";
import { joinedMoats } from "./moat-columns.ts";
import { writeMoats } from "./moat-labels.ts";
import type { GroupColumns, GroupFlow, ScreeningColumns } from "./screening-columns.ts";
import { screeningOf } from "./screening-of.ts";

/** Some stocks of a market on a day, before what takes all of them to know is known. */
export interface ScreeningPart {
  readonly columns: ScreeningColumns;
  /** What the late checks will ask for, in the order of `LATE_INPUTS`. */
  readonly late: readonly LateColumn[];
}

/** One input of every stock. */
export interface LateColumn {
  /** NaN where it is missing. */
  readonly values: Float64Array;
  readonly missing: Uint8Array;
}

/** The check that can be decided only when all companies of an industry are known, and what else it reads. */
const LATE_CHECKS = checksReading("industryPe");
export const LATE_INPUTS = ["priceInAccounts", "epsTtm"] as const satisfies readonly (keyof CheckInputs)[];

/** @param figures One of every stock. */
export function lateColumn(figures: readonly Figure[]): LateColumn {
  return {
    values: Float64Array.from(figures, ({ value }) => value ?? Number.NaN),
    missing: Uint8Array.from(figures, (figure) => (figure.value === null ? reasonByte(figure.because) : 0)),
  };
}

/**
 * Joins the parts of a market, and decides what takes all of it: how its companies compare.
 *
 * @param parts At least one, in the order of their stocks, all with the same names of groups.
 */
export function completed(parts: readonly ScreeningPart[]): ScreeningColumns {
  const columns = joinedColumns(parts.map((part) => part.columns));
  const late = LATE_INPUTS.map((_name, k) => joinedLate(parts.map((part) => part.late[k] as LateColumn)));
  const screening = screeningOf(columns);
  const { industries, types, checks } = columns.matrix;
  industries.forEach((industry, row) => {
    if (industry < 0) return;
    const industryPe = screening.multiplesOf("industry", industry).pe.median;
    const known = LATE_INPUTS.map((name, k) => [name, lateFigure(late[k] as LateColumn, row)]);
    // It reads nothing else, see `LATE_INPUTS`.
    const inputs = { ...Object.fromEntries(known), industryPe, companyType: types[row] } as CheckInputs;
    for (const check of LATE_CHECKS) writeCheck(check, checks.get(check.id) as CheckColumn, { row, inputs });
  });
  writeMoats(columns.matrix, columns.moat, screening.standingOf);
  return columns;
}

function lateFigure({ values, missing: reasons }: LateColumn, row: number): Figure {
  const because = reasonAt(reasons, row);
  return because === null ? { value: values[row] as number, provenance: { source: "stored" } } : missing(because);
}

function joinedLate(columns: readonly LateColumn[]): LateColumn {
  return {
    values: joinedColumn(
      Float64Array,
      columns.map(({ values }) => values),
    ),
    missing: joinedColumn(
      Uint8Array,
      columns.map((column) => column.missing),
    ),
  };
}

/** A stock without a company is one of its own: it has a number below 0, which no other may have. */
function companies(parts: readonly ScreeningColumns[]): Float64Array {
  let rows = 0;
  const numbered = parts.map(({ groups: { company }, symbols }) => {
    const before = rows;
    rows += symbols.length;
    return company.map((number) => (number < 0 ? number - before : number));
  });
  return joinedColumn(Float64Array, numbered);
}

function joinedColumns(parts: readonly ScreeningColumns[]): ScreeningColumns {
  const [first] = parts;
  if (!first) throw new RangeError("There is nothing to join.");
  if (parts.length === 1) return first;
  const column = (of: (part: ScreeningColumns) => Float64Array) => joinedColumn(Float64Array, parts.map(of));
  const providers = (of: (part: ScreeningColumns) => string) =>
    [...new Set(parts.flatMap((part) => of(part).split(", ")))]
      .filter((name) => name !== "")
      .sort()
      .join(", ");
  const currencies = [...new Set(parts.flatMap((part) => part.currencies))].sort();
  const renumbered = (part: ScreeningColumns, indices: Float64Array) =>
    indices.map((index) => currencies.indexOf(part.currencies[index] as string));
  const flows = (of: (groups: GroupColumns, flow: GroupFlow) => Float64Array) => {
    const flow = (name: GroupFlow) => column(({ groups }) => of(groups, name));
    return { netIncome: flow("netIncome"), revenue: flow("revenue"), cfo: flow("cfo") };
  };
  return {
    asOf: first.asOf,
    sectors: first.sectors,
    industries: first.industries,
    currencies,
    symbols: parts.flatMap(({ symbols }) => symbols),
    matrix: joinedMatrix(parts.map(({ matrix }) => matrix)),
    source: providers(({ source }) => source),
    priceSource: providers(({ priceSource }) => priceSource),
    periodEnd: column(({ periodEnd }) => periodEnd),
    filedAt: column(({ filedAt }) => filedAt),
    annualFiler: column(({ annualFiler }) => annualFiler),
    priceCurrency: column((part) => renumbered(part, part.priceCurrency)),
    groups: {
      company: companies(parts),
      currency: column((part) => renumbered(part, part.groups.currency)),
      ...flows((groups, flow) => groups[flow]),
      missing: flows((groups, flow) => groups.missing[flow]),
    },
    moat: joinedMoats(parts.map(({ moat }) => moat)),
  };
}
