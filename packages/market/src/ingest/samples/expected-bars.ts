import { expecting } from "./sample-case.ts";

/** Twelve sessions of January 2024, of Coca-Cola in most samples. */
export const prices = expecting({
  bars: 12,
  first: "2024-01-02 49.98 50.23 49.88 50.04",
  last: "2024-01-18 48.26 48.39 47.69 47.85",
  volume: 19_671_319,
  basis: "split-adjusted",
  currency: null,
  exchange: null,
  calendar: null,
  assetClass: "stock",
  source: "csv",
  actions: [],
});
export const MICROSOFT = {
  first: "2024-01-02 309.92 311.74 309.73 310.9",
  last: "2024-01-18 304.6 305.23 302.78 303.77",
  volume: 17_568_195,
} as const;
/** Above a thousand, to show the mark between groups of digits. */
export const DEAR = {
  first: "2024-01-02 1406.51 1410.66 1391.88 1392.77",
  last: "2024-01-18 1377.28 1379 1365.46 1369.99",
  volume: 20_245_217,
} as const;
/** Written in hundredths of a million. */
export const ROUNDED = { ...DEAR, volume: 20_250_000 } as const;
/** Without the columns of open, high, low and volume. */
export const CLOSES = {
  first: "2024-01-02 50.04 50.04 50.04 50.04",
  last: "2024-01-18 47.85 47.85 47.85 47.85",
  volume: null,
} as const;
export const EURUSD = {
  first: "2024-01-02 1.09848 1.10032 1.09608 1.09805",
  last: "2024-01-18 1.08965 1.09143 1.08221 1.08382",
  volume: 17_709_001,
  currency: "USD",
  assetClass: "currency",
  source: "metatrader",
} as const;

/*
 * A share pays 0.98 on 8 January and is split into two on 10 January; today's share paid 0.49. As traded, everything before the
 * split is twice as high, with half the shares. A dividend of 0.49 on a close of 49.61 leaves 49.12 / 49.61 of the prices before
 * it: 50.04 becomes 49.5458.
 */
export const SPLIT = "split 2024-01-10 2";
export const AS_TRADED = {
  basis: "raw",
  first: "2024-01-02 99.96 100.46 99.76 100.08",
  volume: 14_850_092,
  actions: [SPLIT, "dividend 2024-01-08 0.98"],
} as const;
export const OF_TODAY = { actions: ["dividend 2024-01-08 0.49"] } as const;
export const REINVESTED = {
  basis: "total-return",
  first: "2024-01-02 49.4863 49.7339 49.3873 49.5458",
  source: "yahoo",
} as const;

export const USD = { currency: "USD" } as const;
/** Where the symbol, as its vendor writes it, is that of a US listing. */
export const IN_NEW_YORK = { currency: "USD", calendar: "US" } as const;
/** Nothing states how prices are adjusted, nor in which currency they are. */
export const OPEN = { codes: ["basis-not-stated"], asks: ["basis", "currency"] } as const;
/** The suffix of the symbol states the currency. */
export const OF_KNOWN_CURRENCY = { codes: ["basis-not-stated"], asks: ["basis"] } as const;
export const WITHOUT_CURRENCY = { asks: ["currency"] } as const;
export const KNOWN = { asks: [] } as const;
