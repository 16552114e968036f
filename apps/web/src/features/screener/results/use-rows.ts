import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { writeFilters } from "../../../state/index.ts";
import type { RowRange } from "../../../ui/long-table/index.ts";
import { type FilterCount, type RowsAnswer, type ScreenRequest, screenQuery } from "../screener.query.ts";
import { rowsOf, type ScreenRow } from "./screen-rows.ts";

/** Rows of one request: more than two screens of them, a few kilobytes. */
const PAGE = 100;

/** The first rows of a screen, and how many there are. */
export interface FirstPage {
  /** Null until it has arrived; the answer of the previous screen while this one loads. */
  readonly answer: RowsAnswer | null;
  /** Whether `answer` still belongs to the previous screen. */
  readonly isOld: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Rows that the table has, on all pages. */
  readonly count: number;
}

/**
 * The first page of a screen, with its counts.
 *
 * @param take How many of the first rows make the screen; null for all.
 */
export function useFirstPage(request: ScreenRequest, take: number | null): FirstPage {
  const limit = Math.min(PAGE, take ?? PAGE);
  const page = useQuery({ ...screenQuery(request, { offset: 0, limit }), placeholderData: keepPreviousData });
  return {
    answer: page.data ?? null,
    isOld: page.isPlaceholderData,
    error: page.error,
    retry: () => void page.refetch(),
    count: Math.min(page.data?.total ?? 0, take ?? Number.POSITIVE_INFINITY),
  };
}

/**
 * The visible rows; those beyond the first page are requested a page at a time.
 *
 * @returns The company of a row; null while it loads.
 */
export function useRows(
  request: ScreenRequest,
  { answer, isOld, count }: FirstPage,
  range: RowRange,
): (index: number) => ScreenRow | null {
  const pages = isOld ? [] : pagesOf(range, PAGE, count).filter(({ offset }) => offset > 0);
  const others = useQueries({ queries: pages.map((page) => screenQuery(request, page)) });
  return (index) => {
    if (index < PAGE) return (answer && rowsOf(answer)[index]) ?? null;
    const page = pages.findIndex(({ offset, limit }) => index >= offset && index < offset + limit);
    const found = others[page]?.data;
    return (found && rowsOf(found)[index - (pages[page]?.offset ?? 0)]) ?? null;
  };
}

/** How many companies pass each condition of a screen alone, the filters first, then the strategies; undefined until it is counted. */
export type ScreenCounts = readonly (FilterCount | undefined)[];

/** How many companies pass each condition alone. While another screen loads, those that both screens have keep their count. */
export function useFilterCounts({ filters, strategies }: Conditions, { answer, isOld }: FirstPage): ScreenCounts {
  const [known, setKnown] = useState<ReadonlyMap<string | undefined, FilterCount>>(new Map());
  const written = useMemo(
    () => [...filters.map((filter) => writeFilters([filter])), ...strategies],
    [filters, strategies],
  );
  useEffect(() => {
    if (isOld || !answer) return;
    const counts = [...answer.filters, ...(answer.strategyFilters ?? [])];
    setKnown(new Map(counts.map((count, place) => [written[place], count])));
  }, [written, answer, isOld]);
  return written.map((condition) => known.get(condition));
}

type Conditions = Pick<ScreenRequest, "filters" | "strategies">;

/**
 * The pages of a long list that contain some of its rows.
 *
 * @param size Rows of a page.
 * @param count Rows of the list; the last page is cut there.
 */
export function pagesOf({ first, end }: RowRange, size: number, count: number): { offset: number; limit: number }[] {
  const pages = [];
  for (let offset = Math.floor(first / size) * size; offset < Math.min(end, count); offset += size) {
    pages.push({ offset, limit: Math.min(size, count - offset) });
  }
  return pages;
}
