import type { Day } from "@plumbline/core/time";
import type { ImportOutcome, ImportProgress } from "../ingest/index.ts";
import type { LiveProvider, Pause, RetryOptions } from "../providers/index.ts";
import type { EdgarOptions } from "../sources/sec/index.ts";

/** What to pull, from whom, and into which market. */
export interface PullOptions {
  readonly dataDirectory: string;
  /** Name of the market; it is made, or extended when it is there. */
  readonly market: string;
  /** `sp500`, `listed`, a file with a list, or symbols separated by commas; null for the stocks that the market has. */
  readonly universe: string | null;
  /** First day of prices; all there are unless given. */
  readonly since?: Day | null;
  /** How the SEC is asked; null where it is not asked. */
  readonly edgar: EdgarOptions | null;
  /** In the order in which they are asked for prices. */
  readonly providers: readonly LiveProvider[];
  /** Keys of all of them: what must be written down nowhere. */
  readonly secrets?: readonly string[];
  /** Where the list of the S&P 500 is fetched. */
  readonly sp500Url?: string;
  /** Reads texts of filings too; of companies that are named one by one unless stated. */
  readonly filings?: boolean;
  /** More companies than this that are not known yet are fetched as the archives of all companies. */
  readonly bulkAbove?: number;
  /** Raw answers older than this are removed. */
  readonly rawDays?: number;
  readonly signal?: AbortSignal;
  readonly retry?: RetryOptions;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Lets time pass by that clock, between requests and before a request is tried again. */
  readonly pause?: Pause;
  readonly onProgress?: (progress: PullProgress | ImportProgress) => void;
}

/** How far fetching is. */
export interface PullProgress {
  readonly phase: "fetching" | "downloading";
  readonly done: number;
  /** What is known to be needed; it grows while it turns out what is new. */
  readonly total: number | null;
  /** Requests that were sent, or bytes that came. */
  readonly amount: number;
  readonly unit: "requests" | "bytes";
}

/** Something that could not be fetched. */
export interface PullFailure {
  readonly provider: string;
  /** Such as `prices of AAPL`. */
  readonly what: string;
  readonly message: string;
}

/** What became of a pull. */
export interface PullOutcome {
  readonly symbols: number;
  /** Requests sent, by provider. */
  readonly sent: Readonly<Record<string, number>>;
  /** Answers that the store had already. */
  readonly reused: number;
  readonly failures: readonly PullFailure[];
  /** Providers that were given up before everything was asked, each with the reason. */
  readonly stopped: readonly { readonly provider: string; readonly message: string }[];
  /** Symbols that no provider has. */
  readonly unknown: readonly string[];
  /** Prices that providers disagree about; nothing of them is taken. */
  readonly quarantined: readonly PullFailure[];
  /** Past prices that their provider has changed: all of them were fetched again. */
  readonly restated: readonly string[];
  /** Stocks that trade under another symbol now, former and new. */
  readonly renamed: readonly (readonly [former: string, symbol: string])[];
  /** null where nothing new was fetched. */
  readonly imported: ImportOutcome | null;
}
