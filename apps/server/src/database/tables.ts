import type {
  BacktestOrder,
  BillingInterval,
  EmailPurpose,
  LanguageCode,
  REPORT_RUN_ERRORS,
  REPORT_RUN_STATES,
  SavedKind,
  SmsPurpose,
  WireDiscount,
  WireListedRun,
  WireRun,
  WireRunProgress,
  WireStrategy,
} from "@plumbline/contract";
import type { TradingCostPreset } from "@plumbline/core/words";
import type { ColumnType, Generated } from "kysely";
import type {
  AlertRingsTable,
  AlertSettingsTable,
  AlertSnapshotsTable,
  AlertsTable,
  PushDevicesTable,
} from "./alert-tables.ts";
import type { Json, Moment, MomentOrNull } from "./column-types.ts";

/** The tables as the newest migration leaves them. */
export interface Tables {
  readonly users: UsersTable;
  readonly passwords: { user_id: string; hash: string; changed_at: Moment };
  readonly acceptances: AcceptancesTable;
  readonly sessions: SessionsTable;
  readonly refresh_tokens: { hash: Buffer; session_id: string; created_at: Moment; used_at: MomentOrNull };
  readonly verification_codes: VerificationCodesTable;
  readonly outgoing_messages: OutgoingMessagesTable;
  readonly invitations: InvitationsTable;
  readonly feedback: FeedbackTable;
  readonly provider_sign_ins: ProviderSignInsTable;
  readonly provider_tickets: ProviderTicketsTable;
  readonly provider_identities: ProviderIdentitiesTable;
  readonly avatars: { id: string; user_id: string; image: Buffer; changed_at: Moment };
  readonly second_factors: SecondFactorsTable;
  readonly recovery_codes: { user_id: string; hash: Buffer };
  readonly passkeys: PasskeysTable;
  readonly passkey_challenges: { hash: Buffer; user_id: string | null; expires_at: Date };
  readonly secrets: { name: string; value: string };
  readonly watchlists: WatchlistsTable;
  readonly watched_stocks: WatchedStocksTable;
  readonly watchlist_visits: WatchlistVisitsTable;
  readonly saved_items: SavedItemsTable;
  readonly strategies: StrategiesTable;
  readonly strategy_versions: { strategy_id: string; version: number; strategy: Json<WireStrategy>; saved_at: Moment };
  readonly backtests: BacktestsTable;
  readonly backtest_results: { backtest_id: string; result: Buffer };
  readonly backtest_parts: BacktestPartsTable;
  readonly strategy_trials: StrategyTrialsTable;
  readonly billing_customers: BillingCustomersTable;
  readonly subscriptions: SubscriptionsTable;
  readonly checkouts: CheckoutsTable;
  readonly billing_events: BillingEventsTable;
  readonly unlocks: UnlocksTable;
  readonly alerts: AlertsTable;
  readonly alert_rings: AlertRingsTable;
  readonly alert_mails: { ring_id: string; user_id: string; due_at: Date };
  readonly alert_settings: AlertSettingsTable;
  readonly push_devices: PushDevicesTable;
  readonly alert_snapshots: AlertSnapshotsTable;
  readonly monthly_use: { user_id: string; kind: "runs" | "exports"; month: string; used: number };
  readonly reports: ReportsTable;
  readonly report_runs: ReportRunsTable;
  readonly report_askers: { run_id: string; user_id: string; asked_at: Moment; left_at: MomentOrNull };
}

interface UsersTable {
  id: string;
  email: string;
  phone: string | null;
  name: string | null;
  role: "owner" | "member";
  language: LanguageCode | null;
  theme: "system" | "light" | "dark" | null;
  rising: "green" | "red" | null;
  created_at: Moment;
  removed_at: MomentOrNull;
  /** Id of the picture. */
  avatar: string | null;
  benchmark: string | null;
  cost_preset: TradingCostPreset | null;
}

