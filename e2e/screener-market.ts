import { type OutputOf, screener } from "@plumbline/contract";
import { answerOf } from "./answers.ts";

type Rows = Extract<OutputOf<typeof screener>, { kind: "rows" }>;

/** One company with the numbers asked for; null where one is missing. */
export interface Company {
  readonly symbol: string;
  readonly name: string;
  readonly sector: string | null;
  readonly values: Readonly<Record<string, number | null>>;
}

/** Every company with some numbers, unfiltered: the tests filter and sort by themselves. */
export async function allCompanies(metrics: readonly string[], asOf?: string): Promise<Company[]> {
  const rows = await allRows(metrics, asOf);
  return rows.rows.symbol.map((symbol, row) => ({
    symbol,
    name: rows.rows.names[row]?.en ?? symbol,
    sector: rows.rows.sector[row] ?? null,
    values: Object.fromEntries(rows.columns.map(({ id, values }) => [id, values[row] ?? null])),
  }));
}

/** The table of all companies with some metrics. */
export async function allRows(metrics: readonly string[], asOf?: string): Promise<Rows> {
  const page = { offset: 0, limit: 10_000 };
  const columns = metrics.map((metric) => ({ metric }));
  return (await answerOf(screener, { paramFilters: [], page, columns, asOf })) as Rows;
}

/** The companies that have a number within bounds, which are inclusive. */
export function within(companies: readonly Company[], metric: string, { low = -Infinity, high = Infinity }): Company[] {
  return companies.filter(({ values }) => {
    const value = values[metric];
    return value != null && value >= low && value <= high;
  });
}
