import { useQueries } from "@tanstack/react-query";
import { type ScreenQuestion, screenQuery } from "../screener.query.ts";
import { rowsOf, type ScreenRow } from "./screen-rows.ts";
import { type FirstPage, PAGE } from "./use-first-page.ts";
import { pagesOf, type RowRange } from "./visible-rows.ts";

/**
 * The rows in sight, beyond the first page asked for a page at a time.
 *
 * @returns The company of a row; null while it loads.
 */
export function useRows(
  question: ScreenQuestion,
  { answer, isOld, count }: FirstPage,
  range: RowRange,
): (index: number) => ScreenRow | null {
  const pages = isOld ? [] : pagesOf(range, PAGE, count).filter(({ offset }) => offset > 0);
  const others = useQueries({ queries: pages.map((page) => screenQuery(question, page)) });
  return (index) => {
    if (index < PAGE) return (answer && rowsOf(answer)[index]) ?? null;
    const page = pages.findIndex(({ offset, limit }) => index >= offset && index < offset + limit);
    const found = others[page]?.data;
    return (found && rowsOf(found)[index - (pages[page]?.offset ?? 0)]) ?? null;
  };
}
