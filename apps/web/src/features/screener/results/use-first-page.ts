import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ScreenQuestion, screenQuery } from "../screener.query.ts";
import type { RowsAnswer } from "./screen-csv.ts";

/** Rows that one call asks for: more than two screens of them, a few kilobytes. */
export const PAGE = 100;

/** The first rows of a screen, and how many there are. */
export interface FirstPage {
  /** Null until it is there; the one of the screen before while this one is asked for. */
  readonly answer: RowsAnswer | null;
  /** Whether `answer` still is that of the screen before. */
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
export function useFirstPage(question: ScreenQuestion, take: number | null): FirstPage {
  const limit = Math.min(PAGE, take ?? PAGE);
  const page = useQuery({ ...screenQuery(question, { offset: 0, limit }), placeholderData: keepPreviousData });
  return {
    answer: page.data ?? null,
    isOld: page.isPlaceholderData,
    error: page.error,
    retry: () => void page.refetch(),
    count: Math.min(page.data?.total ?? 0, take ?? Number.POSITIVE_INFINITY),
  };
}
