import type { CheckInputs, InputName } from "@plumbline/core/checks";
import { latestColumns } from "@plumbline/core/fundamentals";
import { checksReading, matrixWriter, priceFigures, type ScreenMatrix } from "@plumbline/core/screen";
import type { Day } from "@plumbline/core/time";
import { type CheckedCompany, nothingDelivered } from "../companies/index.ts";
import type { Instrument } from "../model/index.ts";
import type { ScreeningColumns } from "./screening-columns.ts";
import { screeningOf } from "./screening-of.ts";

/** Gathers the screening of one day, stock by stock; of those added only numbers are kept. */
export interface DayWriter {
  readonly add: (instrument: Instrument, company: CheckedCompany) => void;
  /** The screening of the stocks added. */
  readonly finish: () => ScreeningColumns;
}

/** Names of the groups of a market, ascending. */
export interface GroupNames {
  readonly sectors: readonly string[];
  readonly industries: readonly string[];
}

/** Checks that can be decided only when all companies of an industry are known. */
const LATE_CHECKS = checksReading("industryPe");
/** What else they read: kept of each company until then. */
const LATE_INPUTS: readonly InputName[] = LATE_CHECKS.flatMap(({ rule, ruleFor }) =>
  [rule, ...Object.values(ruleFor)].flatMap(({ inputs }) => inputs),
);

/** A row beside its numbers in the matrix. */
interface Row {
  readonly symbol: string;
  readonly company: number;
  readonly currency: string;
  readonly source: string | null;
  readonly priceSource: string | null;
  readonly periodEnd: number;
  readonly filedAt: number;
  readonly netIncome: number;
  readonly revenue: number;
  readonly cfo: number;
  readonly late: CheckInputs;
}

/**
 * Makes a writer for one day.
 *
 * @param capacity Stocks at most.
 */
export function dayWriter(asOf: Day, capacity: number, { sectors, industries }: GroupNames): DayWriter {
  const matrix = matrixWriter(capacity);
  const [sectorOf, industryOf] = [indexOf(sectors), indexOf(industries)];
  const rows: Row[] = [];
  let nothing: CheckInputs | null = null;
  return {
    add: (instrument, company) => {
      const { inputs, hasFacts, fundamentals, prices } = company;
      const series = prices.series;
      nothing ??= nothingDelivered(inputs);
      matrix.add({
        inputs,
        columns: hasFacts ? latestColumns(fundamentals) : null,
        prices:
          series &&
          priceFigures({ price: series.price(), total: series.total(), doubts: series.doubts.map(({ day }) => day) }),
        sector: sectorOf(instrument.sector),
        industry: industryOf(instrument.industry),
      });
      rows.push(rowOf(instrument, company, { row: rows.length, late: lateInputs(inputs, nothing) }));
    },
    finish: () => {
      const columns = columnsOf(asOf, rows, { matrix: matrix.finish(), sectors, industries });
      const screening = screeningOf(columns);
      rows.forEach(({ late }, row) => {
        const industry = columns.matrix.industries[row] as number;
        if (industry < 0) return;
        const industryPe = screening.multiplesOf("industry", industry).pe.median;
        for (const check of LATE_CHECKS) matrix.rewrite(check, row, { ...late, industryPe });
      });
      return columns;
    },
  };
}

function indexOf(names: readonly string[]): (name: string | null) => number {
  const indices = new Map(names.map((name, index) => [name, index]));
  return (name) => (name === null ? -1 : (indices.get(name) ?? -1));
}

function lateInputs(inputs: CheckInputs, nothing: CheckInputs): CheckInputs {
  const kept = LATE_INPUTS.map((name) => [name, inputs[name]]);
  return { ...nothing, ...Object.fromEntries(kept), companyType: inputs.companyType };
}

function rowOf(
  { symbol, cik }: Instrument,
  { inputs, hasFacts, fundamentals, source, prices }: CheckedCompany,
  { row, late }: { readonly row: number; readonly late: CheckInputs },
): Row {
  const { list } = fundamentals.isAnnualOnly ? fundamentals.years : fundamentals.quarters;
  const last = list.at(-1);
  return {
    symbol,
    // No company has a key below 0: a stock without one is a company of its own.
    company: cik ?? -1 - row,
    currency: fundamentals.currency,
    source: hasFacts ? source : null,
    priceSource: prices.series?.source ?? null,
    periodEnd: last?.end ?? Number.NaN,
    filedAt: last?.filed ?? Number.NaN,
    netIncome: inputs.netIncomeTtm.value ?? Number.NaN,
    revenue: inputs.revenueTtm.value ?? Number.NaN,
    cfo: inputs.cfoTtm.value ?? Number.NaN,
    late,
  };
}

function columnsOf(
  asOf: Day,
  rows: readonly Row[],
  rest: GroupNames & { readonly matrix: ScreenMatrix },
): ScreeningColumns {
  const column = (of: (row: Row) => number) => Float64Array.from(rows, of);
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort();
  const providers = (of: (row: Row) => string | null) =>
    [...new Set(rows.map(of).filter((name) => name !== null))].sort().join(", ");
  return {
    ...rest,
    ...{ asOf, currencies },
    symbols: rows.map(({ symbol }) => symbol),
    source: providers(({ source }) => source),
    priceSource: providers(({ priceSource }) => priceSource),
    periodEnd: column(({ periodEnd }) => periodEnd),
    filedAt: column(({ filedAt }) => filedAt),
    groups: {
      company: column(({ company }) => company),
      currency: column(({ currency }) => currencies.indexOf(currency)),
      netIncome: column(({ netIncome }) => netIncome),
      revenue: column(({ revenue }) => revenue),
      cfo: column(({ cfo }) => cfo),
    },
  };
}
