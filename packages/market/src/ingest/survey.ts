import { companyOfName, type Issue, wordOfName } from "../model/index.ts";
import { explainUnrecognised, issue, sampleOf } from "../quality/index.ts";
import { type Head, type LocatedFile, readHead, UnpackedFiles } from "../sources/files/index.ts";
import { recogniseFiling } from "../sources/filings/index.ts";
import { type LayoutQuestion, mappingMisfit, type PriceFormat, recognisePrices } from "../sources/prices/index.ts";
import { type ReferenceFormat, recogniseReference } from "../sources/reference/index.ts";
import {
  CompanyDirectory,
  checkIdentity,
  readCompanyFacts,
  readSubmissions,
  recogniseSec,
  recogniseStatementTable,
  type SecRecognition,
} from "../sources/sec/index.ts";
import { knownOf, tablesOf } from "../sources/tables/index.ts";
import { providerOfTargets, recogniseTargets, type TargetsKind } from "../sources/targets/index.ts";
import { fileIssue, symbolNamedBy } from "./file-issue.ts";
import { FilePlan } from "./file-plan.ts";
import type { ImportRun } from "./import-run.ts";
import { needsAnswer, OpenFiles } from "./layout-answers/index.ts";
import type { ListedFiles } from "./list-files.ts";
import { NamedFiles, type NamedSecurities } from "./named-files.ts";

/** A submissions file, or a page of one, with the symbols its beginning names. */
export interface SubmissionsFile {
  readonly file: LocatedFile;
  readonly symbols: readonly string[];
}

/** The files of a delivery, sorted by what they are. */
export class Survey {
  readonly prices: FilePlan<PriceFormat>;
  /** Price files that do not show everything; they join the others once somebody was asked. */
  readonly open: OpenFiles;
  /** Price files whose names may hold a symbol, which lists and the other names decide. */
  readonly unnamed: FilePlan<"unnamed">;
  readonly reference: FilePlan<ReferenceFormat>;
  readonly targets: FilePlan<TargetsKind>;
  readonly tickers: FilePlan<"tickers">;
  readonly filings: FilePlan<"filing">;
  /** Tables of the SEC's financial statement data sets. */
  readonly statements: Readonly<Record<"filings" | "numbers" | "tags", FilePlan<"statements">>>;
  /** By central index key, as are companyfacts. */
  readonly submissions = new Map<number, SubmissionsFile[]>();
  readonly companyFacts = new Map<number, LocatedFile[]>();
  /** Provider of each file on disk, the first ones of very many. */
  readonly providers = new Map<string, string>();
  /** Files on disk of which something could not be read for want of an answer, the first ones of very many. */
  readonly unanswered = new Set<string>();
  /** All providers. */
  readonly allProviders = new Set<string>();

  /** Text of what was a workbook, a Parquet file or JSON. */
  readonly unpacked: UnpackedFiles;

  /** @param folder Where to note files that are more than memory should hold. */
  constructor(folder: string) {
    this.unpacked = new UnpackedFiles(folder);
    this.prices = new FilePlan(folder);
    this.open = new OpenFiles(folder);
    this.unnamed = new FilePlan(folder);
    this.reference = new FilePlan(folder);
    this.targets = new FilePlan(folder);
    this.tickers = new FilePlan(folder);
    this.filings = new FilePlan(folder);
    this.statements = {
      filings: new FilePlan(folder),
      numbers: new FilePlan(folder),
      tags: new FilePlan(folder),
    };
  }

  /** Notes a file that cannot be read before somebody answers: the next import shall ask again. */
  leave({ path }: LocatedFile): void {
    if (this.unanswered.size < MAX_NAMED) this.unanswered.add(path);
  }

  addPrices(file: LocatedFile, format: PriceFormat): void {
    this.provided(file, format.source);
    this.prices.add(file, format);
  }

  provided({ path }: LocatedFile, provider: string): void {
    this.allProviders.add(provider);
    if (this.providers.size < MAX_NAMED) this.providers.set(path, provider);
  }

  close(): void {
    const { prices, open, unnamed, reference, targets, tickers, filings, statements } = this;
    for (const plan of [prices, open, unnamed, reference, targets, tickers, filings, ...Object.values(statements)])
      plan.close();
    this.unpacked.close();
  }
}

