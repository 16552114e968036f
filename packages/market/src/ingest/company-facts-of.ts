import { type CompanyFacts, type Fact, type Issue, say } from "../model/index.ts";
import { issue } from "../quality/index.ts";
import { InputError, type LocatedFile, type ReadAhead } from "../sources/files/index.ts";
import {
  checkIdentity,
  cikOfFileName,
  mergeFacts,
  parseTicker,
  type ReadCompanyFacts,
  readCompanyFacts,
  tickerOfFileName,
  tidyName,
  withoutRoundedCopies,
} from "../sources/sec/index.ts";
import { fileIssue } from "./file-issue.ts";
import type { ImportRun } from "./import-run.ts";
import type { SecurityMaster } from "./security-master.ts";
import type { StatementDeliveries } from "./statement-deliveries.ts";

/** What an import shares with the steps that read companies. */
export interface CompanyReading {
  readonly master: SecurityMaster;
  readonly run: ImportRun;
  /** Reads files ahead. */
  readonly ahead: ReadAhead;
  /** Facts of the SEC's data sets. */
  readonly statements: StatementDeliveries;
}

/**
 * All facts of one company: those of the market and those of the files, each once.
 *
 * @param cik Central index key.
 * @param files Its companyfacts files, in any order; a file that cannot be used becomes an issue.
 * @param reading The import.
 * @returns The company, and how many facts the files stated.
 */
export async function companyFactsOf(
  cik: number,
  files: readonly LocatedFile[],
  { statements, ...reading }: CompanyReading,
): Promise<CompanyFacts & { readonly delivered: number }> {
  const { master, run } = reading;
  const read: ReadCompanyFacts[] = [];
  for (const file of files) {
    const company = await readOne(cik, file, reading);
    if (company !== null) read.push(company);
  }
  read.sort((left, right) => vintage(left) - vintage(right));
  const before = run.parent?.facts(cik) ?? null;
  const stated = statedBy(cik, { statements, master });
  const deliveries = [...(stated === null ? [] : [stated.facts]), ...read.map(({ company }) => company.facts)];
  const { facts: merged, contradictions } = mergeFacts(before === null ? deliveries : [before.facts, ...deliveries]);
  // What the market has may be of data sets too: then the days of companyfacts come later.
  const mayHaveCopies = stated !== null || (before !== null && read.length > 0);
  const facts = mayHaveCopies ? withoutRoundedCopies(merged) : merged;
  run.found(contradictionIssues(master.symbolsOf(cik)[0] ?? null, contradictions));
  const entityName = bestName(
    cik,
    [before?.entityName, stated?.entityName, ...read.map(({ company }) => company.entityName)],
    master,
  );
  return { cik, entityName, facts, delivered: deliveries.reduce((sum, delivery) => sum + delivery.length, 0) };
}

/** The company by the data sets: behind companyfacts, which have the days as filed. */
function statedBy(
  cik: number,
  { statements, master }: Pick<CompanyReading, "statements" | "master">,
): CompanyFacts | null {
  const company = statements.company(cik);
  if (company === null) return null;
  const { entityName } = company;
  master.addFacts({ cik, entityName, symbol: null });
  return { ...company, facts: mergeFacts([company.facts, []]).facts };
}

async function readOne(
  cik: number,
  file: LocatedFile,
  { master, run, ahead }: Omit<CompanyReading, "statements">,
): Promise<ReadCompanyFacts | null> {
  try {
    const read = await readCompanyFacts(ahead.take(file), run);
    const { company, ticker, tradingSymbol } = read;
    if (company.cik !== cik)
      throw new InputError("wrong-company", say("two-keys", { first: String(cik), second: String(company.cik) }));
    const claims = { fileName: file.name, cik, entityName: company.entityName, ticker, facts: company.facts };
    const notes = checkIdentity(claims, master.directory);
    const stated = parseTicker(ticker) ?? tickerOfFileName(file.name) ?? tradingSymbol;
    master.addFacts({ cik, entityName: company.entityName, symbol: stated });
    const symbol = symbolOf(cik, { master, run });
    run.found([...notes, ...read.issues].map((issue) => ({ ...issue, symbol: issue.symbol ?? symbol })));
    return read;
  } catch (error) {
    run.found([fileIssue(file, error, symbolOf(cikOfFileName(file.name) ?? cik, { master, run }))]);
    return null;
  }
}

/** The symbol that a company is best known by, to the lists or to the market. */
export function symbolOf(cik: number, { master, run }: Pick<CompanyReading, "master" | "run">): string | null {
  const [listed] = master.symbolsOf(cik);
  return listed ?? run.parent?.instruments.find((instrument) => instrument.cik === cik)?.symbol ?? null;
}

/** A file is as new as its last filing. */
function vintage({ company }: ReadCompanyFacts): number {
  return company.facts.reduce((latest, { filed }) => Math.max(latest, filed), Number.NEGATIVE_INFINITY);
}

/** The newest name that can be the company's own; a co-registrant's is passed over where a list has another. */
function bestName(cik: number, names: readonly (string | undefined)[], { directory }: SecurityMaster): string {
  const stated = names.filter((name) => name !== undefined && name !== "").reverse() as string[];
  const listed = directory.namesOf(cik)[0];
  return stated.find((name) => directory.canBeNamed(cik, name)) ?? (listed ? tidyName(listed) : (stated[0] ?? ""));
}

function contradictionIssues(symbol: string | null, contradictions: readonly Fact[]): Issue[] {
  const [first] = contradictions;
  if (first === undefined) return [];
  const count = contradictions.length;
  const { taxonomy, unit, accession, value } = first;
  const detail = say("copies-differ", { count, concept: `${taxonomy}:${first.concept}`, unit, accession, value });
  return [issue("copies-disagree", { symbol, count }, detail)];
}
