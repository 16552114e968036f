import type { CheckInputs } from "@plumbline/core/checks";
import type { Figure } from "@plumbline/core/figure";
import { latestColumns } from "@plumbline/core/fundamentals";
import { matrixWriter, priceFigures, reasonByte, type ScreenMatrix } from "@plumbline/core/screen";
import type { Day } from "@plumbline/core/time";
import type { CompanyAsOf, UsablePrices } from "../companies/index.ts";
import type { Instrument } from "../model/index.ts";
import { moatColumns, type RowMoat } from "./moat-columns.ts";
import type { StoredCompany } from "./screened-stock.ts";
import type { GroupFlow, ScreeningColumns } from "./screening-columns.ts";
import { LATE_INPUTS, lateColumn, type ScreeningPart } from "./screening-part.ts";

/** Gathers stocks of one day one by one; only numbers of them are kept. */
export interface DayWriter {
  readonly add: (instrument: Instrument, company: CompanyAsOf, moat: RowMoat | null) => void;
  /** The same of one whose accounts are stored. */
  readonly join: (instrument: Instrument, company: StoredCompany) => void;
  /** What is known of the stocks added. */
  readonly part: () => ScreeningPart;
}

/** Names of the groups of a market, ascending. */
export interface GroupNames {
  readonly sectors: readonly string[];
  readonly industries: readonly string[];
}

/** A row beside its numbers in the matrix. */
interface Row {
  readonly symbol: string;
  readonly company: number;
  readonly currency: string;
  readonly source: string | null;
  readonly priceSource: string | null;
  readonly priceCurrency: string | null;
  readonly periodEnd: number;
  readonly filedAt: number;
  readonly annualFiler: number;
  readonly netIncome: number;
  readonly revenue: number;
  readonly cfo: number;
  readonly missing: Readonly<Record<GroupFlow, number>>;
  readonly late: readonly Figure[];
  /** Null without accounts. */
  readonly moat: RowMoat | null;
}

/** What a row is made of beside its place. */
interface RowContent extends Pick<Row, "currency" | "source" | "periodEnd" | "filedAt" | "annualFiler" | "moat"> {
  readonly inputs: CheckInputs;
  readonly prices: UsablePrices;
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
  const placed = ({ sector, industry }: Instrument, { series }: UsablePrices) => ({
    prices:
      series &&
      priceFigures({ price: series.price(), total: series.total(), doubts: series.doubts.map(({ day }) => day) }),
    sector: sectorOf(sector),
    industry: industryOf(industry),
  });
  const addRow = (
    { symbol, cik, currency: priceCurrency }: Instrument,
    { inputs, prices, ...accounts }: RowContent,
  ) => {
    rows.push({
      ...accounts,
      symbol,
      priceCurrency,
      // No company has a key below 0: a stock without one is a company of its own.
      company: cik ?? -1 - rows.length,
      priceSource: prices.series?.source ?? null,
      netIncome: inputs.netIncomeTtm.value ?? Number.NaN,
      revenue: inputs.revenueTtm.value ?? Number.NaN,
      cfo: inputs.cfoTtm.value ?? Number.NaN,
      missing: {
        netIncome: reasonOf(inputs.netIncomeTtm),
        revenue: reasonOf(inputs.revenueTtm),
        cfo: reasonOf(inputs.cfoTtm),
      },
      late: LATE_INPUTS.map((name) => inputs[name]),
    });
  };
  return {
    add: (instrument, { inputs, hasFacts, fundamentals, source, prices }, moat) => {
      matrix.add({ inputs, columns: hasFacts ? latestColumns(fundamentals) : null, ...placed(instrument, prices) });
      const last = (fundamentals.isAnnualOnly ? fundamentals.years : fundamentals.quarters).list.at(-1);
      addRow(instrument, {
        inputs,
        prices,
        moat,
        source: hasFacts ? source : null,
        currency: fundamentals.currency,
        periodEnd: last?.end ?? Number.NaN,
        filedAt: last?.filed ?? Number.NaN,
        annualFiler: Number(fundamentals.isAnnualOnly),
      });
    },
    join: (instrument, { inputs, row, prices, source, moat }) => {
      matrix.join({ inputs, factors: row.factors, ...placed(instrument, prices) });
      const { currency, periodEnd, filedAt, quarterEnd, yearEnd } = row;
      const annualFiler = Number(Number.isNaN(quarterEnd) && !Number.isNaN(yearEnd));
      addRow(instrument, { inputs, prices, source, currency, periodEnd, filedAt, annualFiler, moat });
    },
    part: () => ({
      columns: columnsOf(asOf, rows, { matrix: matrix.finish(), sectors, industries }),
      late: LATE_INPUTS.map((_name, k) => lateColumn(rows.map(({ late }) => late[k] as Figure))),
    }),
  };
}

function indexOf(names: readonly string[]): (name: string | null) => number {
  const indices = new Map(names.map((name, index) => [name, index]));
  return (name) => (name === null ? -1 : (indices.get(name) ?? -1));
}

function reasonOf(figure: Figure): number {
  return reasonByte(figure.value === null ? figure.because : null);
}

function columnsOf(
  asOf: Day,
  rows: readonly Row[],
  rest: GroupNames & { readonly matrix: ScreenMatrix },
): ScreeningColumns {
  const column = (of: (row: Row) => number) => Float64Array.from(rows, of);
  const named = rows.flatMap(({ currency, priceCurrency }) => [
    currency,
    ...(priceCurrency === null ? [] : [priceCurrency]),
  ]);
  const currencies = [...new Set(named)].sort();
  const providers = (of: (row: Row) => string | null) =>
    [...new Set(rows.map(of).filter((name) => name !== null))].sort().join(", ");
  return {
    ...rest,
    asOf,
    currencies,
    symbols: rows.map(({ symbol }) => symbol),
    source: providers(({ source }) => source),
    priceSource: providers(({ priceSource }) => priceSource),
    periodEnd: column(({ periodEnd }) => periodEnd),
    filedAt: column(({ filedAt }) => filedAt),
    annualFiler: column(({ annualFiler }) => annualFiler),
    priceCurrency: column(({ priceCurrency }) => (priceCurrency === null ? -1 : currencies.indexOf(priceCurrency))),
    groups: {
      company: column(({ company }) => company),
      currency: column(({ currency }) => currencies.indexOf(currency)),
      netIncome: column(({ netIncome }) => netIncome),
      revenue: column(({ revenue }) => revenue),
      cfo: column(({ cfo }) => cfo),
      missing: {
        netIncome: column(({ missing }) => missing.netIncome),
        revenue: column(({ missing }) => missing.revenue),
        cfo: column(({ missing }) => missing.cfo),
      },
    },
    moat: moatColumns(rows.map(({ moat }) => moat)),
  };
}
