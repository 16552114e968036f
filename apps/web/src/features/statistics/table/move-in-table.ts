import type { KeyboardEvent } from "react";

/** Rows down and cells to the right. */
const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Moves the focus from figure to figure of a table with the arrow keys. The tab key reaches only the figure that had
 * the focus last. The tab index is set on the elements directly, because nothing else depends on it.
 */
export function moveInTable(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const cell = (event.target as Element).closest<HTMLTableCellElement>("td");
  if (!step || !cell || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const from = cell.querySelector("button");
  const to = nextButton(event.currentTarget, cell, step);
  if (!from || !to) return;
  from.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
}

function nextButton(
  { rows }: HTMLTableElement,
  cell: HTMLTableCellElement,
  [down, right]: readonly [number, number],
): HTMLButtonElement | null {
  let row = (cell.parentElement as HTMLTableRowElement).rowIndex;
  let column = cell.cellIndex;
  for (;;) {
    row += down;
    column += right;
    const next = rows[row]?.cells[column];
    if (!next) return null;
    const button = next.querySelector("button");
    if (button) return button;
  }
}
