/** A cell of the table, from the upper left one. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows that a page key passes. */
  readonly page: number;
}

type Step = (cell: Cell, size: GridSize) => Partial<Cell>;

/** What keys do in a grid, after the ARIA Authoring Practices. */
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
