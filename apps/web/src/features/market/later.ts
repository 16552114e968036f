/** The line about the market on every page; loaded after the first paint. */
export const loadMarketBar = async () => (await import("./MarketBar.tsx")).MarketBar;