/** True for a price file of which only the symbol is needed, and whose name may hold it. */
function mayBeNamed({ name }: LocatedFile, { asks }: LayoutQuestion): boolean {
  const lacksSymbol = asks[0]?.topic === "symbol";
  return lacksSymbol && (wordOfName(name) !== null || companyOfName(name) !== null);
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
  if (await isOfSec(file, head, { survey, run })) return null;
  if (isList(file, head, survey)) return null;
  const tables = await tablesOf(file, head, survey.unpacked);
  if (tables === null) return placePrices(file, head, { survey, run });
  for (const table of tables) {
    const start = await readHead(table);
    const issue = isList(table, start, survey) ? null : placePrices(table, start, { survey, run });
    if (issue !== null) run.found([issue]);
  }
  return tables.length > 0 ? null : issue("no-table", { file: file.name, symbol: symbolNamedBy(file.name) }, NO_TABLE);
}

const NO_TABLE = "It has no sheet, or no list, that is a table with a header and rows.";

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
function isList(file: LocatedFile, head: Head, survey: Survey): boolean {
  const targets = recogniseTargets(head);
  if (targets !== null) {
    survey.provided(file, providerOfTargets(targets));
    survey.targets.add(file, targets);
    return true;
  }
  const reference = recogniseReference(head.bytes, file.name);
  if (reference === null) return false;
  survey.provided(file, reference.source);
  survey.reference.add(file, reference);
  return true;
}

/**
 * Places the price files whose names may hold a symbol, once the lists of the import are read.
 *
 * @param lists What they say about symbols and names.
 */
export async function placeUnnamed(survey: Survey, run: ImportRun, lists: NamedSecurities): Promise<void> {
  if (survey.unnamed.length === 0) return;
  const named = new NamedFiles(() => namesOf(survey), {
    isKnown: (symbol) => lists.isKnown(symbol) || run.parent?.find(symbol)?.symbol === symbol,
    symbolNamed: (name) => lists.symbolNamed(name),
  });
  for (const { file } of survey.unnamed) {
    try {
      const head = await readHead(file);
      const symbol = named.symbolOf(file.name);
      const known = { ...knownOf(file), ...(symbol === null ? {} : { symbol }) };
      const prices = recognisePrices(head.bytes, file.name, { mappings: run.mappings, known });
      const issue = prices === null ? unrecognised(file, head, run) : plan(file, { head, prices }, survey);
      if (issue !== null) run.found([issue]);
    } catch (error) {
      run.found([fileIssue(file, error)]);
    }
  }
}

function* namesOf({ prices, open, unnamed }: Survey): Generator<string> {
  for (const files of [prices, open.files, unnamed]) for (const { file } of files) yield file.name;
}

function placePrices(file: LocatedFile, head: Head, { survey, run }: Placing): Issue | null {
  const prices = recognisePrices(head.bytes, file.name, { mappings: run.mappings, known: knownOf(file) });
  run.fits.hear(file.name, head.bytes, prices);
  if (prices === null) return unrecognised(file, head, run);
  if (prices.kind !== "question" || !mayBeNamed(file, prices)) return plan(file, { head, prices }, survey);
  survey.unnamed.add(file, "unnamed");
  return null;
}

interface Recognised {
  readonly head: Head;
  readonly prices: PriceFormat | LayoutQuestion;
}

function plan(file: LocatedFile, { head, prices }: Recognised, survey: Survey): Issue | null {
  if (survey.open.add(file, head, prices)) return null;
  if (prices.kind === "question") {
    survey.leave(file);
    return needsAnswer(file, prices);
  }
  survey.addPrices(file, prices);
  return null;
}

function unrecognised({ name }: LocatedFile, { bytes }: Head, run: ImportRun): Issue {
  const begins = sampleOf(bytes);
  if (begins !== null) run.sample({ file: name, begins });
  const misfit = mappingMisfit(bytes, run.mappings);
  if (misfit !== null) return issue("mapping-does-not-fit", { file: name, symbol: symbolNamedBy(name) }, misfit);
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
