import type { OutputOf, ParamFilter, ParsedInputOf, screener, WireScreenRows } from "@plumbline/contract";
import type { Reason } from "@plumbline/core/figure";
import { classifyCompany } from "@plumbline/core/fundamentals";
import { countFilters, runScreen, type ScreenFilter } from "@plumbline/core/screen";
import { type Day, formatDay } from "@plumbline/core/time";
import type { Instrument } from "@plumbline/market/model";
import { type Screening, whyNotScreened } from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";
import { type FieldFault, faultyFields, type Route } from "../../http/index.ts";
import { orderFaults, readFilters, strategyFaults } from "../../screening/index.ts";
import { findInstrument, findInstruments } from "../instruments.ts";
import { explanation } from "./explanation.ts";
import { columnFaults, screenColumns } from "./screen-columns.ts";
import { explainedStrategies, type JudgedMarket, screenedStrategies } from "./screened-strategies.ts";

type Input = ParsedInputOf<typeof screener>;
type List = Extract<Input, { codes: unknown }>;
type Screen = Exclude<Input, List | { explain: unknown }>;
type Rows = Extract<OutputOf<typeof screener>, { kind: "rows" }>;
type Explanation = Extract<OutputOf<typeof screener>, { kind: "explanation" }>;

/** What a page holds unless it is asked for another size. */
const DEFAULT_PAGE = { offset: 0, limit: 50 };

/** The market that a request is about. */
interface ScreenedMarket {
  readonly snapshot: Snapshot;
  readonly screening: Screening;
}

/** The screener, some stocks as rows of it, or why one stock passes a screen or not. */
export const screenerRoute: Route<typeof screener, JudgedMarket> = async ({ input, language }, judged) => {
  const { snapshot, screenings } = judged.served;
  const explained = "explain" in input ? findInstrument(snapshot, input.explain) : null;
  const screening = await screenings.of(snapshot, input.asOf);
  const { filters, faults } = read(input, screening);
  if (faults.length > 0) throw faultyFields(faults, language);
  const market: ScreenedMarket = { snapshot, screening };
  if ("codes" in input) return listed(input, market);
  const asked = { ids: input.strategyFilters ?? [], asOf: input.asOf };
  if (explained) {
    const why = whyOf(explained, filters, market);
    if (asked.ids.length === 0) return why;
    const strategyFilters = await explainedStrategies(judged, asked, explained);
    return { ...why, passes: why.passes && strategyFilters.every((result) => result === "pass"), strategyFilters };
  }
  const strategies = await screenedStrategies(judged, asked, screening);
  const rows = screened(input as Screen, [...filters, ...strategies.map(({ filter }) => filter)], market);
  if (asked.ids.length === 0) return rows;
  const ofFilters = rows.filters.slice(0, filters.length);
  return { ...rows, filters: ofFilters, strategyFilters: strategies.map(({ count }) => ({ ...count })) };
};

/** Filters, order and columns of a request, and everything that is wrong with them. */
function read(input: Input, screening: Screening): { filters: readonly ScreenFilter[]; faults: readonly FieldFault[] } {
  const faults: FieldFault[] = [];
  const given: readonly ParamFilter[] = "paramFilters" in input ? input.paramFilters : [];
  const filters = readFilters(given, screening, faults);
  if ("order" in input && input.order) faults.push(...orderFaults(input.order));
  if ("columns" in input && input.columns) faults.push(...columnFaults(input.columns));
  if ("strategyFilters" in input) faults.push(...strategyFaults(input.strategyFilters ?? []));
  return { filters, faults };
}

function listed({ codes, columns = [] }: List, market: ScreenedMarket): Rows {
  const { snapshot, screening } = market;
  const { found, unknown } = findInstruments(snapshot, codes.join(","));
  const rows = Int32Array.from(found, ({ symbol }) => screening.rowOf(symbol));
  const outside = found.map((instrument, k) => ((rows[k] as number) < 0 ? whyOutside(instrument, market) : null));
  return {
    kind: "rows",
    companies: screening.matrix.size,
    total: found.length,
    rows: screenRows(found, rows, screening),
    columns: screenColumns(columns, { screening, rows, outside, filters: [] }),
    filters: [],
    unknown,
  };
}

function screened(
  { order, page = DEFAULT_PAGE, columns = [] }: Screen,
  filters: readonly ScreenFilter[],
  { snapshot, screening }: ScreenedMarket,
): Rows {
  const { matrix, symbols } = screening;
  const { rows, total } = runScreen(matrix, filters, order ? { order, page } : { page });
  const instruments = Array.from(rows, (row) => snapshot.find(symbols[row] as string) as Instrument);
  return {
    kind: "rows",
    companies: matrix.size,
    total,
    rows: screenRows(instruments, rows, screening),
    columns: screenColumns(columns, { screening, rows, outside: [], filters }),
    filters: countFilters(matrix, filters).map((count) => ({ ...count })),
    unknown: [],
  };
}

function whyOf(instrument: Instrument, filters: readonly ScreenFilter[], market: ScreenedMarket): Explanation {
  const { symbol, names } = instrument;
  const { screening } = market;
  const row = screening.rowOf(symbol);
  const isListed = row >= 0;
  const explained = explanation(screening, isListed ? row : whyOutside(instrument, market), filters);
  const passes = isListed && explained.every(({ result }) => result === "pass");
  return { kind: "explanation", symbol, names, passes, filters: [...explained] };
}

function whyOutside(instrument: Instrument, { snapshot, screening }: ScreenedMarket): Reason {
  return whyNotScreened(snapshot, instrument, screening.asOf);
}

/**
 * What the rows of an answer are about.
 *
 * @param instruments One per row.
 * @param rows Rows of the screening; -1 is an instrument that is not in it.
 */
function screenRows(instruments: readonly Instrument[], rows: Int32Array, screening: Screening): WireScreenRows {
  const { matrix, periodEnd, filedAt, accountsCurrency, accountsState } = screening;
  const valuesOrNull = <Value>(values: readonly Value[]) => Array.from(rows, (row) => values[row] ?? null);
  const ends = valuesOrNull(periodEnd);
  return {
    symbol: instruments.map(({ symbol }) => symbol),
    names: instruments.map(({ names }) => names),
    currency: instruments.map(({ currency }) => currency),
    accountsCurrency: valuesOrNull(accountsCurrency).map((currency, k) => (ends[k] === null ? null : currency)),
    sector: instruments.map(({ sector }) => sector),
    industry: instruments.map(({ industry }) => industry),
    companyType: instruments.map(
      (instrument, k) => matrix.types[rows[k] as number] ?? classifyCompany(instrument, null).type,
    ),
    periodEnd: ends.map(written),
    filedAt: valuesOrNull(filedAt).map(written),
    accountsState: valuesOrNull(accountsState),
  };
}

function written(day: Day | null): string | null {
  return day === null ? null : formatDay(day);
}
