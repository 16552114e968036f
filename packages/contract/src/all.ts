import type { CallName } from "./call-table.ts";
import type { AnyEndpoint } from "./endpoint.ts";
import {
  changeEmail,
  changePassword,
  changePhone,
  createInvitation,
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
import { checkStudy } from "./endpoints/check-study.ts";
import { checks } from "./endpoints/checks.ts";
import { fundamentals } from "./endpoints/fundamentals.ts";
import { instrumentList } from "./endpoints/instrument-list.ts";
import { marketChanges } from "./endpoints/market-changes.ts";
import { marketSectors } from "./endpoints/market-sectors.ts";
import { marketQuality, marketState } from "./endpoints/market-state.ts";
import { note } from "./endpoints/note.ts";
import { priceChart } from "./endpoints/price-chart.ts";
import { priceTargets } from "./endpoints/price-targets.ts";
import { quotes } from "./endpoints/quotes.ts";
import { screener } from "./endpoints/screener.ts";
import { login, refreshToken, register, resetPassword } from "./endpoints/sign-in.ts";
import { statistics } from "./endpoints/statistics.ts";
import { stockHeader } from "./endpoints/stock-header.ts";
import { chosenValuation, valuation } from "./endpoints/valuation.ts";
import { sendEmail, sendSms } from "./endpoints/verification.ts";

/** The declaration of every call. */
export const ENDPOINTS_BY_NAME = {
  instrumentList,
  stockHeader,
  screener,
  fundamentals,
  checks,
  valuation,
  chosenValuation,
  priceChart,
  statistics,
  priceTargets,
  quotes,
  note,
  marketState,
  marketSectors,
  marketChanges,
  marketQuality,
  checkStudy,
  sendEmail,
  sendSms,
  register,
  login,
  resetPassword,
  refreshToken,
  logout,
  currentUser,
  profile,
  updateConfiguration,
  changePassword,
  changeEmail,
  changePhone,
  feedback,
  createInvitation,
  sessions,
  revokeSessions,
  exportAccount,
  deleteAccount,
  restoreAccount,
} satisfies Readonly<Record<CallName, AnyEndpoint>>;

/** Every endpoint that the server serves; documentation and fuzz tests walk this table. */
export const ENDPOINTS: readonly AnyEndpoint[] = Object.values(ENDPOINTS_BY_NAME);
