import { type RefObject, useLayoutEffect, useState } from "react";

/** Rows by which the range moves: moving by one would draw with every scrolled row. */
const STEP = 4;

interface RowWindow {
  readonly range: RowRange;
  /** Height of a row, in pixels. */
  readonly row: number;
}

interface RowWindowOptions {
  /** The element that begins with the list's head, where what scrolls holds more than the list. */
  readonly list?: RefObject<HTMLElement | null>;
  /** Rows of the list. */
  readonly count: number;
  /** Height of a row in root em, as the styles of the list have it. */
  readonly rowEm: number;
}

/** The rows of a scrolling element that are in sight. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  { list, count, rowEm }: RowWindowOptions,
): RowWindow {
  const [row, setRow] = useState(rowEm * 16);
  const [range, setRange] = useState<RowRange>({ first: 0, end: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const height = rowEm * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    setRow(height);
    const measure = (): void => {
      const top = element.scrollTop - (list?.current ? listTop(element, list.current) : 0);
      const { first, end } = visibleRows({ top, height: element.clientHeight, row: height }, count);
      const next = { first: first - (first % STEP), end: Math.min(Math.ceil(end / STEP) * STEP, count) };
      setRange((current) => (current.first === next.first && current.end === next.end ? current : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [scroller, list, count, rowEm]);
  return { range, row };
}

/** How far below the beginning of a scrolling element the list in it begins, in pixels; 0 where the list itself scrolls. */
export function listTop(scroller: HTMLElement, list: HTMLElement): number {
  if (scroller === list) return 0;
  return list.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
}

/** The first row that is drawn and the one after the last. */
export interface RowRange {
  readonly first: number;
  readonly end: number;
}

/** Extra rows drawn beyond both edges, so that scrolling does not show gaps. */
const OVERSCAN = 8;

/**
 * The visible rows of a scrolling list.
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
