/** The words of the record of verdicts, shared by core, contract, server and page. */

/** Months after which a verdict is held against what followed. */
export const RECORD_MONTHS = [1, 3, 12] as const;
export type RecordMonths = (typeof RECORD_MONTHS)[number];

/** Values per share that are recorded beside the price: both models with default parameters, and the mean of the analysts' targets. */
export const RECORDED_VALUES = ["dcf", "graham", "consensus"] as const;
export type RecordedValue = (typeof RECORDED_VALUES)[number];

/** A value at least a tenth above the price says that the share is cheap, one at least a tenth below that it is dear. */
export const VALUE_SIDES = ["above", "near", "below"] as const;
export type ValueSide = (typeof VALUE_SIDES)[number];

/** Widths of a moat of which the record is scored. */
export const RECORDED_WIDTHS = ["wide", "narrow", "none"] as const;
export type RecordedWidth = (typeof RECORDED_WIDTHS)[number];

/** How far a value may be from the price, as a fraction of it, and still say neither cheap nor dear. */
export const NEAR_PRICE = 0.1;

/** Bounds between the groups in which claims are held against what followed: value divided by price, less one. */
export const CLAIM_BOUNDS = [-0.5, -0.25, -NEAR_PRICE, NEAR_PRICE, 0.25, 0.5] as const;
