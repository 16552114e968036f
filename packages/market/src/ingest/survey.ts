import type { Issue } from "../model/index.ts";
import { explainUnrecognised, sampleOf } from "../quality/index.ts";
import { type Head, type LocatedFile, readHead } from "../sources/files/index.ts";
import { recogniseFiling } from "../sources/filings/index.ts";
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
import { FilePlan } from "./file-plan.ts";
import type { ImportRun } from "./import-run.ts";
import type { ListedFiles } from "./list-files.ts";

/** A submissions file, or a page of one, with the symbols its beginning names. */
export interface SubmissionsFile {
  readonly file: LocatedFile;
  readonly symbols: readonly string[];
}

/** The files of a delivery, sorted by what they are. */
export class Survey {
  readonly prices: FilePlan<PriceFormat>;
  readonly reference: FilePlan<ReferenceFormat>;
  readonly targets: FilePlan<TargetsKind>;
  readonly tickers: FilePlan<"tickers">;
  readonly filings: FilePlan<"filing">;
  /** By central index key, as are companyfacts. */
  readonly submissions = new Map<number, SubmissionsFile[]>();
  readonly companyFacts = new Map<number, LocatedFile[]>();
  /** Provider of each file on disk, the first ones of very many. */
  readonly providers = new Map<string, string>();
  /** All of them. */
  readonly allProviders = new Set<string>();

  /** @param folder Where to note files that are more than memory should hold. */
  constructor(folder: string) {
    this.prices = new FilePlan(folder);
    this.reference = new FilePlan(folder);
    this.targets = new FilePlan(folder);
    this.tickers = new FilePlan(folder);
    this.filings = new FilePlan(folder);
  }

  provided({ path }: LocatedFile, provider: string): void {
    this.allProviders.add(provider);
    if (this.providers.size < MAX_NAMED) this.providers.set(path, provider);
  }

  close(): void {
    for (const plan of [this.prices, this.reference, this.targets, this.tickers, this.filings]) plan.close();
  }
}

/** No more files are named one by one in a snapshot. */
const MAX_NAMED = 20_000;

/**
 * Finds out what each file is, by its first bytes.
 *
 * @param listed The files of the delivery.
 * @param run The import; files that are nothing known become issues of it.
 * @param survey Receives what each file is.
 */
export async function surveyFiles(listed: ListedFiles, run: ImportRun, survey: Survey): Promise<void> {
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

interface Placing {
  readonly survey: Survey;
  readonly run: ImportRun;
}

async function place(file: LocatedFile, head: Head, { survey, run }: Placing): Promise<Issue | null> {
  const sec = recogniseSec(head);
  if (sec !== null) {
    survey.provided(file, "sec");
    await placeSec(file, sec, { survey, run });
    return null;
  }
  if (recogniseFiling(head)) {
    survey.provided(file, "sec");
    survey.filings.add(file, "filing");
    return null;
  }
  const targets = recogniseTargets(head);
  if (targets !== null) {
    survey.provided(file, providerOfTargets(targets));
    survey.targets.add(file, targets);
    return null;
  }
  const reference = recogniseReference(head.bytes, file.name);
  if (reference !== null) {
    survey.provided(file, reference.source);
    survey.reference.add(file, reference);
    return null;
  }
  const prices = recognisePrices(head.bytes, file.name, run.mapping);
  if (prices === null) return unrecognised(file, head, run);
  survey.provided(file, prices.source);
  survey.prices.add(file, prices);
  return null;
}

function unrecognised({ name }: LocatedFile, { bytes }: Head, run: ImportRun): Issue {
  const begins = sampleOf(bytes);
  if (begins !== null) run.sample({ file: name, begins });
  return { ...explainUnrecognised(bytes, name), symbol: symbolNamedBy(name) };
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
