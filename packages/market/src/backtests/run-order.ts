import type { AccountSettings } from "@plumbline/core/backtest";
import type { ParameterValues, Strategy } from "@plumbline/core/strategy";
import type { Day } from "@plumbline/core/time";
import type { RunPhase } from "@plumbline/core/words";
import type { MarketColumns } from "../columns/index.ts";
import type { StoredRows } from "../screening/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import type { ComputedPart } from "./computed-part.ts";
import type { KeptColumns } from "./kept-columns.ts";

/** The stocks that a run looks at, before the strategy's own choice. */
export type RunUniverse =
  | { readonly codes: readonly string[] }
  | { readonly market: true }
  | { readonly sectors: readonly string[] };

/** A parameter that is tried at several values. */
export interface SweptParameter {
  readonly parameter: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** Variants of a strategy that were tried before, as many as had equal circumstances. */
export interface EarlierTrials {
  readonly trials: number;
  /** Mean and variance of their Sharpe ratios per day; null where none has one. */
  readonly mean: number | null;
  readonly variance: number | null;
}

/** How orders are filled and the account is kept; what its cash earns the market says. */
export type OrderedAccount = Omit<AccountSettings, "cashRate">;

/** Everything that decides what a backtest finds, beside the data. Rates are fractions, money is in the currency of the stocks. */
export interface RunOrder extends OrderedAccount {
  readonly strategy: Strategy;
  readonly values: ParameterValues;
  readonly universe: RunUniverse;
  readonly from: Day;
  readonly to: Day;
  /** Symbol of an instrument; `index` for the broad index of the market, null for none. */
  readonly benchmark: string | { readonly index: true } | null;
  readonly sweep: readonly SweptParameter[];
  readonly seed: number;
  readonly earlierTrials: readonly EarlierTrials[];
  /** When the strategy was saved, and its version; null of rules that were never saved. */
  readonly saved: { readonly day: Day; readonly version: number } | null;
}

/** What a run reads, and whom it tells how far it is. */
export interface RunContext {
  readonly snapshot: Snapshot;
  /** null where the market has no factor history. */
  readonly factors: StoredRows | null;
  /** All stocks of the market, where somebody has read them; a run of the whole market reads them itself otherwise. */
  readonly columns: MarketColumns<PriceColumn> | null;
  /** What parts of the run have found that were computed apart; none unless given. */
  readonly parts?: readonly ComputedPart[];
  /** What earlier runs have read of all stocks; nothing is kept unless given. */
  readonly kept?: KeptColumns;
  readonly onSteps: (steps: { readonly phase: RunPhase; readonly done: number; readonly of: number }) => void;
  /** Lets timers and messages in; what it throws ends the run. */
  readonly breathe: () => Promise<unknown>;
}

/** The columns that engines read; the volume, which hardly any rule asks for, is read stock by stock. */
export const PRICE_COLUMNS = ["open", "high", "low", "close"] as const;
export type PriceColumn = (typeof PRICE_COLUMNS)[number];

/** Why a run cannot begin. */
export class RunError extends Error {
  override readonly name = "RunError";
  readonly code: "no-stocks" | "no-days" | "unknown-benchmark";

  constructor(code: RunError["code"], message: string) {
    super(message);
    this.code = code;
  }
}
