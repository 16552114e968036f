import type { Issue } from "../model/index.ts";
import type { SnapshotWriter } from "../snapshot/index.ts";
import { type RunOptions, SurveyRun } from "./survey-run.ts";

/** What the steps of one import share. */
export class ImportRun extends SurveyRun {
  readonly writer: SnapshotWriter;

  constructor(options: RunOptions, parts: Pick<ImportRun, "parent" | "writer" | "report">) {
    super(options, parts);
    this.writer = parts.writer;
  }

  /** Puts issues into the market's report and into that of this import. */
  override found(issues: readonly Issue[]): void {
    this.writer.addIssues(issues);
    super.found(issues);
  }
}