interface AcceptancesTable {
  user_id: string;
  document: "terms" | "privacy" | "disclaimer";
  /** `YYYY-MM-DD`. */
  version: string;
  accepted_at: Moment;
}

interface SessionsTable {
  id: string;
  user_id: string;
  device: string;
  address: string;
  is_kept: boolean;
  created_at: Moment;
  last_used_at: Moment;
  expires_at: Date;
  ended_at: MomentOrNull;
  ended_because: "logout" | "revoked" | "reuse" | "password" | "email" | "reset" | "owner" | null;
}

interface VerificationCodesTable {
  id: string;
  address: string;
  purpose: EmailPurpose | SmsPurpose;
  hash: Buffer;
  created_at: Moment;
  expires_at: Date;
  attempts: Generated<number>;
  used_at: MomentOrNull;
}

interface OutgoingMessagesTable {
  id: string;
  channel: "email" | "sms" | "webhook" | "push";
  /** As JSON. */
  message: ColumnType<unknown, string | null, string | null>;
  attempts: Generated<number>;
  created_at: Moment;
  due_at: Moment;
  given_up_at: MomentOrNull;
  error: string | null;
}

interface InvitationsTable {
  id: string;
  token_hash: Buffer;
  created_by: string;
  created_at: Moment;
  expires_at: Date;
  used_by: string | null;
  used_at: MomentOrNull;
}

interface FeedbackTable {
  id: string;
  user_id: string | null;
  contact: string | null;
  message: string;
  page: string | null;
  created_at: Moment;
}

interface SecondFactorsTable {
  user_id: string;
  secret: Buffer;
  created_at: Moment;
  confirmed_at: MomentOrNull;
  last_step: Generated<number>;
}

interface PasskeysTable {
  id: string;
  user_id: string;
  place: number;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  created_at: Moment;
  last_used_at: MomentOrNull;
}

interface WatchlistsTable {
  id: string;
  user_id: string;
  name: string | null;
  place: number;
  created_at: Moment;
}

interface WatchedStocksTable {
  list_id: string;
  code: string;
  note: string | null;
  place: number;
  added_at: Moment;
}

interface WatchlistVisitsTable {
  user_id: string;
  asked_at: Moment;
  /** `YYYY-MM-DD`, as the day of the visit before. */
  seen_day: string;
  previous_asked_at: MomentOrNull;
  previous_seen_day: string | null;
}

interface ProviderSignInsTable {
  state_hash: Buffer;
  provider: string;
  browser_hash: Buffer;
  nonce: string;
  verifier: string;
  attempt: string;
  origin: string;
  expires_at: Date;
}

interface ProviderTicketsTable {
  hash: Buffer;
  provider: string;
  issuer: string;
  subject: string;
  email: string | null;
  expires_at: Date;
}

interface ProviderIdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  provider: string;
  email: string | null;
  linked_at: Moment;
}

interface SavedItemsTable {
  id: string;
  user_id: string;
  kind: SavedKind;
  name: string;
  address: string;
  place: number;
  created_at: Moment;
  changed_at: Moment;
}

interface StrategiesTable {
  id: string;
  user_id: string;
  name: string;
  forked_from: string | null;
  version: number;
  /** Null of one that was deleted. */
  place: number | null;
  created_at: Moment;
  changed_at: Moment;
  removed_at: MomentOrNull;
}

interface BacktestsTable {
  id: string;
  user_id: string;
  name: string;
  favourite: Generated<boolean>;
  state: ColumnType<WireRun["state"], WireRun["state"] | undefined, WireRun["state"]>;
  strategy_id: string | null;
  strategy_version: number | null;
  strategy_saved_at: Date | null;
  input: Json<BacktestOrder>;
  strategy: Json<WireStrategy>;
  market: string;
  snapshot: string;
  phase: ColumnType<WireRunProgress["phase"], WireRunProgress["phase"] | undefined, WireRunProgress["phase"]>;
  steps_done: Generated<number>;
  steps: Generated<number>;
  cancel_requested: Generated<boolean>;
  claim: string | null;
  claimed_until: MomentOrNull;
  attempts: Generated<number>;
  error: WireRun["error"];
  summary: ColumnType<WireListedRun["summary"], string | null, string | null>;
  created_at: Moment;
  started_at: MomentOrNull;
  finished_at: MomentOrNull;
}

