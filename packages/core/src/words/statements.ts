/** The three statements of a report. */
export const STATEMENTS = ["income", "balance", "cashFlow"] as const;

export type Statement = (typeof STATEMENTS)[number];

/** The longest history of whole statements, in years. */
export const MAX_STATEMENT_YEARS = 20;

/** How far the figure in a cell of a statement can be relied on. */
export const CELL_STATES = [
  /** As a filing states it. */
  "reported",
  /** Made of what filings state: a quarter as a difference, a sum of lines, a count on the share count of the day. */
  "derived",
  /** Changed by a later filing. */
  "restated",
  /** As reported before, while the year beside it was changed since. */
  "first-reported",
  /** Far from the figures around it, and no second fact supports it. */
  "not-confirmed",
  /** No figure, with a reason. */
  "missing",
] as const;

export type CellState = (typeof CELL_STATES)[number];

/** The role of a line in its statement. */
export const LINE_ROLES = [
  "line",
  /** Adds up lines of its statement. */
  "subtotal",
  /** Belongs to no statement but is read with it. */
  "memo",
] as const;

export type LineRole = (typeof LINE_ROLES)[number];
