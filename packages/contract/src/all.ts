import type { CallName } from "./call-table.ts";
import type { AnyEndpoint } from "./endpoint.ts";
import { acceptDocuments } from "./endpoints/acceptance.ts";
import {
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
} from "./endpoints/account.ts";
import {
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
} from "./endpoints/alerts.ts";
import {
  backtest,
  backtestEvents,
  backtests,
  cancelBacktest,
  changeBacktest,
  exampleBacktest,
  exportOrders,
  startBacktest,
  stockTrades,
  tradeChart,
} from "./endpoints/backtests.ts";
import {
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
} from "./endpoints/billing.ts";
import { chartMarks } from "./endpoints/chart-marks.ts";
import { checkStudy } from "./endpoints/check-study.ts";
import { checks } from "./endpoints/checks.ts";
import {
  beginMarket,
  cancelDataRun,
  dataRun,
  dataRunEvents,
  dataState,
  importUpload,
  refreshData,
  uploadData,
} from "./endpoints/data-state.ts";
import { filingChanges, filingOutline, filingParagraphs, filings } from "./endpoints/filings.ts";
import { fundamentals } from "./endpoints/fundamentals.ts";
import { instrumentList } from "./endpoints/instrument-list.ts";
import { createInvitation, invitations, revokeInvitation } from "./endpoints/invitations.ts";
import { marketChanges } from "./endpoints/market-changes.ts";
import { marketSectors } from "./endpoints/market-sectors.ts";
import { marketQuality, marketState } from "./endpoints/market-state.ts";
import { moatStudy } from "./endpoints/moat-study.ts";
import { note } from "./endpoints/note.ts";
import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  beginPasskeySignIn,
  deletePasskey,
  passkeySignIn,
  passkeys,
  renamePasskey,
} from "./endpoints/passkeys.ts";
import { avatar, qrCode, removeAvatar, uploadAvatar } from "./endpoints/pictures.ts";
import { priceChart } from "./endpoints/price-chart.ts";
import { priceTargets } from "./endpoints/price-targets.ts";
import { quoteEvents, quotes } from "./endpoints/quotes.ts";
import { recordEntries, recordScores } from "./endpoints/record.ts";
import {
  cancelReport,
  report,
  reportEstimate,
  reportEvents,
  reportVersions,
  updateReport,
} from "./endpoints/reports.ts";
import { deleteSavedItem, savedItems, saveItem } from "./endpoints/saved-items.ts";

import { screener } from "./endpoints/screener.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from "./endpoints/second-factor.ts";
import { login, refreshToken, register, resetPassword } from "./endpoints/sign-in.ts";
import { linkProvider, thirdLogin, unlinkProvider } from "./endpoints/sign-in-providers.ts";
import { statements } from "./endpoints/statements.ts";
import { statistics } from "./endpoints/statistics.ts";
import { stockHeader } from "./endpoints/stock-header.ts";
import { stockMoat } from "./endpoints/stock-moat.ts";
import { ownStockStrategies, stockStrategies } from "./endpoints/stock-strategies.ts";
import { stockVerdict } from "./endpoints/stock-verdict.ts";
import { ownStrategies, saveStrategy, strategies, strategyVersions } from "./endpoints/strategies.ts";
import { ownStrategyHits, ownStrategyHitsDetail, strategyHits, strategyHitsDetail } from "./endpoints/strategy-hits.ts";
import { unlockReport, unlocks } from "./endpoints/unlocks.ts";
import { revokeUserSessions } from "./endpoints/user-sessions.ts";
import { chosenValuation, valuation } from "./endpoints/valuation.ts";
import { sendEmail, sendSms } from "./endpoints/verification.ts";
import {
  deleteWatchlist,
  noteStock,
  orderStocks,
  orderWatchlists,
  saveWatchlist,
  unwatchStock,
  watchlistChanges,
  watchlists,
  watchStocks,
} from "./endpoints/watchlists.ts";

/** The declaration of every call. */
export const ENDPOINTS_BY_NAME = {
  instrumentList,
  stockHeader,
  screener,
  fundamentals,
  statements,
  filings,
  filingOutline,
  filingParagraphs,
  filingChanges,
  checks,
  stockVerdict,
  valuation,
  chosenValuation,
  priceChart,
  statistics,
  priceTargets,
  quotes,
  quoteEvents,
  note,
  marketState,
  marketSectors,
  marketChanges,
  marketQuality,
  dataState,
  dataRun,
  dataRunEvents,
  refreshData,
  beginMarket,
  cancelDataRun,
  uploadData,
  importUpload,
  checkStudy,
  stockMoat,
  moatStudy,
  recordScores,
  recordEntries,
  report,
  reportVersions,
  reportEstimate,
  updateReport,
  reportEvents,
  cancelReport,
  sendEmail,
  sendSms,
  register,
  login,
  thirdLogin,
  linkProvider,
  unlinkProvider,
  resetPassword,
  refreshToken,
  logout,
  currentUser,
  profile,
  updateConfiguration,
  changePassword,
  changeEmail,
  changePhone,
  beginSecondFactor,
  confirmSecondFactor,
  turnOffSecondFactor,
  renewRecoveryCodes,
  passkeys,
  beginPasskey,
  beginPasskeyProof,
  addPasskey,
  renamePasskey,
  deletePasskey,
  beginPasskeySignIn,
  passkeySignIn,
  feedback,
  createInvitation,
  invitations,
  revokeInvitation,
  acceptDocuments,
  sessions,
  revokeSessions,
  revokeUserSessions,
  exportAccount,
  deleteAccount,
  restoreAccount,
  uploadAvatar,
  removeAvatar,
  avatar,
  qrCode,
  watchlists,
  saveWatchlist,
  deleteWatchlist,
  orderWatchlists,
  watchStocks,
  unwatchStock,
  noteStock,
  orderStocks,
  watchlistChanges,
  savedItems,
  saveItem,
  deleteSavedItem,
  alerts,
  createAlert,
  changeAlert,
  deleteAlert,
  previewAlert,
  alertHistory,
  alertInbox,
  unreadAlerts,
  readAlerts,
  alertSettings,
  saveAlertSettings,
  addPushDevice,
  removePushDevice,
  unsubscribeAlerts,
  strategies,
  ownStrategies,
  strategyVersions,
  saveStrategy,
  strategyHits,
  ownStrategyHits,
  strategyHitsDetail,
  ownStrategyHitsDetail,
  stockStrategies,
  ownStockStrategies,
  startBacktest,
  backtest,
  backtestEvents,
  cancelBacktest,
  backtests,
  changeBacktest,
  exampleBacktest,
  tradeChart,
  chartMarks,
  stockTrades,
  exportOrders,
  plans,
  billingState,
  startCheckout,
  openPortal,
  invoices,
  previewPlanChange,
  changePlan,
  cancelPlan,
  resumePlan,
  coupon,
  paymentEvents,
  unlockReport,
  unlocks,
} satisfies Readonly<Record<CallName, AnyEndpoint>>;

/** Every endpoint that the server serves; documentation and fuzz tests walk this table. */
export const ENDPOINTS: readonly AnyEndpoint[] = Object.values(ENDPOINTS_BY_NAME);