interface BacktestPartsTable {
  backtest_id: string;
  place: number;
  kind: "stocks" | "combinations";
  begins: number;
  ends: number;
  snapshot: string;
  program: string;
  steps_done: Generated<number>;
  claim: string | null;
  claimed_until: MomentOrNull;
  attempts: Generated<number>;
  started_at: MomentOrNull;
  error: WireRun["error"];
  result: Buffer | null;
}

interface StrategyTrialsTable {
  user_id: string;
  family: string;
  variant: Buffer;
  trials: number;
  sharpe_mean: number | null;
  sharpe_variance: number | null;
  tried_at: Moment;
}

interface BillingCustomersTable {
  user_id: string;
  customer_id: string;
  created_at: Moment;
  synced_at: MomentOrNull;
  sync_due_at: Moment;
  email_changed_at: MomentOrNull;
}

interface SubscriptionsTable {
  id: string;
  item_id: string;
  user_id: string;
  status: "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "canceled" | "unpaid" | "paused";
  lookup_key: string | null;
  plan: string | null;
  billing_interval: "day" | "week" | BillingInterval;
  /** A whole number, which the driver reads as text. */
  amount: ColumnType<string, number, number>;
  currency: string;
  started_at: Date;
  trial_ends_at: Date | null;
  period_ends_at: Date;
  cancels_at: Date | null;
  ended_at: Date | null;
  past_due_since: Date | null;
  discount: ColumnType<WireDiscount | null, string | null, string | null>;
  observed_at: Date;
}

interface CheckoutsTable {
  id: string;
  user_id: string;
  state: ColumnType<"open" | "completed" | "expired", "open" | undefined, "open" | "completed" | "expired">;
  plan: string;
  billing_interval: BillingInterval;
  coupon: string | null;
  session_id: string | null;
  url: string | null;
  subscription_id: string | null;
  created_at: Moment;
  expires_at: Date;
}

interface BillingEventsTable {
  id: string;
  type: string;
  user_id: string | null;
  subscription_id: string | null;
  status: string | null;
  payload: Json<unknown>;
  created_at: Date;
  received_at: Moment;
}

interface UnlocksTable {
  id: string;
  user_id: string;
  market: string;
  code: string;
  /** `YYYY-MM-DD`, as the month. */
  market_day: string;
  unlocked_at: Date;
  ends_at: Date;
  closed_at: MomentOrNull;
  month: string;
  number: number;
}

interface ReportsTable {
  id: string;
  market: string;
  code: string;
  language: LanguageCode;
  /** `YYYY-MM-DD` */
  as_of: string;
  snapshot: string;
  hash: Buffer;
  model: string | null;
  content: Buffer;
  published_at: Moment;
}

type ReportRunState = (typeof REPORT_RUN_STATES)[number];

interface ReportRunsTable {
  id: string;
  market: string;
  code: string;
  language: LanguageCode;
  /** `YYYY-MM-DD` */
  as_of: string;
  snapshot: string;
  hash: Buffer;
  model: string;
  user_id: string | null;
  state: ColumnType<ReportRunState, ReportRunState | undefined, ReportRunState>;
  error: (typeof REPORT_RUN_ERRORS)[number] | null;
  input_tokens: Generated<number>;
  output_tokens: Generated<number>;
  /** Read as text: it may be larger than a number is exact. */
  cost: ColumnType<string | null, number | null | undefined, number | null>;
  currency: string | null;
  sections: ColumnType<Readonly<Record<string, unknown>>, string | undefined, string>;
  claim: string | null;
  claimed_until: MomentOrNull;
  report_id: string | null;
  created_at: Moment;
  finished_at: MomentOrNull;
}
