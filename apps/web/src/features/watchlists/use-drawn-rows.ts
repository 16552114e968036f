import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Rows that are drawn at first, and more of them each time that the end is reached. */
const ROWS_AT_ONCE = 50;

interface DrawnRows {
  /** How many rows are drawn, if there are so many. */
  readonly limit: number;
  /** With whether the focus goes to the first new row: the button that has it moves behind the last one, or goes. */
  readonly showMore: (isFollowed: boolean) => void;
  /** Draws as many rows as it takes to see the one at a place. */
  readonly showPlace: (place: number) => void;
}

/**
 * How much of a long list is drawn. The figures of all its rows are known, because it is sorted by them.
 *
 * @param place The element around the rows, each with `data-row`.
 */
export function useDrawnRows(place: RefObject<HTMLElement | null>): DrawnRows {
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  const followed = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new rows are there once the limit has changed.
  useLayoutEffect(() => {
    const row = followed.current;
    followed.current = null;
    if (row !== null) focusRow(place.current, row);
  }, [limit, place]);
  return {
    limit,
    showMore(isFollowed) {
      if (isFollowed) followed.current = limit;
      setLimit(limit + ROWS_AT_ONCE);
    },
    showPlace: (at) => setLimit((before) => Math.max(before, at + 1)),
  };
}

function focusRow(place: HTMLElement | null, row: number): void {
  place?.querySelectorAll("[data-row]")[row]?.querySelector<HTMLElement>("a, button")?.focus();
}
