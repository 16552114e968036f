/** Trading days that count as a year where a rate per day is stated per year. */
export const TRADING_DAYS_PER_YEAR = 252;
export const MONTHS_PER_YEAR = 12;
