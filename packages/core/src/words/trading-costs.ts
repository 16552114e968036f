/** What a trade costs, at each side of it. */
export interface TradingCosts {
  /** Commission, as a fraction of the amount that is traded. */
  readonly rate: number;
  /** By how much the price is worse than the one in the data, as a fraction of it. */
  readonly slippage: number;
  /** Commission of each order besides, in money. */
  readonly fixed: number;
  /** The least commission of an order, in money. */
  readonly minimum: number;
}

/** Levels of costs that a reader chooses by name, from the cheapest; a backtest reads what they are in numbers. */
export const TRADING_COST_PRESETS = {
  free: { rate: 0, slippage: 0, fixed: 0, minimum: 0 },
  low: { rate: 0.0002, slippage: 0.0002, fixed: 0, minimum: 0 },
  standard: { rate: 0.001, slippage: 0.0005, fixed: 0, minimum: 0 },
  high: { rate: 0.0025, slippage: 0.001, fixed: 0, minimum: 0 },
} as const satisfies Readonly<Record<string, TradingCosts>>;

export type TradingCostPreset = keyof typeof TRADING_COST_PRESETS;

/** Their names, from the cheapest. */
export const TRADING_COST_PRESET_NAMES = Object.keys(TRADING_COST_PRESETS) as [
  TradingCostPreset,
  ...TradingCostPreset[],
];
