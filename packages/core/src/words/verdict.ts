/** The words of the verdict on a stock, shared by core, contract, server and page. */

/** What a stock is judged by, in the order in which it is shown. */
export const VERDICT_DIMENSIONS = ["value", "growth", "profitability", "health", "expectations", "behaviour"] as const;
export type VerdictDimension = (typeof VERDICT_DIMENSIONS)[number];

/** What a part of a dimension is: the gap of a value to the price, a check, a standing among peers, or a share of analysts. */
export const VERDICT_KINDS = ["gap", "check", "standing", "share"] as const;
export type VerdictKind = (typeof VERDICT_KINDS)[number];

/** Groups that a standing is taken in. */
export const VERDICT_PEERS = ["industry", "sector"] as const;
export type VerdictPeers = (typeof VERDICT_PEERS)[number];

/** A dimension is strong from the upper bound on, weak up to the lower one, and in between middling. */
export const VERDICT_BOUNDS = { weak: 0.4, strong: 0.6 } as const;
