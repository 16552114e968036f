/** The tabs that hold checks, in the order in which they are shown. */
export const CHECK_TABS = ["overview", "growth", "offensive", "defensive"] as const;
export type CheckTab = (typeof CHECK_TABS)[number];

/** What a reader sees of a check; `near` stands for a pass or fail within 10 % of the threshold. */
export const CHECK_STATES = ["pass", "near", "fail", "unknown", "not-applicable"] as const;
export type CheckState = (typeof CHECK_STATES)[number];
