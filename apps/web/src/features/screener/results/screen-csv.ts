import type { Names } from "@plumbline/contract";
import type { QueryClient } from "@tanstack/react-query";
import { marketMeta } from "../../../api/index.ts";
import { csvTable } from "../../../format/index.ts";
import { saveCsv } from "../../../ui/index.ts";
import { numberName } from "../catalogue/number-text.ts";
import { checkName, type ScreenWords, typeName } from "../catalogue/screen-words.ts";
import { MAX_ROWS, type RowsAnswer, type ScreenRequest, screenQuery } from "../screener.query.ts";
import { pagesOf } from "./use-rows.ts";

interface ScreenCsvColumn {
  readonly heading: string;
  readonly field: (row: number) => string | number | null;
}

/**
 * The rows of a screen as a file for spreadsheets: the companies, then the requested numbers and checks. Amounts
 * are in units of the row's currency, rates fractions; of a check there is its value and its state. A number that some company
 * lacks has the reasons in the column beside it.
 *
 * @param pages The pages of the screen, one after the other.
 */
export function screenCsv(pages: readonly RowsAnswer[], words: ScreenWords, nameOf: (names: Names) => string): string {
  const lacking = new Set(pages.flatMap(({ columns }) => columns.flatMap(({ id, because }) => (because ? [id] : []))));
  const columnsOf = (page: RowsAnswer): ScreenCsvColumn[] => [
    ...aboutColumns(page, words, nameOf),
    ...page.columns.flatMap((column) =>
      column.kind === "check"
        ? checkColumns(column, words)
        : [numberColumn(column, words), ...(lacking.has(column.id) ? [noteColumn(column, words)] : [])],
    ),
  ];
  const [first] = pages;
  const head = first ? columnsOf(first).map(({ heading }) => heading) : [];
  const body = pages.flatMap((page) => {
    const columns = columnsOf(page);
    return page.rows.symbol.map((_, row) => columns.map(({ field }) => field(row)));
  });
  return csvTable([head, ...body]);
}

function aboutColumns({ rows }: RowsAnswer, words: ScreenWords, nameOf: (names: Names) => string): ScreenCsvColumn[] {
  const { text } = words;
  const at = <Value>(values: readonly Value[], row: number): Value => values[row] as Value;
  const named = (name: string | null, write: (name: string) => string) => (name === null ? null : write(name));
  return [
    { heading: text("search.symbol"), field: (row) => at(rows.symbol, row) },
    { heading: text("search.name"), field: (row) => nameOf(at(rows.names, row)) },
    { heading: text("screener.column.sector"), field: (row) => named(at(rows.sector, row), words.sector) },
    { heading: text("screener.column.industry"), field: (row) => named(at(rows.industry, row), words.industry) },
    { heading: text("screener.column.companyType"), field: (row) => typeName(at(rows.companyType, row), words) },
    { heading: text("screener.column.currency"), field: (row) => at(rows.currency, row) },
    { heading: text("screener.column.accountsCurrency"), field: (row) => at(rows.accountsCurrency, row) },
    { heading: text("screener.column.periodEnd"), field: (row) => at(rows.periodEnd, row) },
    { heading: text("screener.column.filedAt"), field: (row) => at(rows.filedAt, row) },
  ];
}

type WireColumn = RowsAnswer["columns"][number];

function numberColumn({ id, values }: WireColumn, words: ScreenWords): ScreenCsvColumn {
  return { heading: numberName(id, words), field: (row) => values[row] ?? null };
}

/** Why a number is missing, beside it. */
function noteColumn({ id, values, because }: WireColumn, words: ScreenWords): ScreenCsvColumn {
  const field = (row: number) => {
    const reason = (values[row] ?? null) === null ? because?.[row] : null;
    return reason ? words.text(`reason.${reason}`) : null;
  };
  return { heading: words.text("screener.csv.note", { number: numberName(id, words) }), field };
}

function checkColumns({ id, values, states }: WireColumn, words: ScreenWords): ScreenCsvColumn[] {
  const check = checkName(id, words);
  const currency = words.catalogue.checks.get(id)?.currency;
  const value = words.text("screener.checkColumn", { check, id });
  const stateOf = (row: number) => {
    const state = states?.[row];
    return state ? words.text(`screener.state.${state}`) : null;
  };
  return [
    // An amount that is compared in one currency is in neither of those that the row names.
    {
      heading: currency ? words.text("screener.inOwnCurrency", { value, currency }) : value,
      field: (row) => values[row] ?? null,
    },
    { heading: words.text("screener.csv.state", { check, id }), field: stateOf },
  ];
}

interface SavedRows {
  /** Rows of the screen. */
  readonly count: number;
  readonly words: ScreenWords;
  readonly nameOf: (names: Names) => string;
}

/** Saves all rows of a screen, not only the visible ones, with the columns of the table. */
export async function saveScreen(
  client: QueryClient,
  request: ScreenRequest,
  { count, words, nameOf }: SavedRows,
): Promise<void> {
  const pages = pagesOf({ first: 0, end: count }, MAX_ROWS, count);
  const answers = await Promise.all(
    pages.map((page) => client.fetchQuery({ ...screenQuery(request, page), gcTime: 0 })),
  );
  const rows = answers.filter((answer) => answer.kind === "rows");
  const day = request.asOf ?? marketMeta.read()?.asOf ?? "";
  saveCsv(`screen-${day}.csv`, screenCsv(rows, words, nameOf));
}
