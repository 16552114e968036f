/**
 * What an instrument is. Only a stock has accounts and is screened, ranked and judged as a company. An `etf` is a fund that is traded
 * on an exchange, a `fund` one that is not; `currency` is a pair of currencies, `crypto` a coin, `future` a contract, `rate` a yield
 * that is quoted like an index.
 */
export const ASSET_CLASSES = ["stock", "etf", "fund", "index", "currency", "crypto", "future", "rate"] as const;

export type AssetClass = (typeof ASSET_CLASSES)[number];
