import type { WireReportAccess } from "@plumbline/contract";
import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { Accounts } from "../accounts/index.ts";
import { type Billing, presentUnlock } from "../billing/index.ts";
import type { User } from "../http/index.ts";
import { unlockedStock } from "./unlocked-stock.ts";

/** Whether a reader may read a whole report or its teaser alone, and why. */
export type ReportAccess = WireReportAccess;

/** Without payment every feature is on, for everyone who reaches the server. */
const OPEN: ReportAccess = { scope: "whole", because: "open", until: null };

/** What knows who has unlocked what. */
export interface ReportGuards {
  readonly accounts: Pick<Accounts, "context">;
  readonly billing: Pick<Billing, "plans">;
}

/** Who asks for the report of which stock. */
export interface ReportReader {
  /** Null of a reader who is not signed in. */
  readonly user: User | null;
  readonly snapshot: Pick<Snapshot, "manifest" | "filings">;
  /** Null of a stock that the market does not have. */
  readonly instrument: Pick<Instrument, "symbol" | "cik"> | null;
}

/**
 * The one place that decides who may read a whole report: its route, its versions and its update ask here. Where plans are sold, each
 * reader unlocks each stock, on the free plan and on a paid one.
 */
export async function reportAccess(
  { accounts, billing }: ReportGuards,
  { user, snapshot, instrument }: ReportReader,
): Promise<ReportAccess> {
  if (billing.plans === null) return OPEN;
  if (user === null) return { scope: "teaser", because: "signed-out" };
  const { context } = accounts;
  const stock = instrument && unlockedStock(snapshot, instrument);
  const unlock = stock && (await presentUnlock({ ...context, user }, context.database.db, stock));
  if (!unlock) return { scope: "teaser", because: "locked" };
  return { scope: "whole", because: "unlocked", until: unlock.endsAt.toISOString().slice(0, 10) };
}
