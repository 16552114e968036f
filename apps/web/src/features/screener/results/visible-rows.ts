/** The first row that is drawn and the one after the last. */
export interface RowRange {
  readonly first: number;
  readonly end: number;
}

/** Rows beyond the edges that are drawn too, so that scrolling does not show gaps. */
const OVERSCAN = 8;

/**
 * The rows in sight of a list that scrolls.
 *
 * @param place How far it is scrolled, how high the window is and how high each row, in pixels.
 * @param count Rows of the list.
 * @example
 * visibleRows({ top: 4000, height: 400, row: 40 }, 1000); // { first: 92, end: 118 }
 */
export function visibleRows(
  { top, height, row }: { readonly top: number; readonly height: number; readonly row: number },
  count: number,
): RowRange {
  const first = Math.floor(Math.max(top, 0) / row) - OVERSCAN;
  const end = Math.ceil((Math.max(top, 0) + height) / row) + OVERSCAN;
  return { first: Math.min(Math.max(first, 0), Math.max(count - 1, 0)), end: Math.min(end, count) };
}

/**
 * The pages of a long list in which some of its rows lie.
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
