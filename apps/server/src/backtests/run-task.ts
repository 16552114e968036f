/** What a thread is asked and what it gives back; plain data on both ways. */
import type { BacktestOrder, WireListedRun, WireStrategy } from "@plumbline/contract";
import type { PriceColumn, RunPart, SharedColumn } from "@plumbline/market/backtests";
import type { MarketColumns } from "@plumbline/market/columns";
import type { StoredSnapshot } from "@plumbline/market/screening";
import type { RunTrial, TrialGroup } from "../jobs/index.ts";
import type { UsedColumns } from "./kept-columns.ts";
import type { RunControl } from "./run-control.ts";

export interface RunTask {
  readonly at: StoredSnapshot;
  readonly input: BacktestOrder;
  readonly strategy: WireStrategy;
  /** When the strategy was saved, as ISO 8601, and its version; null of rules that were never saved. */
  readonly saved: { readonly at: string; readonly version: number } | null;
  readonly trial: Pick<RunTrial, "family" | "variant">;
  readonly earlierTrials: readonly TrialGroup[];
  /** All stocks of the market in shared memory, for a run of all of them. */
  readonly columns: MarketColumns<PriceColumn> | null;
  /** What earlier runs of all stocks have computed, by key. */
  readonly kept: ReadonlyMap<string, SharedColumn>;
  /** What was computed apart; empty of a run that is computed as a whole. */
  readonly parts: readonly Uint8Array[];
  readonly control: RunControl;
}

/** What is given when a run has its turn; the pool adds the rest. */
export type AskedRun = Omit<RunTask, "control" | "columns" | "kept" | "parts">;

export interface PartTask extends RunTask {
  readonly part: RunPart;
}

export interface FoundPart {
  readonly bytes: Uint8Array;
  /** Columns that later parts and runs can use. */
  readonly used: UsedColumns;
}

export interface FoundPlan {
  readonly parts: readonly RunPart[];
}

/** Why a run has no result: what it asks for is not there, or does not fit into memory. */
export type TaskFailure = { readonly failure: "data" | "memory" };

export interface TaskResult {
  /** JSON, compressed by gzip. */
  readonly result: Uint8Array;
  readonly summary: NonNullable<WireListedRun["summary"]>;
  readonly trial: RunTrial;
  /** Columns that later runs can use. */
  readonly used: UsedColumns;
}

export interface ColumnsTask {
  readonly at: StoredSnapshot;
  readonly control: RunControl;
}
