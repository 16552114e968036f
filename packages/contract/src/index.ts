export {
  CHANGE_PERIODS,
  CHECK_STATES,
  CHECK_TABS,
  type ChangePeriod,
  type CheckState,
  type CheckTab,
  COMPANY_TYPES,
  type CompanyType,
  EARNINGS,
  type EvidenceLabel,
  FLOW_TIMINGS,
  GROWTH_PATHS,
  INPUT_NOTES,
  type InputNote,
  METRIC_GROUPS,
  METRIC_IDS,
  type MetricGroup,
  type MetricId,
  PERCENTILE_GROUPS,
  type PercentileGroup,
  REFUSAL_CODES,
  RISK_MEASURES,
  type RiskMeasure,
  SCREEN_GROUPS,
  type ScreenGroup,
  SUITABILITY_CODES,
  VALUATION_INPUTS,
  VALUATION_PARAMETERS,
  VALUATION_WARNINGS,
  type ValuationInput,
  type ValuationParameter,
} from "@plumbline/core/words";
export { ACCOUNT_CALLS } from "./account-calls.ts";
export { ALERT_CALLS } from "./alert-calls.ts";
export { ENDPOINTS } from "./all.ts";
export { BACKTEST_CALLS } from "./backtest-calls.ts";
export { BILLING_CALLS } from "./billing-calls.ts";
export { CODES, type CodeName, type WireNotBegun } from "./codes.ts";
export { DATA_CALLS } from "./data-calls.ts";
export {
  type AnyEndpoint,
  type Endpoint,
  endpoint,
  type InputOf,
  type OutputOf,
  type ParsedInputOf,
} from "./endpoint.ts";
export { acceptDocuments } from "./endpoints/acceptance.ts";
export {
  changeEmail,
  changePassword,
  changePhone,
  currentUser,
  deleteAccount,
  exportAccount,
  feedback,
  logout,
  profile,
  restoreAccount,
  revokeSessions,
  sessions,
  updateConfiguration,
  type WireSession,
} from "./endpoints/account.ts";
export {
  ALERT_LIMITS,
  addPushDevice,
  alertHistory,
  alertInbox,
  alertSettings,
  alerts,
  changeAlert,
  createAlert,
  deleteAlert,
  previewAlert,
  readAlerts,
  removePushDevice,
  saveAlertSettings,
  unreadAlerts,
  unsubscribeAlerts,
  type WireAlert,
  type WireAlertSettings,
  type WireRing,
  type WireRingDetails,
} from "./endpoints/alerts.ts";
export {
  backtest,
  backtestEvents,
  backtests,
  cancelBacktest,
  changeBacktest,
  EXAMPLE_RUN_ID,
  exampleBacktest,
  exportOrders,
  RUN_LIMITS,
  startBacktest,
  stockTrades,
  tradeChart,
  type WireListedRun,
  type WireRun,
  type WireRunProgress,
  type WireStockTrades,
  type WireTradeChart,
  type WireWholeRun,
} from "./endpoints/backtests.ts";
export {
  BILLING_STATES,
  type BillingStateName,
  billingState,
  cancelPlan,
  changePlan,
  coupon,
  invoices,
  openPortal,
  paymentEvents,
  plans,
  previewPlanChange,
  resumePlan,
  startCheckout,
  type WireBillingState,
  type WireDiscount,
  type WireInvoice,
  type WirePlanChangePreview,
  type WireSubscription,
} from "./endpoints/billing.ts";
export {
  chartMarks,
  type WireChartMarks,
  type WireCheckFlip,
  type WireFlipDay,
  type WireMarkedFiling,
} from "./endpoints/chart-marks.ts";
export { CHART_RANGES, type ChartRange } from "./endpoints/chart-ranges.ts";
export { checkStudy, type WireForwardReturns, type WireStudyYear } from "./endpoints/check-study.ts";
export { checks, type WireCheckSummary, type WireEvaluation } from "./endpoints/checks.ts";
export {
  beginMarket,
  cancelDataRun,
  DATA_WORK,
  dataRun,
  dataRunEvents,
  dataState,
  importUpload,
  OWN_MARKET_LIMITS,
  refreshData,
  UPLOAD_LIMITS,
  uploadData,
  type WireAnswers,
  type WireDataReport,
  type WireDataRun,
  type WireDataState,
} from "./endpoints/data-state.ts";
export {
  filingChanges,
  filingOutline,
  filingParagraphs,
  filings,
  MAX_PARAGRAPH_CHANGES,
  MAX_PARAGRAPHS_AROUND,
  type WireFiling,
  type WireFilingChanges,
} from "./endpoints/filings.ts";
export {
  fundamentals,
  type WireCatalogueCheck,
  type WireCatalogueMetric,
  type WireFundamentals,
  type WireMetric,
  type WirePreset,
  type WireScreenMetric,
} from "./endpoints/fundamentals.ts";
export { instrumentList } from "./endpoints/instrument-list.ts";
export {
  createInvitation,
  invitations,
  MAX_OPEN_INVITATIONS,
  revokeInvitation,
  type WireInvitation,
} from "./endpoints/invitations.ts";
export { marketChanges, type WireFiled, type WireRevision } from "./endpoints/market-changes.ts";
export { marketSectors } from "./endpoints/market-sectors.ts";
export { marketQuality, marketState } from "./endpoints/market-state.ts";
export { moatStudy, type WireMoatStudy } from "./endpoints/moat-study.ts";
export { NOTE_KEYS, note } from "./endpoints/note.ts";
export { PARAMETER_BOUNDS, type ParameterBounds } from "./endpoints/parameter-bounds.ts";
export {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  beginPasskeySignIn,
  deletePasskey,
  PASSKEY_LIMITS,
  passkeySignIn,
  passkeys,
  renamePasskey,
} from "./endpoints/passkeys.ts";
export { avatar, MAX_AVATAR_BYTES, qrCode, removeAvatar, uploadAvatar } from "./endpoints/pictures.ts";
export { priceChart, type WireBars, type WireChart, type WireRow } from "./endpoints/price-chart.ts";
export {
  priceTargets,
  type WireConsensus,
  type WireFirm,
  type WireHitRate,
  type WireListedTarget,
  type WireTarget,
  type WireTargetWindow,
  type WireTrackRecord,
} from "./endpoints/price-targets.ts";
export { type QuoteNews, quoteEvents, quotes, type WireQuote } from "./endpoints/quotes.ts";
export {
  recordEntries,
  recordScores,
  type WireCohortMean,
  type WireGroupScore,
  type WireMonthsScore,
  type WireRecordEntry,
  type WireRecordScores,
  type WireValueScore,
} from "./endpoints/record.ts";
export {
  cancelReport,
  MAX_REPORT_VERSIONS,
  REPORT_RUN_ERRORS,
  REPORT_RUN_STATES,
  type ReportEvents,
  report,
  reportEstimate,
  reportEvents,
  reportVersions,
  updateReport,
  type WireConsumption,
  type WireReportAccess,
  type WireReportChanges,
  type WireReportUpdate,
  type WireReportVersion,
  type WireWholeReport,
} from "./endpoints/reports.ts";
export { type SavedKind, savedAddress } from "./endpoints/saved-address.ts";
export {
  deleteSavedItem,
  SAVED_LIMITS,
  savedItems,
  saveItem,
  type WireSavedItem,
} from "./endpoints/saved-items.ts";
export {
  MAX_STRATEGY_FILTERS,
  screener,
  type WireFilterExplanation,
  type WireScreenColumn,
  type WireScreenRows,
} from "./endpoints/screener.ts";
export {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from "./endpoints/second-factor.ts";
export { login, refreshToken, register, resetPassword } from "./endpoints/sign-in.ts";
export {
  linkProvider,
  thirdLogin,
  unlinkProvider,
  type WireLinkedProvider,
} from "./endpoints/sign-in-providers.ts";
export { statements, type WireStatement, type WireStatementLine } from "./endpoints/statements.ts";
export {
  statistics,
  type WireCalendar,
  type WireDrawdowns,
  type WireStatistics,
  type WireStatisticsLine,
  type WireYears,
} from "./endpoints/statistics.ts";
export { STATISTICS_YEARS, type StatisticsYears } from "./endpoints/statistics-years.ts";
export { stockHeader, type WireRange } from "./endpoints/stock-header.ts";
export { stockMoat, type WireMoatSource, type WireMoatYear } from "./endpoints/stock-moat.ts";
export { MAX_JUDGED_STRATEGIES, ownStockStrategies, stockStrategies } from "./endpoints/stock-strategies.ts";
export { stockVerdict, type WireVerdictDimension, type WireVerdictPart } from "./endpoints/stock-verdict.ts";
export {
  OWN_STRATEGY_LIMITS,
  ownStrategies,
  saveStrategy,
  strategies,
  strategyVersions,
  type WireLibraryStrategy,
  type WireOwnStrategy,
} from "./endpoints/strategies.ts";
export {
  MAX_HITS,
  ownStrategyHits,
  ownStrategyHitsDetail,
  strategyHits,
  strategyHitsDetail,
  type WireFollowed,
  type WireJudgedRule,
  type WireStrategyHits,
  type WireStrategyHitsDetail,
} from "./endpoints/strategy-hits.ts";
export { unlockReport, unlocks, type WireUnlock } from "./endpoints/unlocks.ts";
export { revokeUserSessions } from "./endpoints/user-sessions.ts";
export {
  chosenValuation,
  valuation,
  type WireFairValueHistory,
  type WireValuation,
  type WireValuationChoices,
  type WireValuationInput,
  type WireValuationParameter,
} from "./endpoints/valuation.ts";
export type {
  WireDcf,
  WireGraham,
  WireOutcome,
  WireRefusal,
  WireSuitability,
  WireValuationWarning,
} from "./endpoints/valuation-outcomes.ts";
export { sendEmail, sendSms } from "./endpoints/verification.ts";
export {
  deleteWatchlist,
  noteStock,
  orderStocks,
  orderWatchlists,
  saveWatchlist,
  unwatchStock,
  WATCHLIST_LIMITS,
  type WireWatchedChange,
  type WireWatchlist,
  watchlistChanges,
  watchlists,
  watchStocks,
} from "./endpoints/watchlists.ts";
export { type Envelope, EnvelopeSchema, InvalidFieldsSchema } from "./envelope.ts";
export { FILING_CALLS } from "./filing-calls.ts";
export { MOAT_CALLS } from "./moat-calls.ts";
export { QUOTE_CALLS } from "./quote-calls.ts";
export { RECORD_CALLS } from "./record-calls.ts";
export { REPORT_CALLS } from "./report-calls.ts";
export { type RuntimeConfiguration, RuntimeConfigurationSchema } from "./runtime-configuration.ts";
export { AccountsAgeSchema, type WireAccountsAge } from "./schemas/accounts-age.ts";
export type { WireAlertCondition } from "./schemas/alert-condition.ts";
export { BACKTEST_LIMITS, BacktestInput, type BacktestOrder } from "./schemas/backtest-input.ts";
export {
  BacktestResultSchema,
  type WireBacktestResult,
  type WireEquity,
  type WireExecutions,
  type WireHonesty,
  type WireSweep,
  type WireTrades,
} from "./schemas/backtest-result.ts";
export { DayInput, LanguageCode, type Names, NamesSchema, SymbolInput } from "./schemas/code.ts";
export { DoubtfulMoveSchema, type WireDoubtfulMove } from "./schemas/doubtful-move.ts";
export { type Evidence, EvidenceSchema } from "./schemas/evidence.ts";
export { FigureSchema, ProvenanceSchema, ReasonCode, type WireFigure, type WireMissing } from "./schemas/figure.ts";
export type { WireGap, WireMark, WireRival, WireSeam, WireStated } from "./schemas/filed-values.ts";
export type { WirePeriod } from "./schemas/fiscal-period.ts";
export type { WireGroupRatios } from "./schemas/group-ratios.ts";
export { type Meta, MetaSchema } from "./schemas/meta.ts";
export {
  CheckIdInput,
  type ParamFilter,
  ParamFilterSchema,
  ParamFiltersInput,
  ScreenMetricInput,
  ScreenOrderSchema,
  type WireScreenOrder,
} from "./schemas/param-filter.ts";
export type { PasskeyAssertion, PasskeyRegistration } from "./schemas/passkey.ts";
export {
  BILLING_INTERVALS,
  type BillingInterval,
  FeatureMissingSchema,
  LimitReachedSchema,
  MONTHLY_LIMITS,
  type MonthlyLimit,
  PLAN_FEATURES,
  PLAN_LIMITS,
  type PlanFeature,
  PlanIdInput,
  type PlanLimit,
  type WireFeatureMissing,
  type WireLimitReached,
  type WireMoney,
  type WirePlan,
  type WirePlanNeeded,
  type WirePrice,
  type WireUsage,
} from "./schemas/plan.ts";
export {
  EvidenceItemSchema,
  ReportSchema,
  ReportSentenceSchema,
  type WireEvidenceItem,
  type WireReport,
  type WireReportSentence,
  type WireReportTeaser,
} from "./schemas/report.ts";
export {
  OperandSchema,
  RuleGroupSchema,
  RuleSchema,
  StrategySchema,
  type WireRule,
  type WireStrategy,
} from "./schemas/strategy.ts";
export {
  type EmailPurpose,
  LegalDocument,
  type OwnProof,
  PASSWORD_LENGTH,
  type Preferences,
  type SmsPurpose,
  type TokenPair,
  type WireUser,
} from "./schemas/user.ts";
export { STATEMENT_CALLS } from "./statement-calls.ts";
