import type { RunPhase } from "@plumbline/core/words";
import type { ImportProgress } from "@plumbline/market/ingest";
import type { PullProgress } from "@plumbline/market/pull";
import type { Terminal } from "./terminal.ts";

/** How far an import is, the screening after it, or a backtest. */
export interface Progress extends Omit<ImportProgress, "phase" | "unit"> {
  readonly phase: ImportProgress["phase"] | PullProgress["phase"] | "screening" | "history" | RunPhase;
  readonly unit: ImportProgress["unit"] | PullProgress["unit"] | "stocks" | "steps";
}

const PHASES: Readonly<Record<Progress["phase"], string>> = {
  fetching: "Fetching",
  downloading: "Downloading",
  listing: "Listing files",
  hashing: "Checksums",
  recognising: "Recognising files",
  prices: "Reading prices",
  examining: "Examining prices",
  companies: "Reading companies",
  filings: "Reading filings",
  publishing: "Publishing",
  screening: "Screening stocks",
  history: "Factor history",
  waiting: "Waiting",
  loading: "Reading the market",
  signals: "Signals",
  trading: "Trading",
  sweep: "Combinations",
  honesty: "Testing for luck and bias",
  storing: "Writing",
};

const REFRESH_MS = 100;
/** Without a terminal there is one line per phase, and one after each such interval in long phases. */
const SPARSE_MS = 10_000;

/** Shows how far a command is: one line that is rewritten on a terminal, a few lines elsewhere. */
export class ProgressLine {
  readonly #terminal: Terminal;
  #phase: Progress["phase"] | null = null;
  #begun = 0;
  #shown = 0;
  #last: Progress | null = null;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  show(progress: Progress): void {
    const now = this.#terminal.clock();
    if (progress.phase !== this.#phase) {
      this.end();
      this.#phase = progress.phase;
      this.#begun = now;
      this.#shown = this.#terminal.isInteractive ? Number.NEGATIVE_INFINITY : now;
    }
    this.#last = progress;
    if (now - this.#shown < (this.#terminal.isInteractive ? REFRESH_MS : SPARSE_MS)) return;
    this.#shown = now;
    this.#write(now);
  }

  /** Ends the line of the phase under way. */
  end(): void {
    if (this.#last === null) return;
    this.#write(this.#terminal.clock());
    if (this.#terminal.isInteractive) this.#terminal.err("\n");
    this.#last = null;
    this.#phase = null;
  }

  #write(now: number): void {
    const { isInteractive, err } = this.#terminal;
    const line = this.#last === null ? "" : describeProgress(this.#last, (now - this.#begun) / 1000);
    err(isInteractive ? `\r\u001B[K${line}` : `${line}\n`);
  }
}

/**
 * Describes how far a command is.
 *
 * @param progress What is done.
 * @param seconds Since the phase began; rates are left out for less than a fifth of one.
 *
 * @example
 * describeProgress({ phase: "prices", done: 2, total: 45, amount: 9000, unit: "bars" }, 0.1); // "Reading prices  2 of 45, 9,000 bars"
 */
export function describeProgress({ phase, done, total, amount, unit }: Progress, seconds: number): string {
  if (phase === "publishing") return PHASES[phase];
  const isDownload = phase === "downloading";
  const gone = isDownload ? quantity(done, unit) : count(done);
  const whole = total === null ? "" : ` of ${isDownload ? quantity(total, unit) : count(total)}`;
  const parts = [`${PHASES[phase]}  ${gone}${whole}`];
  if (!isDownload && !WITHOUT_AMOUNT.includes(unit)) parts.push(quantity(amount, unit));
  if (seconds >= 0.2 && amount > 0) parts.push(`${quantity(amount / seconds, unit)}/s`);
  const left = timeLeft({ phase, done, total }, seconds);
  if (left !== null) parts.push(left);
  return parts.join(", ");
}

/** What is done is the amount. */
const WITHOUT_AMOUNT: readonly Progress["unit"][] = ["files", "stocks", "steps"];
/** Before, the pace says nothing. */
const MIN_SECONDS = 5;

/** What waits for the network takes long enough that people want to know. */
function timeLeft({ phase, done, total }: Pick<Progress, "phase" | "done" | "total">, seconds: number): string | null {
  if ((phase !== "fetching" && phase !== "downloading") || total === null) return null;
  if (seconds < MIN_SECONDS || done === 0 || done >= total) return null;
  const left = ((total - done) * seconds) / done;
  return left < 60 ? `${Math.ceil(left)} s left` : `${Math.ceil(left / 60)} min left`;
}

function quantity(amount: number, unit: Progress["unit"]): string {
  return unit === "bytes" ? `${count(amount / 1e6)} MB` : `${count(amount)} ${unit}`;
}

/** A whole number with commas between groups of three digits. */
export function count(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}
