import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type Cell, gridStep } from "./grid-step.ts";

interface GridFocusOptions {
  readonly rows: number;
  readonly columns: number;
  /** Height of a row, in pixels. */
  readonly rowHeight: number;
}

const FOCUSABLE = "a, button, input, [tabindex]";

/**
 * Moves the focus through the cells of a grid whose rows are drawn only where they are in sight: one stop of the tab key,
 * arrow keys inside.
 */
export function useGridFocus(scroller: RefObject<HTMLElement | null>, { rows, columns, rowHeight }: GridFocusOptions) {
  const [active, setActive] = useState<Cell>({ row: 0, column: 1 });
  /** The cell that gets the focus as soon as it is drawn. */
  const wanted = useRef<Cell | null>(null);

  useEffect(() => {
    const cell = wanted.current;
    const element = cell && cellElement(scroller.current, cell);
    if (!element) return;
    wanted.current = null;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const element = scroller.current;
    if (!element || event.altKey || event.metaKey || event.shiftKey || !isInGrid(event.target)) return;
    const page = Math.max(Math.floor(element.clientHeight / rowHeight) - 2, 1);
    const next = gridStep(`${event.ctrlKey ? "Ctrl+" : ""}${event.key}`, active, { rows, columns, page });
    if (!next) return;
    event.preventDefault();
    wanted.current = next;
    setActive({ ...next });
    reveal(element, next.row * rowHeight, rowHeight);
  }

  /** The cell that was clicked or tabbed to is the one to go on from. */
  function onFocus(event: { readonly target: EventTarget }) {
    const cell = cellOf(event.target);
    if (cell && (cell.row !== active.row || cell.column !== active.column)) setActive(cell);
  }

  const within = (place: number, size: number): number => Math.min(place, Math.max(size - 1, 0));
  return { active: { row: within(active.row, rows), column: within(active.column, columns) }, onKeyDown, onFocus };
}

/** Only keys pressed in the rows move: those of a head sort. */
function isInGrid(target: EventTarget): boolean {
  return cellOf(target) !== null;
}

function cellOf(target: EventTarget): Cell | null {
  if (!(target instanceof HTMLElement)) return null;
  const column = target.closest<HTMLElement>("[data-column]")?.dataset.column;
  const row = target.closest<HTMLElement>("[data-row]")?.dataset.row;
  return column === undefined || row === undefined ? null : { row: Number(row), column: Number(column) };
}

function cellElement(scroller: HTMLElement | null, { row, column }: Cell): HTMLElement | null {
  const cell = scroller?.querySelector(`[data-row="${row}"] [data-column="${column}"]`);
  return cell?.querySelector<HTMLElement>(FOCUSABLE) ?? null;
}

/** Scrolls a row into sight, so that it is drawn. */
function reveal(scroller: HTMLElement, top: number, height: number): void {
  const room = scroller.clientHeight - headHeight(scroller);
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + height > scroller.scrollTop + room) scroller.scrollTop = top + height - room;
}

/** Of the head that lies over the rows. */
function headHeight(scroller: HTMLElement): number {
  return scroller.querySelector("thead")?.offsetHeight ?? 0;
}
