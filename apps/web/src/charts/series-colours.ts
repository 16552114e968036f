/** Colours of lines that are told from each other, in their order. */
export const SERIES_COLOURS = ["var(--series-1)", "var(--series-2)", "var(--series-3)", "var(--series-4)"] as const;
