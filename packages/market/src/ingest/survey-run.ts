import type { Day } from "@plumbline/core/time";
import type { Issue } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import type { ColumnMapping } from "../sources/prices/index.ts";
import { DayReader } from "../sources/sec/index.ts";
import { CarriedIssues } from "./carried-issues.ts";
import type { ImportOptions, ImportProgress, Sample } from "./import-options.ts";
import type { IssueReport } from "./issue-report.ts";
import { MappingFits } from "./mapping-fits.ts";

const MAX_SAMPLES = 20;

/** What steps are told by who reads files. */
export type RunOptions = Pick<ImportOptions, "mappings" | "onProgress" | "signal"> & { readonly today: Day };

/** What the steps share that find out what files are. They write nothing. */
export class SurveyRun {
  readonly today: Day;
  /** The market as it is; `null` for a new one. */
  readonly parent: Snapshot | null;
  readonly mappings: readonly ColumnMapping[];
  /** Which files the mappings fit. */
  readonly fits: MappingFits;
  readonly days = new DayReader();
  readonly report: IssueReport;
  readonly carried: CarriedIssues;
  /** Of the first files that are nothing known. */
  readonly samples: Sample[] = [];
  readonly #onProgress: (progress: ImportProgress) => void;
  readonly #signal: AbortSignal | undefined;

  constructor(options: RunOptions, { parent, report }: Pick<SurveyRun, "parent" | "report">) {
    this.today = options.today;
    this.mappings = options.mappings ?? [];
    this.fits = new MappingFits(this.mappings);
    this.parent = parent;
    this.report = report;
    this.carried = new CarriedIssues(parent?.issues ?? []);
    this.#onProgress = options.onProgress ?? (() => undefined);
    this.#signal = options.signal;
  }

  /** Puts issues into the report. */
  found(issues: readonly Issue[]): void {
    this.report.add(issues);
    this.carried.settle(issues);
  }

  /**
   * Shows the person who imports how a file begins; the market stores nothing of it.
   *
   * @param beginOf How it begins; `null` when it is no text. Not asked for where enough are shown.
   */
  sample(file: string, beginOf: () => string | null): void {
    if (this.samples.length === MAX_SAMPLES) return;
    const begins = beginOf();
    if (begins !== null) this.samples.push({ file, begins });
  }

  /** @throws the reason of the signal, where nobody waits for the outcome any more. */
  progress(progress: ImportProgress): void {
    this.#signal?.throwIfAborted();
    this.#onProgress(progress);
  }
}
