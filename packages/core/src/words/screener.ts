/** Groups under which the catalogue offers the numbers of the screener, in the order in which they are shown. */
export const SCREEN_GROUPS = ["price", "value", "quality", "growth", "offensive", "defensive"] as const;
export type ScreenGroup = (typeof SCREEN_GROUPS)[number];

/** The companies among which a percentile is taken. */
export const PERCENTILE_GROUPS = ["market", "sector", "industry"] as const;
export type PercentileGroup = (typeof PERCENTILE_GROUPS)[number];
