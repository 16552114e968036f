/** The words of the rule language and of runs, shared by core, contract and page. */

/** Columns of a bar that a rule can name. */
export const PRICE_FIELDS = ["open", "high", "low", "close", "volume"] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];

/**
 * What a rule can ask the calendar of the exchange: the month (1 to 12), the day of the week (1 is Monday), the trading day of
 * the month (1 is the first), and how many trading days of the month follow (0 on the last).
 */
export const CALENDAR_FIELDS = ["month", "weekday", "tradingDayOfMonth", "tradingDaysLeftInMonth"] as const;
export type CalendarField = (typeof CALENDAR_FIELDS)[number];

/** Comparisons of two values of the same stock. */
export const COMPARISONS = ["above", "below", "atLeast", "atMost", "crossesAbove", "crossesBelow"] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Comparisons of a stock with the others of the universe on the same day. */
export const RANKINGS = ["percentileAtLeast", "percentileAtMost", "rankAtMost"] as const;
export type RankingOperator = (typeof RANKINGS)[number];

/** When a strategy trades: whenever a signal says so, or on the first trading day after a month, quarter or year has ended. */
export const REBALANCINGS = ["signals", "monthly", "quarterly", "yearly"] as const;
export type Rebalancing = (typeof REBALANCINGS)[number];

/** How the money is divided among positions. */
export const SIZINGS = ["equal", "share", "risk", "inverseVolatility"] as const;
export type SizingKind = (typeof SIZINGS)[number];

export const STRATEGY_FAMILIES = ["trend", "reversion", "momentum", "value", "quality", "income", "calendar"] as const;
export type StrategyFamily = (typeof STRATEGY_FAMILIES)[number];

/**
 * Why a position was opened or closed, or its size changed. `cashInLieu` is money for a part of a share that a split left in an account of
 * whole shares; `open` says that a position is still held.
 */
export const TRADE_REASONS = [
  "signal",
  "rebalance",
  "stopLoss",
  "trailingStop",
  "takeProfit",
  "timeLimit",
  "delisted",
  "cashInLieu",
  "open",
] as const;
export type TradeReason = (typeof TRADE_REASONS)[number];
/** Why something was bought or sold. */
export type ExecutionReason = Exclude<TradeReason, "open">;

export const EXECUTION_SIDES = ["buy", "sell"] as const;
export type ExecutionSide = (typeof EXECUTION_SIDES)[number];

export const RUN_STATES = ["queued", "running", "done", "failed", "cancelled"] as const;
export type RunState = (typeof RUN_STATES)[number];

/** What a run is busy with. */
export const RUN_PHASES = ["waiting", "loading", "signals", "trading", "sweep", "honesty", "storing"] as const;
export type RunPhase = (typeof RUN_PHASES)[number];

/** What the reader of a result must know beforehand. */
export const RUN_WARNINGS = [
  "survivors-only",
  "adjusted-prices",
  "fills-at-close",
  "no-risk-free-rate",
  "below-one-share",
  "currencies-differ",
  "fewer-days",
  "benchmark-begins-later",
  "stocks-left-out",
] as const;
export type RunWarning = (typeof RUN_WARNINGS)[number];

/** How a finding about the honesty of a backtest turned out. */
export const HONESTY_STATES = ["pass", "warn", "fail", "unknown"] as const;
export type HonestyState = (typeof HONESTY_STATES)[number];
