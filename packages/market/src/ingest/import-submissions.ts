import { type Filing, say } from "../model/index.ts";
import { InputError } from "../sources/files/index.ts";
import { checkIdentity, type ReadSubmissions, readSubmissions } from "../sources/sec/index.ts";
import { symbolOf } from "./company-facts-of.ts";
import { fileIssue } from "./file-issue.ts";
import type { ImportRun } from "./import-run.ts";
import type { SecurityMaster } from "./security-master.ts";
import type { StatementDeliveries } from "./statement-deliveries.ts";
import type { SubmissionsFile, Survey } from "./survey.ts";

/** What an import shares with the step that reads submissions. */
export interface SubmissionsReading {
  readonly master: SecurityMaster;
  readonly statements: StatementDeliveries;
  readonly run: ImportRun;
}

/**
 * Reads what companies state about themselves, and drops the submissions files of all others: the bulk archive has
 * a million, mostly of people and funds that the market does not hold.
 *
 * @param survey The files; those of companies without prices and facts are removed from it.
 * @param priced Symbols that have prices.
 * @param reading The import.
 */
export async function importSubmissions(
  survey: Survey,
  priced: ReadonlySet<string>,
  { master, statements, run }: SubmissionsReading,
): Promise<void> {
  const wanted = new Set([
    ...survey.companyFacts.keys(),
    ...statements.ciks,
    ...[...priced].flatMap((symbol) => master.cikOf(symbol) ?? []),
  ]);
  for (const { cik, symbol } of run.parent?.instruments ?? []) {
    if (cik === null) continue;
    wanted.add(cik);
    if (priced.has(symbol)) master.ends.add(cik, run.parent?.filings(cik) ?? []);
  }
  for (const [cik, files] of survey.submissions) {
    const isWanted = wanted.has(cik) || files.some(({ symbols }) => symbols.some((symbol) => priced.has(symbol)));
    if (!isWanted) survey.submissions.delete(cik);
    else await learnAttributes(cik, survey, { master, run });
  }
}

async function learnAttributes(
  cik: number,
  survey: Survey,
  { master, run }: { readonly master: SecurityMaster; readonly run: ImportRun },
): Promise<void> {
  const sound: ReadSubmissions[] = [];
  const files = survey.submissions.get(cik) ?? [];
  const soundFiles: SubmissionsFile[] = [];
  for (const submissions of files) {
    try {
      const read = await readSubmissions(submissions.file, run);
      if (read.cik !== cik)
        throw new InputError("wrong-company", say("two-keys", { first: String(cik), second: String(read.cik) }));
      const claims = { fileName: submissions.file.name, cik, entityName: "", ticker: null, facts: [] };
      const symbol = read.attributes?.listings[0]?.symbol ?? symbolOf(cik, { master, run });
      const notes = checkIdentity(claims, master.directory);
      run.found([...notes, ...read.issues].map((issue) => ({ ...issue, symbol: issue.symbol ?? symbol })));
      sound.push(read);
      soundFiles.push(submissions);
    } catch (error) {
      run.found([fileIssue(submissions.file, error, submissions.symbols[0] ?? symbolOf(cik, { master, run }))]);
    }
  }
  survey.submissions.set(cik, soundFiles);
  const newestLast = sound.sort((left, right) => lastFiled(left) - lastFiled(right));
  for (const { attributes, filings } of newestLast) {
    if (attributes !== null) master.addSubmissions(attributes);
    master.ends.add(cik, filings);
  }
}

/** The filings that files list which were read without fault before. */
export async function readFilingsOf(files: readonly SubmissionsFile[], run: ImportRun): Promise<Filing[]> {
  const listed: (readonly Filing[])[] = [];
  for (const { file } of files) listed.push((await readSubmissions(file, run)).filings);
  return listed.flat();
}

function lastFiled({ filings }: ReadSubmissions): number {
  return filings.at(-1)?.filed ?? Number.NEGATIVE_INFINITY;
}
