export { CHANGE_PERIODS, type ChangePeriod } from "./change-periods.ts";
export { CHECK_STATES, CHECK_TABS, type CheckState, type CheckTab } from "./checks.ts";
export {
  ACCOUNTS_STATES,
  type AccountsState,
  COMPANY_TYPES,
  type CompanyType,
  FINANCIAL_COMPANY_TYPES,
  type FinancialCompanyType,
  isFinancial,
} from "./companies.ts";
export { EVIDENCE_LABELS, type EvidenceLabel } from "./evidence-labels.ts";
export {
  INDICATOR_IDS,
  INDICATORS,
  type IndicatorId,
  type IndicatorOutput,
  type IndicatorPane,
  type IndicatorParameter,
  type IndicatorParameterId,
} from "./indicators.ts";
export { METRIC_GROUPS, METRIC_IDS, type MetricGroup, type MetricId } from "./metrics.ts";
export {
  MOAT_LIMIT_BOUNDS,
  MOAT_LIMITS,
  MOAT_MEASURES,
  MOAT_REASONS,
  type MoatLimit,
  type MoatLimitBounds,
  type MoatMeasure,
  type MoatReason,
} from "./moat.ts";
export { REASONS, type Reason } from "./reasons.ts";
export {
  EVIDENCE_KINDS,
  EVIDENCE_UNITS,
  type EvidenceKind,
  type EvidenceUnit,
  FIGURE_FORMS,
  type FigureForm,
  MOAT_SOURCES,
  MOAT_TRENDS,
  MOAT_WIDTHS,
  type MoatSource,
  type MoatTrend,
  type MoatWidth,
  REPORT_GAPS,
  REPORT_SECTIONS,
  REPORT_WRITERS,
  type ReportGap,
  type ReportSection,
  type ReportWriter,
} from "./report.ts";
export { RISK_MEASURES, type RiskMeasure } from "./risk-measures.ts";
export { PERCENTILE_GROUPS, type PercentileGroup, SCREEN_GROUPS, type ScreenGroup } from "./screener.ts";
export {
  CALENDAR_FIELDS,
  type CalendarField,
  COMPARISONS,
  type Comparison,
  HONESTY_STATES,
  type HonestyState,
  PRICE_FIELDS,
  type PriceField,
  RANKINGS,
  type RankingOperator,
  REBALANCINGS,
  type Rebalancing,
  RUN_PHASES,
  RUN_STATES,
  RUN_WARNINGS,
  type RunPhase,
  type RunState,
  type RunWarning,
  SIZINGS,
  type SizingKind,
  STRATEGY_FAMILIES,
  type StrategyFamily,
  TRADE_REASONS,
  type TradeReason,
} from "./strategy.ts";
export {
  MARKET_RATES,
  type MarketRate,
  STRATEGY_CAVEATS,
  STRATEGY_LIMITS,
  STRATEGY_NEEDS,
  STRATEGY_PROBLEMS,
  type StrategyCaveat,
  type StrategyNeed,
  type StrategyProblemCode,
} from "./strategy-language.ts";
export {
  TRADING_COST_PRESET_NAMES,
  TRADING_COST_PRESETS,
  type TradingCostPreset,
  type TradingCosts,
} from "./trading-costs.ts";
export {
  type DCF_WARNING_CODES,
  EARNINGS,
  FLOW_TIMINGS,
  GROWTH_PATHS,
  type GrowthPath,
  INPUT_NOTES,
  type InputNote,
  REFUSAL_CODES,
  type RefusalCode,
  SECURITIES,
  STOCK_COMPENSATION,
  SUITABILITY_CODES,
  type SuitabilityCode,
  type Timing,
  VALUATION_INPUTS,
  VALUATION_PARAMETERS,
  VALUATION_WARNINGS,
  type ValuationInput,
  type ValuationParameter,
} from "./valuation.ts";
