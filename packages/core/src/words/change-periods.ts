/** The periods of the price header, in the order in which they are shown. */
export const CHANGE_PERIODS = ["1d", "1m", "6m", "ytd", "1y", "3y", "5y", "10y"] as const;
export type ChangePeriod = (typeof CHANGE_PERIODS)[number];
