/** Over how many fiscal years free cash flow is looked back at. */
export const PAST_YEARS = { threeYears: 3, fiveYears: 5, tenYears: 10 } as const;
export type PastSpan = keyof typeof PAST_YEARS;
export const PAST_SPANS: readonly PastSpan[] = ["threeYears", "fiveYears", "tenYears"];
