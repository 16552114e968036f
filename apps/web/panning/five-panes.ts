/** Indicators of which each has a pane of its own, as in the address. */
export const FIVE_PANES = "rsi(14)~macd(12,26,9)~atr(14)~adx(14)~stochastic(14,3,3)";
