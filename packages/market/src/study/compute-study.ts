import { setImmediate } from "node:timers/promises";
import type { CheckId } from "@plumbline/core/checks";
import { type CheckColumn, fitsAt } from "@plumbline/core/screen";
import {
  computeColumns,
  labelOf,
  type ScreeningColumns,
  type ScreeningOptions,
  screeningOf,
} from "../screening/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import { forwardReturns } from "./forward-returns.ts";
import type { StudiedCheck, StudiedMoats, StudyColumns } from "./study-columns.ts";
import { type StudyDay, studyDays } from "./study-days.ts";

/** Screenings in memory at once: of 10,000 stocks each takes some 26 MB until its checks are taken out. */
const DAYS_AT_ONCE = 4;

/** A year, and what its rows are of. */
interface JudgedYear {
  readonly year: StudyColumns["years"][number];
  readonly symbols: readonly string[];
  readonly providers: string;
}

/**
 * Judges all companies of a market by all checks once a year, by what was known on each day, and follows their shares over
 * the twelve months after it. Years in which no share has a return are left out.
 *
 * @see `studyDays` for the days, `forwardReturns` for the returns
 */
export async function computeStudy(
  snapshot: Snapshot,
  { breathe = setImmediate, factors }: Pick<ScreeningOptions, "breathe" | "factors"> = {},
): Promise<StudyColumns> {
  const spans = studyDays(snapshot);
  const returnsOf = await returnsBySymbol(snapshot, spans, breathe);
  const companyOf = companyNumbers(snapshot);
  const judged: JudgedYear[] = [];
  for (let from = 0; from < spans.length; from += DAYS_AT_ONCE) {
    const some = spans.slice(from, from + DAYS_AT_ONCE);
    const screenings = await computeColumns(snapshot, daysOf(some), { breathe, factors });
    screenings.forEach((columns, k) => {
      const returns = columns.symbols.map((symbol) => returnsOf.get(symbol)?.[from + k] ?? Number.NaN);
      judged.push(judgedYear(some[k] as StudyDay, columns, { returns, companyOf }));
    });
  }
  return studyOf(
    snapshot,
    judged.filter(({ year }) => !year.returns.every(Number.isNaN)),
  );
}

function daysOf(spans: readonly StudyDay[]) {
  return spans.map(({ day }) => day);
}

async function returnsBySymbol(
  snapshot: Snapshot,
  spans: readonly StudyDay[],
  breathe: () => Promise<unknown>,
): Promise<ReadonlyMap<string, Float64Array>> {
  const returns = new Map<string, Float64Array>();
  for (const stock of snapshot.instruments) {
    if (stock.assetClass !== "stock") continue;
    returns.set(stock.symbol, forwardReturns(snapshot, stock, spans));
    await breathe();
  }
  return returns;
}

function judgedYear(
  span: StudyDay,
  columns: ScreeningColumns,
  { returns, companyOf }: { readonly returns: readonly number[]; readonly companyOf: CompanyOf },
): JudgedYear {
  const { matrix, symbols, source, priceSource } = columns;
  const rows = companyRows(columns, returns);
  const checks = [...matrix.checks].map(([id, column]): [CheckId, StudiedCheck] => [id, studiedCheck(column, rows)]);
  return {
    year: {
      ...span,
      types: rows.map((row) => matrix.types[row] ?? "other"),
      sectors: Float64Array.from(rows, (row) => sectorOf(matrix.sectors[row])),
      returns: Float64Array.from(rows, (row) => returns[row] as number),
      checks: new Map(checks),
      moats: studiedMoats(columns, rows, companyOf),
    },
    symbols: rows.map((row) => symbols[row] as string),
    providers: `${source}, ${priceSource}`,
  };
}

function sectorOf(index: number | undefined): number {
  return index === undefined || index < 0 ? Number.NaN : index;
}

/** One row for each company: of its classes of shares the first that has a return. */
function companyRows({ groups }: ScreeningColumns, returns: readonly number[]): readonly number[] {
  const rowOf = new Map<number, number>();
  for (const [row, company] of groups.company.entries()) {
    const known = rowOf.get(company);
    if (known === undefined || (Number.isNaN(returns[known]) && !Number.isNaN(returns[row]))) rowOf.set(company, row);
  }
  return [...rowOf.values()];
}

/** The number of the company behind a symbol, the same on all days. */
type CompanyOf = (symbol: string) => number;

/** A stock without a company is one of its own. */
function companyNumbers({ instruments }: Snapshot): CompanyOf {
  const numbers = new Map<string, number>();
  const firstOf = new Map<number, number>();
  instruments.forEach(({ symbol, cik }, place) => {
    const number = cik === null ? place : (firstOf.get(cik) ?? place);
    if (cik !== null) firstOf.set(cik, number);
    numbers.set(symbol, number);
  });
  return (symbol) => numbers.get(symbol) ?? Number.NaN;
}

function studiedMoats(columns: ScreeningColumns, rows: readonly number[], companyOf: CompanyOf): StudiedMoats {
  const { moat, symbols } = columns;
  const { standingOf } = screeningOf(columns);
  const scores = rows.map((row) =>
    labelOf(moat, row, standingOf(row)).sources.flatMap(({ score }) => (score === null ? [] : [score])),
  );
  const of = (column: Float64Array) => Float64Array.from(rows, (row) => column[row] as number);
  const scored = (least: number) => Float64Array.from(scores, (all) => all.filter((score) => score >= least).length);
  return {
    company: Float64Array.from(rows, (row) => companyOf(symbols[row] as string)),
    share: of(moat.share),
    median: of(moat.median),
    latest: of(moat.latest),
    visible: scored(0),
    scoredOne: scored(1),
    scoredTwo: scored(2),
    scoredThree: scored(3),
  };
}

function studiedCheck(column: CheckColumn, rows: readonly number[]): StudiedCheck {
  const { values, upTo } = column;
  const limits = upTo && Float64Array.from(rows, (row) => upTo[row] as number);
  return {
    values: Float64Array.from(rows, (row) => (fitsAt(column, row) ? (values[row] as number) : Number.NaN)),
    upTo: limits?.every((limit) => limit === Number.POSITIVE_INFINITY) ? null : limits,
  };
}

function studyOf({ instruments }: Snapshot, judged: readonly JudgedYear[]): StudyColumns {
  const providers = new Set(judged.flatMap((one) => one.providers.split(", ")));
  providers.delete("");
  const followed = new Set(
    judged.flatMap(({ year, symbols }) => symbols.filter((_, row) => !Number.isNaN(year.returns[row]))),
  );
  return {
    years: judged.map(({ year }) => year),
    source: [...providers].sort().join(", ") || "none",
    delisted: instruments.filter(({ symbol, delisted }) => delisted !== null && followed.has(symbol)).length,
  };
}
