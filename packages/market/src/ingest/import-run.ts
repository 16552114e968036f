import type { Day } from "@plumbline/core/time";
import type { Issue } from "../model/index.ts";
import type { Snapshot, SnapshotWriter } from "../snapshot/index.ts";
import type { ColumnMapping } from "../sources/prices/index.ts";
import { DayReader } from "../sources/sec/index.ts";
import { CarriedIssues } from "./carried-issues.ts";
import type { ImportOptions, ImportProgress, Sample } from "./import-options.ts";
import type { IssueReport } from "./issue-report.ts";
import { MappingFits } from "./mapping-fits.ts";

const MAX_SAMPLES = 20;

/** What the steps of one import share. */
export class ImportRun {
  readonly today: Day;
  /** The market as it is; `null` for a new one. */
  readonly parent: Snapshot | null;
  readonly writer: SnapshotWriter;
  readonly mappings: readonly ColumnMapping[];
  /** Which files the mappings fit. */
  readonly fits: MappingFits;
  readonly days = new DayReader();
  readonly report: IssueReport;
  readonly carried: CarriedIssues;
  /** Of the first files that are nothing known. */
  readonly samples: Sample[] = [];
  readonly #onProgress: (progress: ImportProgress) => void;

  constructor(
    options: ImportOptions & { readonly today: Day },
    parts: Pick<ImportRun, "parent" | "writer" | "report">,
  ) {
    this.today = options.today;
    this.mappings = options.mappings ?? [];
    this.fits = new MappingFits(this.mappings);
    this.parent = parts.parent;
    this.writer = parts.writer;
    this.report = parts.report;
    this.carried = new CarriedIssues(parts.parent?.issues ?? []);
    this.#onProgress = options.onProgress ?? (() => undefined);
  }

  /** Puts issues into the market's report and into that of this import. */
  found(issues: readonly Issue[]): void {
    this.writer.addIssues(issues);
    this.report.add(issues);
    this.carried.settle(issues);
  }

  /** Shows the person who imports how a file begins; the market stores nothing of it. */
  sample(sample: Sample): void {
    if (this.samples.length < MAX_SAMPLES) this.samples.push(sample);
  }

  progress(progress: ImportProgress): void {
    this.#onProgress(progress);
  }
}
