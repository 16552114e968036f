import { join } from "node:path";
import type { Issue } from "../model/index.ts";
import type { IssueTotal } from "../snapshot/index.ts";
import { clockDay, currentMarket } from "./current-market.ts";
import type { ImportOptions, ImportQuestion, KeptUse, Sample } from "./import-options.ts";
import { IssueReport } from "./issue-report.ts";
import { questionAbout, settleLayouts } from "./layout-answers/index.ts";
import { findFiles } from "./list-files.ts";
import type { UnusedMapping } from "./mapping-fits.ts";
import { type RecognisedKind, recognisedIn } from "./recognised-files.ts";
import { keptUse } from "./settled-question.ts";
import { sortDelivery } from "./sort-delivery.ts";
import { Survey } from "./survey.ts";
import { SurveyRun } from "./survey-run.ts";

/** Where the files would be imported to, and what was said already. */
export type SurveyOptions = Pick<
  ImportOptions,
  "dataDirectory" | "market" | "mappings" | "answers" | "today" | "signal" | "onProgress"
>;

/** What an import of some files would ask, and what is known of them without a question. */
export interface FileSurvey {
  /** Files that were found; entries of archives count each. */
  readonly files: number;
  /** What would be asked, layout by layout, with evidence and first rows as data. */
  readonly questions: readonly ImportQuestion[];
  /** Earlier answers that would be used. */
  readonly kept: readonly KeptUse[];
  /** What the files are, the kinds with most files first. */
  readonly recognised: readonly RecognisedKind[];
  /** Files that cannot be read, in total and one by one; the list is capped, the totals are not. */
  readonly issueTotals: readonly IssueTotal[];
  readonly issues: readonly Issue[];
  /** How files begin that no importer recognises; for the person who imports, and nowhere else. */
  readonly samples: readonly Sample[];
  readonly unusedMappings: readonly UnusedMapping[];
}

/**
 * Finds out what an import of some files would ask, and what they are. Nothing is written and the market is not claimed: it is
 * for whoever asks a person first and imports with the answers then, `importMarket({ ...,  answers })`.
 *
 * @param paths Files, folders and archives.
 * @param options The market that they would be imported into.
 * @throws {ImportError} when a path does not exist, or kept answers cannot be read.
 *
 * @example
 * const { questions } = await surveyFiles(["uploads"], { dataDirectory, market: "own" });
 * questions[0]?.asks[0]?.topic; // "day-order"
 */
export async function surveyFiles(paths: readonly string[], options: SurveyOptions): Promise<FileSurvey> {
  const parent = await currentMarket(options);
  const report = new IssueReport();
  const run = new SurveyRun({ ...options, today: options.today ?? clockDay() }, { parent, report });
  const survey = new Survey(join(options.dataDirectory, "tmp"));
  try {
    const listed = await findFiles(paths, options);
    try {
      const { knownCurrency } = await sortDelivery(listed, run, survey);
      const { onProgress: _, ...asking } = options;
      const layouts = await settleLayouts(survey.open, { run, knownCurrency, options: asking });
      const settled = [...layouts.values()];
      return {
        files: listed.count,
        questions: settled.flatMap(({ open, answers }) => questionAbout(open, answers) ?? []),
        kept: settled.flatMap((layout) => keptUse(layout) ?? []),
        recognised: recognisedIn(survey),
        issueTotals: report.totals,
        issues: report.entries,
        samples: run.samples,
        unusedMappings: run.fits.unused(),
      };
    } finally {
      listed.close();
    }
  } finally {
    survey.close();
    parent?.close();
  }
}
