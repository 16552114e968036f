import type { Issue } from "../model/index.ts";
import { explainUnrecognised, sampleOf } from "../quality/index.ts";
import { type Head, type LocatedFile, readHead } from "../sources/files/index.ts";
import { type PriceFormat, recognisePrices } from "../sources/prices/index.ts";
import { type ReferenceFormat, recogniseReference } from "../sources/reference/index.ts";
import {
  CompanyDirectory,
  checkIdentity,
  readCompanyFacts,
  readSubmissions,
  recogniseSec,
  type SecRecognition,
} from "../sources/sec/index.ts";
import { providerOfTargets, recogniseTargets, type TargetsKind } from "../sources/targets/index.ts";
import { fileIssue, symbolNamedBy } from "./file-issue.ts";
import type { ImportRun } from "./import-run.ts";

/** A submissions file, or a page of one, with the symbols its beginning names. */
export interface SubmissionsFile {
  readonly file: LocatedFile;
  readonly symbols: readonly string[];
}

/** The files of a delivery, sorted by what they are. */
export class Survey {
  readonly prices: { readonly file: LocatedFile; readonly format: PriceFormat }[] = [];
  readonly reference: { readonly file: LocatedFile; readonly format: ReferenceFormat }[] = [];
  readonly targets: { readonly file: LocatedFile; readonly kind: TargetsKind }[] = [];
  readonly tickers: LocatedFile[] = [];
  /** By central index key, as are companyfacts. */
  readonly submissions = new Map<number, SubmissionsFile[]>();
  readonly companyFacts = new Map<number, LocatedFile[]>();
  /** Provider of each file on disk. */
  readonly providers = new Map<string, string>();
}

/**
 * Finds out what each file is, by its first bytes.
 *
 * @param files The files of the delivery.
 * @param run The import; files that are nothing known become issues of it.
 */
export async function surveyFiles(files: readonly LocatedFile[], run: ImportRun): Promise<Survey> {
  const survey = new Survey();
  for (const [index, file] of files.entries()) {
    try {
      const head = await readHead(file);
      const issue = await place(file, head, { survey, run });
      if (issue !== null) run.found([issue]);
    } catch (error) {
      run.found([fileIssue(file, error)]);
    }
    run.progress({ phase: "recognising", done: index + 1, total: files.length, amount: index + 1, unit: "files" });
  }
  return survey;
}

interface Placing {
  readonly survey: Survey;
  readonly run: ImportRun;
}

async function place(file: LocatedFile, head: Head, { survey, run }: Placing): Promise<Issue | null> {
  const sec = recogniseSec(head);
  if (sec !== null) {
    survey.providers.set(file.path, "sec");
    await placeSec(file, sec, { survey, run });
    return null;
  }
  const targets = recogniseTargets(head);
  if (targets !== null) {
    survey.providers.set(file.path, providerOfTargets(targets));
    survey.targets.push({ file, kind: targets });
    return null;
  }
  const reference = recogniseReference(head.bytes, file.name);
  if (reference !== null) {
    survey.providers.set(file.path, reference.source);
    survey.reference.push({ file, format: reference });
    return null;
  }
  const prices = recognisePrices(head.bytes, file.name, run.mapping);
  if (prices === null) return unrecognised(file, head, run);
  survey.providers.set(file.path, prices.source);
  survey.prices.push({ file, format: prices });
  return null;
}

function unrecognised({ name }: LocatedFile, { bytes }: Head, run: ImportRun): Issue {
  const begins = sampleOf(bytes);
  if (begins !== null) run.sample({ file: name, begins });
  return { ...explainUnrecognised(bytes, name), symbol: symbolNamedBy(name) };
}

async function placeSec(file: LocatedFile, sec: SecRecognition, { survey, run }: Placing): Promise<void> {
  if (sec.kind === "tickers") {
    survey.tickers.push(file);
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
