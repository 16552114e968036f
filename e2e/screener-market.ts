import { type InputOf, type OutputOf, screener } from "@plumbline/contract";
import { inject } from "vitest";

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
  const question: InputOf<typeof screener> = {
    paramFilters: [],
    page: { offset: 0, limit: 10_000 },
    columns: metrics.map((metric) => ({ metric })),
    asOf,
  };
  const answer = await fetch(`${inject("address")}${screener.path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(question),
  });
  const { data } = (await answer.json()) as { data: unknown };
  const rows = screener.output.parse(data) as Rows;
  return rows.rows.symbol.map((symbol, row) => ({
    symbol,
    name: rows.rows.names[row]?.en ?? symbol,
    sector: rows.rows.sector[row] ?? null,
    values: Object.fromEntries(rows.columns.map(({ id, values }) => [id, values[row] ?? null])),
  }));
}

/** The companies that have a number within bounds, which are inclusive. */
export function within(companies: readonly Company[], metric: string, { low = -Infinity, high = Infinity }): Company[] {
  return companies.filter(({ values }) => {
    const value = values[metric];
    return value != null && value >= low && value <= high;
  });
}
