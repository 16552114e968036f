import { useSuspenseQueries } from "@tanstack/react-query";
import type { RowsAnswer } from "../results/screen-csv.ts";
import { type ColumnAsked, companiesQuery } from "../screener.query.ts";

/** The most columns that one call answers. */
const MOST_COLUMNS = 40;

/** Some companies with any number of columns: as many calls as that takes, made side by side. */
export function useCompanies(
  codes: readonly string[],
  columns: readonly ColumnAsked[],
  asOf: string | undefined,
): RowsAnswer | null {
  const parts = Array.from({ length: Math.ceil(columns.length / MOST_COLUMNS) }, (_, part) =>
    columns.slice(part * MOST_COLUMNS, (part + 1) * MOST_COLUMNS),
  );
  const answers = useSuspenseQueries({ queries: parts.map((part) => companiesQuery(codes, part, asOf)) });
  const [first] = answers;
  if (!first?.data) return null;
  return { ...first.data, columns: answers.flatMap(({ data }) => data?.columns ?? []) };
}
