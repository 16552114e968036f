import type { Day } from "@plumbline/core/time";
import { createSnapshotWriter, renamedSnapshot, type Snapshot, SnapshotError } from "../snapshot/index.ts";
import { clockDay, currentMarket } from "./current-market.ts";
import { ImportError } from "./import-error.ts";
import type { ImportOptions, ImportOutcome } from "./import-options.ts";
import { ImportRun } from "./import-run.ts";
import { IssueReport } from "./issue-report.ts";
import { keepAnswers, type SettledLayout } from "./layout-answers/index.ts";
import { type ListedFiles, listFiles } from "./list-files.ts";
import { settledQuestion } from "./settled-question.ts";
import { writeMarket } from "./write-market.ts";

/**
 * Makes a market from files, or extends one. What a file is decides its content, not the option it came by. The market
 * that is served stays as it is until the new one is complete and on disk; a delivery of which nothing can be used, or
 * that would cost the market more than a tenth of what it has, never takes its place.
 *
 * @param options The files, the market, and whether to insist.
 * @returns What became of it. Faults of the files are no errors: they are in its report.
 * @throws {ImportError} when there is nothing to import.
 * @throws {SnapshotError} when the market is being written by another process, or the disk fails.
 */
export async function importMarket(options: ImportOptions): Promise<ImportOutcome> {
  const dated = { ...options, today: options.today ?? clockDay() };
  const current = await currentMarket(options);
  const parent = current && renamedSnapshot(current, options.renamed ?? new Map());
  try {
    if (parent?.manifest.fictional) throw fictional(options.market);
    const listed = await listFiles(options);
    try {
      if (parent !== null && !isInsisting(options) && isKnown(listed, parent)) return unchanged(parent, listed);
      return await build(dated, listed, parent);
    } finally {
      listed.close();
    }
  } finally {
    parent?.close();
  }
}

async function build(
  options: ImportOptions & { readonly today: Day },
  listed: ListedFiles,
  parent: Snapshot | null,
): Promise<ImportOutcome> {
  const writer = await createSnapshotWriter(options);
  const report = new IssueReport();
  const run = new ImportRun(options, { parent, writer, report });
  try {
    const written = await writeMarket(listed, run, options);
    const found = {
      questions: written.layouts.map(settledQuestion),
      unusedMappings: run.fits.unused(),
      delivered: written.symbols,
      calendars: written.calendars,
      files: listed.count,
      issueTotals: report.totals,
      issues: report.entries,
      samples: run.samples,
    };
    if (written.refusal !== null) {
      await writer.abort();
      const { id = null, counts = null } = parent?.manifest ?? {};
      return { result: "refused", id, counts, ...found, areAnswersKept: true, explanation: written.refusal };
    }
    run.progress({ phase: "publishing", done: 0, total: 1, amount: 0, unit: "files" });
    const { id, unchanged: isSame } = await writer.publish(written.closing);
    const areAnswersKept = await keepIfPossible(options.dataDirectory, written.layouts);
    const explanation = isSame ? "The files hold nothing that the market has not." : null;
    const result = isSame ? "unchanged" : "published";
    return { result, id, counts: written.counts, ...found, areAnswersKept, explanation };
  } catch (error) {
    await writer.abort();
    throw error;
  }
}

/** A market that is published stays so, also where its answers cannot be kept. */
async function keepIfPossible(dataDirectory: string, layouts: readonly SettledLayout[]): Promise<boolean> {
  try {
    await keepAnswers(
      dataDirectory,
      layouts.flatMap(({ toKeep }) => toKeep ?? []),
    );
    return true;
  } catch (error) {
    if (error instanceof SnapshotError || error instanceof ImportError) return false;
    throw error;
  }
}

/** Answers and mappings may read what could not be read before. */
function isInsisting({ force = false, answers, mappings = [] }: ImportOptions): boolean {
  return force || answers !== undefined || mappings.length > 0;
}

/** True when every file went into the market already, as it is. */
function isKnown({ hashed, together, hasIssues, count }: ListedFiles, parent: Snapshot): boolean {
  const known = new Set(parent.manifest.sources.map(({ sha256 }) => sha256));
  // An archive can hold one file that waits for an answer beside others that were read.
  if (parent.issueTotals.some(({ code }) => code === "needs-an-answer")) return false;
  return !hasIssues && count > 0 && (hashed ?? [together]).every(({ sha256 }) => known.has(sha256));
}

function unchanged({ manifest }: Snapshot, { count: files }: ListedFiles): ImportOutcome {
  const explanation = "These files were imported before; use --force to read them again.";
  const { id, counts } = manifest;
  return {
    result: "unchanged",
    id,
    counts,
    files,
    issueTotals: [],
    issues: [],
    samples: [],
    questions: [],
    areAnswersKept: true,
    unusedMappings: [],
    delivered: [],
    calendars: {},
    explanation,
  };
}

function fictional(market: string): ImportError {
  return new ImportError(
    "market-is-fictional",
    `The market "${market}" is fictional; import real data under another name.`,
  );
}
