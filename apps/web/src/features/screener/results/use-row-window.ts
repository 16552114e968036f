import { type RefObject, useLayoutEffect, useState } from "react";
import { type RowRange, visibleRows } from "./visible-rows.ts";

/** Rows by which the range moves: moving by one would draw with every scrolled row. */
const STEP = 4;

/** Height of a row in root em; `ResultTable.module.css` says the same. */
const ROW_EM = 2.875;

export interface RowWindow {
  readonly range: RowRange;
  /** Height of a row, in pixels. */
  readonly row: number;
}

/** The rows of a scrolling element that are in sight. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [row, setRow] = useState(ROW_EM * 16);
  const [range, setRange] = useState<RowRange>({ first: 0, end: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const height = ROW_EM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    setRow(height);
    const measure = (): void => {
      const { first, end } = visibleRows({ top: element.scrollTop, height: element.clientHeight, row: height }, count);
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
  }, [scroller, count]);
  return { range, row };
}
