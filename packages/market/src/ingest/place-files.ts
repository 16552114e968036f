import { type Issue, plainly } from "../model/index.ts";
import { issue } from "../quality/index.ts";
import { type Head, type LocatedFile, readHead } from "../sources/files/index.ts";
import { recogniseFiling } from "../sources/filings/index.ts";
import { recogniseReference } from "../sources/reference/index.ts";
import {
  CompanyDirectory,
  checkIdentity,
  readCompanyFacts,
  readSubmissions,
  recogniseSec,
  recogniseStatementTable,
  type SecRecognition,
} from "../sources/sec/index.ts";
import { tablesOf } from "../sources/tables/index.ts";
import { recogniseTargets, type TargetsKind, targetsQuestion } from "../sources/targets/index.ts";
import { fileIssue, symbolNamedBy } from "./file-issue.ts";
import { needsAnswer } from "./layout-answers/index.ts";
import type { FoundFiles } from "./list-files.ts";
import { type Placing, placePrices } from "./place-prices.ts";
import type { Survey } from "./survey.ts";
import type { SurveyRun } from "./survey-run.ts";

/**
 * Finds out what each file is, by its first bytes.
 *
 * @param listed The files of the delivery.
 * @param run The import; files that are nothing known become issues of it.
 * @param survey Receives what each file is.
 */
export async function placeFiles(listed: FoundFiles, run: SurveyRun, survey: Survey): Promise<void> {
  let done = 0;
  for await (const file of listed.files((issue) => run.found([issue]))) {
    try {
      const head = await readHead(file);
      const issue = await place(file, head, { survey, run });
      if (issue !== null) run.found([issue]);
    } catch (error) {
      run.found([fileIssue(file, error)]);
    }
    done += 1;
    run.progress({ phase: "recognising", done, total: listed.count, amount: done, unit: "files" });
  }
}

async function place(file: LocatedFile, head: Head, placing: Placing): Promise<Issue | null> {
  if (await isOfSec(file, head, placing)) return null;
  if (await isList(file, head, placing)) return null;
  const tables = await tablesOf(file, head, placing.survey.unpacked);
  if (tables === null) return placePrices(file, head, placing);
  for (const table of tables) {
    const start = await readHead(table);
    const issue = (await isList(table, start, placing)) ? null : placePrices(table, start, placing);
    if (issue !== null) placing.run.found([issue]);
  }
  return tables.length > 0 ? null : issue("no-table", { file: file.name, symbol: symbolNamedBy(file.name) }, NO_TABLE);
}

const NO_TABLE = plainly("It has no sheet, or no list, that is a table with a header and rows.");

/** True when a file is one of the SEC's; then it is planned. */
async function isOfSec(file: LocatedFile, head: Head, { survey, run }: Placing): Promise<boolean> {
  const sec = recogniseSec(head);
  const statements = recogniseStatementTable(head.bytes);
  if (sec !== null) await placeSec(file, sec, { survey, run });
  else if (recogniseFiling(head)) survey.filings.add(file, "filing");
  // Where a number stands in a report is no fact.
  else if (statements !== null && statements !== "presentation") survey.statements[statements].add(file, "statements");
  else if (statements === null) return false;
  survey.provided(file, "sec");
  return true;
}

/** True when a file is a list of price targets, or of what is known about stocks; then it is planned. */
async function isList(file: LocatedFile, head: Head, { survey, run }: Placing): Promise<boolean> {
  const targets = recogniseTargets(head);
  if (targets !== null) {
    const issue = await placeTargets(file, { head, targets }, survey);
    if (issue !== null) run.found([issue]);
    return true;
  }
  const reference = recogniseReference(head.bytes, file.name);
  if (reference === null) return false;
  survey.provided(file, reference.source);
  survey.reference.add(file, reference);
  return true;
}

async function placeTargets(
  file: LocatedFile,
  { head, targets }: { readonly head: Head; readonly targets: TargetsKind },
  survey: Survey,
): Promise<Issue | null> {
  const question = await targetsQuestion(file, head, targets);
  if (question === null) survey.addTargets(file, { kind: targets });
  else if (!survey.open.addTargets(file, targets, question)) {
    survey.leave(file);
    return needsAnswer(file, question.asks);
  }
  return null;
}

async function placeSec(file: LocatedFile, sec: SecRecognition, { survey, run }: Placing): Promise<void> {
  if (sec.kind === "tickers") {
    survey.tickers.add(file, "tickers");
  } else if (sec.kind === "company-facts") {
    addTo(survey.companyFacts, sec.cik ?? (await readCompanyFacts(file, run)).company.cik, file);
  } else {
    const cik = sec.cik ?? (await readSubmissions(file, run)).cik;
    // Told here already, because submissions of companies that the market has not are never read.
    checkIdentity({ fileName: file.name, cik, entityName: "", ticker: null, facts: [] }, new CompanyDirectory());
    addTo(survey.submissions, cik, { file, symbols: sec.symbols });
  }
}

function addTo<Value>(groups: Map<number, Value[]>, cik: number, value: Value): void {
  const group = groups.get(cik);
  if (group === undefined) groups.set(cik, [value]);
  else group.push(value);
}
