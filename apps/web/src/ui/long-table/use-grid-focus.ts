import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { listTop } from "./use-row-window.ts";

interface GridFocusOptions {
  /** The element that begins with the list's head, where what scrolls holds more than the list. */
  readonly list?: RefObject<HTMLElement | null>;
  readonly rows: number;
  readonly columns: number;
  /** Height of a row, in pixels. */
  readonly rowHeight: number;
}

const FOCUSABLE = "a, button, input, [tabindex]";

/**
 * Moves the focus through the cells of a grid that draws only its visible rows: one tab stop, arrow keys inside.
 */
export function useGridFocus(scroller: RefObject<HTMLElement | null>, options: GridFocusOptions) {
  const { list, rows, columns, rowHeight } = options;
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
    // What goes no further scrolls, as everywhere else.
    if (!next || (next.row === active.row && next.column === active.column)) return;
    event.preventDefault();
    wanted.current = next;
    setActive({ ...next });
    const start = list?.current ? listTop(element, list.current) : 0;
    reveal(element, start + next.row * rowHeight, rowHeight);
  }

  /** The arrow keys continue from the cell that was clicked or reached with the tab key. */
  function onFocus(event: { readonly target: EventTarget }) {
    const cell = cellOf(event.target);
    if (cell && (cell.row !== active.row || cell.column !== active.column)) setActive(cell);
  }

  const within = (place: number, size: number): number => Math.min(place, Math.max(size - 1, 0));
  return { active: { row: within(active.row, rows), column: within(active.column, columns) }, onKeyDown, onFocus };
}

/** Only keys pressed in the rows move the focus; those in the head sort. */
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

/** Scrolls a row into view, so that it is drawn. */
function reveal(scroller: HTMLElement, top: number, height: number): void {
  const room = scroller.clientHeight - headHeight(scroller);
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + height > scroller.scrollTop + room) scroller.scrollTop = top + height - room;
}

/** Height of the head, which covers the rows. */
function headHeight(scroller: HTMLElement): number {
  return scroller.querySelector("thead")?.offsetHeight ?? 0;
}

/** A cell of the table, counted from the upper left. */
interface Cell {
  readonly row: number;
  readonly column: number;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows that a page key passes. */
  readonly page: number;
}

type Step = (cell: Cell, size: GridSize) => Partial<Cell>;

/** What keys do in a grid, following the ARIA Authoring Practices. */
const STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: ({ row }) => ({ row: row + 1 }),
  ArrowUp: ({ row }) => ({ row: row - 1 }),
  ArrowRight: ({ column }) => ({ column: column + 1 }),
  ArrowLeft: ({ column }) => ({ column: column - 1 }),
  PageDown: ({ row }, { page }) => ({ row: row + page }),
  PageUp: ({ row }, { page }) => ({ row: row - page }),
  Home: () => ({ column: 0 }),
  End: (_, { columns }) => ({ column: columns - 1 }),
  "Ctrl+Home": () => ({ row: 0, column: 0 }),
  "Ctrl+End": (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
};

const within = (place: number, count: number): number => Math.min(Math.max(place, 0), count - 1);

/**
 * The cell to which a key moves.
 *
 * @param key As the keyboard event names it; `Ctrl+` before it when that key is held.
 * @returns Null when it is no key of a grid, or there is nothing to move in.
 */
export function gridStep(key: string, cell: Cell, size: GridSize): Cell | null {
  const step = STEPS[key];
  if (!step || size.rows === 0 || size.columns === 0) return null;
  const { row, column } = { ...cell, ...step(cell, size) };
  return { row: within(row, size.rows), column: within(column, size.columns) };
}
