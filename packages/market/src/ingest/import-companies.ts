import { prepareFacts } from "@plumbline/core/fundamentals";
import type { Split } from "@plumbline/core/series";
import { withoutRatioChanges } from "../companies/index.ts";
import type { Fact, Filing } from "../model/index.ts";
import { ReadAhead } from "../sources/files/index.ts";
import { compareFilings, MAX_FACTS_FILE_BYTES } from "../sources/sec/index.ts";
import { type AnnualForm, annualFormsOf } from "./annual-forms.ts";
import { companyFactsOf } from "./company-facts-of.ts";
import { type AccountsReading, CONTRADICTION_CODES, contradictionIssues } from "./contradiction-issues.ts";
import { filingRecordOf } from "./filing-record.ts";
import type { PricedSymbol } from "./import-prices.ts";
import type { ImportRun } from "./import-run.ts";
import { readFilingsOf } from "./import-submissions.ts";
import { scaleSlipIssues } from "./scale-slip-issues.ts";
import type { SecurityMaster } from "./security-master.ts";
import type { StatedFilings } from "./stated-filings.ts";
import type { StatementDeliveries } from "./statement-deliveries.ts";
import type { Survey } from "./survey.ts";

/** Enough to keep the disk and the decompression busy while one company is parsed. */
const FILES_AHEAD = 4;

/** What went into the snapshot. */
export interface ImportedCompanies {
  /** Companies that have facts. */
  readonly ciks: readonly number[];
  /** Companies that have facts or filings. */
  readonly companies: number;
  readonly facts: number;
  /** By company, the days on which it filed for the end of a listing. */
  readonly delistings: ReadonlyMap<number, readonly number[]>;
  /** Of companies that have filed annual reports of foreign issuers: when the form of their annual reports changed. */
  readonly annualForms: ReadonlyMap<number, readonly AnnualForm[]>;
  /** Facts and filings that the files of this import state, copies included. */
  readonly delivered: number;
}

/** What is known beside the facts. */
export interface KnownCompanies {
  /** What the lists state; which companies have facts is added to it. */
  readonly master: SecurityMaster;
  /** Its splits bring share counts to one basis. */
  readonly priced: readonly PricedSymbol[];
  /** Facts of the SEC's data sets. */
  readonly statements: StatementDeliveries;
  /** Hears which reports there are; `null` where no report is imported. */
  readonly stated: StatedFilings | null;
}

/**
 * Reads the facts and filings of each company, joins them with those that the market has, and writes them in ascending
 * order of key. One company is in memory at a time.
 *
 * @param survey The files.
 * @param known Lists and prices.
 * @param run The import.
 */
export async function importCompanies(
  survey: Survey,
  { master, priced, statements, stated }: KnownCompanies,
  run: ImportRun,
): Promise<ImportedCompanies> {
  const splitsOf = splitsBySymbol(priced, run);
  const known = run.parent?.instruments.flatMap(({ cik }) => cik ?? []) ?? [];
  const ciks = [
    ...new Set([...known, ...survey.companyFacts.keys(), ...statements.ciks, ...survey.submissions.keys()]),
  ];
  ciks.sort((left, right) => left - right);
  const kindOf = kindsOfCompanies(master, run);
  const withFacts: number[] = [];
  const delistings = new Map<number, readonly number[]>();
  const annualForms = new Map<number, readonly AnnualForm[]>();
  let companies = 0;
  let facts = 0;
  let delivered = 0;
  const files = ciks.flatMap((cik) => survey.companyFacts.get(cik) ?? []);
  const ahead = new ReadAhead(files, { depth: FILES_AHEAD, atMost: MAX_FACTS_FILE_BYTES });
  for (const [index, cik] of ciks.entries()) {
    const company = await companyFactsOf(cik, survey.companyFacts.get(cik) ?? [], {
      master,
      run,
      ahead,
      statements,
    });
    const [symbol = null] = master.symbolsOf(cik);
    if (company.delivered > 0) {
      judgeAccounts(company.facts, symbol, { run, splits: splitsOf(symbol), ...kindOf(cik, symbol) });
    }
    const filings = await readFilingsOf(survey.submissions.get(cik) ?? [], run);
    const allFilings = mergeFilings(run.parent?.filings(cik) ?? [], filings);
    stated?.hear(cik, company.facts, allFilings);
    hearForms(annualForms, cik, [...company.facts, ...allFilings]);
    const ends = filingRecordOf(allFilings).ends;
    if (ends.length > 0) delistings.set(cik, ends);
    delivered += company.delivered + filings.length;
    if (company.facts.length > 0) withFacts.push(cik);
    if (company.facts.length > 0 || allFilings.length > 0) {
      run.writer.addCompany({ cik, entityName: company.entityName, facts: company.facts }, allFilings);
      companies += 1;
      facts += company.facts.length;
    }
    run.progress({ phase: "companies", done: index + 1, total: ciks.length, amount: facts, unit: "facts" });
  }
  return { ciks: withFacts, companies, facts, delistings, annualForms, delivered };
}

/** Companies that have never reported on Form 20-F need no mention. */
function hearForms(
  heard: Map<number, readonly AnnualForm[]>,
  cik: number,
  filed: Parameters<typeof annualFormsOf>[0],
): void {
  const forms = annualFormsOf(filed);
  if (forms.some(({ family }) => family === "20-F")) heard.set(cik, forms);
}

/** Facts that decide how the accounts of a company are read, as the lists of this import or of earlier ones have it. */
function kindsOfCompanies(master: SecurityMaster, { parent }: ImportRun) {
  const before = new Map(parent?.instruments.map((instrument) => [instrument.cik, instrument]));
  return (cik: number, symbol: string | null): Pick<AccountsReading, "sic" | "industry"> => {
    const known = before.get(cik);
    const industry = symbol === null ? null : master.reference(symbol)?.industry;
    return { sic: master.submissions(cik)?.sic ?? known?.sic ?? null, industry: industry ?? known?.industry ?? null };
  };
}

interface Judging extends Omit<AccountsReading, "asOf"> {
  readonly run: ImportRun;
}

/** Reports what the accounts of a company say against themselves, in place of what earlier imports found. */
function judgeAccounts(facts: readonly Fact[], symbol: string | null, { run, ...reading }: Judging): void {
  for (const code of ["scale-slip", ...CONTRADICTION_CODES] as const) run.carried.forget(code, symbol);
  const asOf = run.today;
  const prepared = prepareFacts(facts);
  run.found(scaleSlipIssues(facts, symbol, { prepared, asOf, splits: reading.splits }));
  run.found(contradictionIssues(prepared, symbol, { asOf, ...reading }));
}

/** Splits of shares: changes of the ratio of a receipt are left out as far as covers of earlier imports tell them. */
function splitsBySymbol(
  priced: readonly PricedSymbol[],
  { parent }: ImportRun,
): (symbol: string | null) => readonly Split[] {
  const receipts = new Map(parent?.instruments.map((instrument) => [instrument.symbol, instrument.receipts]));
  const known = new Map<string | null, readonly Split[]>(
    priced.map(({ symbol, splits }) => [symbol, withoutRatioChanges(splits, receipts.get(symbol))]),
  );
  return (symbol) => known.get(symbol) ?? [];
}

/** Filings by accession, the newer list's word before the older one's; oldest filing first. */
function mergeFilings(older: readonly Filing[], newer: readonly Filing[]): Filing[] {
  const filings = new Map([...older, ...newer].map((filing) => [filing.accession, filing]));
  return [...filings.values()].sort(compareFilings);
}
