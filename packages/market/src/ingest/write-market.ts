import { hash } from "node:crypto";
import { join } from "node:path";
import type { Day } from "@plumbline/core/time";
import type { Manifest, SnapshotClosing, SnapshotSource } from "../snapshot/index.ts";
import { assembleInstruments } from "./assemble-instruments.ts";
import type { HashedFile } from "./hash-file.ts";
import { importCompanies } from "./import-companies.ts";
import { importFilings } from "./import-filings.ts";
import type { ImportOptions } from "./import-options.ts";
import { importPrices, type PricedSymbol } from "./import-prices.ts";
import { importReference } from "./import-reference.ts";
import type { ImportRun } from "./import-run.ts";
import { importSubmissions } from "./import-submissions.ts";
import { importTargets } from "./import-targets.ts";
import { type SettledLayout, settleQuestions } from "./layout-answers/index.ts";
import type { ListedFiles } from "./list-files.ts";
import { lossOf } from "./loss-of.ts";
import { PriceDeliveries } from "./price-deliveries.ts";
import { PriceWork, threadsFor } from "./price-work/index.ts";
import { type SortedDelivery, sortDelivery } from "./sort-delivery.ts";
import { StatedFilings } from "./stated-filings.ts";
import { unknownReceipts, withReceipts } from "./stated-receipts.ts";
import { StatementDeliveries } from "./statement-deliveries.ts";
import { Survey } from "./survey.ts";
import { SymbolOwners } from "./symbol-owners.ts";
import { TargetDeliveries } from "./target-deliveries.ts";
import { unjoinedCompanies } from "./unjoined-companies.ts";

/** A market that is complete but for its publication. */
export interface WrittenMarket {
  readonly closing: SnapshotClosing;
  readonly counts: Manifest["counts"];
  /** Why it must not be published, as a sentence; `null` when it may. */
  readonly refusal: string | null;
  /** The first symbols whose prices were delivered. */
  readonly symbols: readonly string[];
  /** By whose trading days their bars were judged. */
  readonly calendars: Readonly<Record<string, string | null>>;
  /** What was said about layouts of files that do not show everything. */
  readonly layouts: readonly SettledLayout[];
}

/**
 * Reads the files and writes all of the market but its publication.
 *
 * @param listed The files.
 * @param run The import.
 * @param options Where to set prices aside; whether to insist.
 */
export async function writeMarket(listed: ListedFiles, run: ImportRun, options: ImportOptions): Promise<WrittenMarket> {
  const survey = new Survey(join(options.dataDirectory, "tmp"));
  try {
    const sorted = await sortDelivery(listed, run, survey);
    const { knownCurrency } = sorted;
    const layouts = await settleQuestions(
      survey.open,
      { run, options, knownCurrency },
      {
        addPrices: (file, format) => survey.addPrices(file, format),
        addTargets: (file, format) => survey.addTargets(file, format),
        leave: (file) => survey.leave(file),
      },
    );
    const work = new PriceWork(threadsFor(survey.prices.bytes));
    try {
      return { ...(await writeSurveyed({ listed, survey, sorted }, { run, work }, options)), layouts };
    } finally {
      await work.close();
    }
  } finally {
    survey.close();
  }
}

interface Delivery {
  readonly listed: ListedFiles;
  readonly survey: Survey;
  readonly sorted: SortedDelivery;
}

interface Importing {
  readonly run: ImportRun;
  readonly work: PriceWork;
}

async function writeSurveyed(
  { listed, survey, sorted: { master, lists } }: Delivery,
  { run, work }: Importing,
  { dataDirectory, force = false }: ImportOptions,
): Promise<Omit<WrittenMarket, "layouts">> {
  const series = importReference(lists, run);
  const targetDeliveries = await TargetDeliveries.read(survey, run);
  const deliveries = await PriceDeliveries.read(survey, run, { work, folder: join(dataDirectory, "tmp"), master });
  const stated = new StatedFilings(join(dataDirectory, "tmp"));
  const statements = new StatementDeliveries(join(dataDirectory, "tmp"));
  try {
    await statements.read(survey, run);
    await importSubmissions(survey, deliveries.symbols, { master, statements, run });
    const former = deliveries.settle(new SymbolOwners(lists.memberships, master), run);
    const priced = await importPrices(deliveries, { master, targets: targetDeliveries }, { run, work });
    const companies = await importCompanies(
      survey,
      { master, priced, statements, stated: survey.filings.length > 0 ? stated : null },
      run,
    );
    const { calendars } = deliveries;
    const { ciks, delistings } = companies;
    const parts = { priced, ciks, delistings, former, calendars, master, parent: run.parent };
    const assembled = assembleInstruments(parts);
    run.carried.forgetKinds(["prices-without-accounts", "accounts-without-prices", "receipt-ratio-unknown"]);
    run.found(unjoinedCompanies(assembled, ciks));
    const targets = importTargets(targetDeliveries, assembled, run);
    const given = { instruments: assembled, master, stated, folder: join(dataDirectory, "tmp") };
    const texts = await importFilings(survey, given, run);
    const { annualForms } = companies;
    const instruments = withReceipts(assembled, { covers: texts.covers, annualForms, master, parent: run.parent });
    run.found(unknownReceipts(instruments, ciks, run.today as Day));
    run.writer.addIssues(run.carried.remaining(deliveries.symbols));
    const counts = {
      instruments: instruments.length,
      priced: priced.length,
      bars: priced.reduce((sum, { bars }) => sum + bars, 0),
      companies: companies.companies,
      facts: companies.facts,
      targets: targets.targets,
      series,
      ...(texts.filings > 0 && { filingTexts: texts.filings }),
    };
    const delivered = [companies, targets, lists, texts].reduce(
      (sum, part) => sum + part.delivered,
      deliveredSymbols(priced),
    );
    const refusal = delivered === 0 ? nothingUsable(listed) : unfit(counts, run, force);
    const createdAt = new Date().toISOString();
    const closing = { instruments, fictional: false, createdAt, sources: sourcesOf(listed, survey, run) };
    const named = priced.filter(({ isDelivered }) => isDelivered).slice(0, MAX_NAMED);
    const symbols = named.map(({ symbol }) => symbol);
    const judgedBy = Object.fromEntries(named.map(({ symbol, listing }) => [symbol, listing.calendar]));
    return { closing, counts, refusal, symbols, calendars: judgedBy };
  } finally {
    stated.close();
    statements.close();
    deliveries.close();
  }
}

function deliveredSymbols(priced: readonly PricedSymbol[]): number {
  return priced.filter(({ isDelivered }) => isDelivered).length;
}

function nothingUsable({ count }: ListedFiles): string {
  const what = count === 1 ? "The one file" : `None of the ${count} files`;
  return `${what} could${count === 1 ? " not" : ""} be used; the market stays as it is.`;
}

function unfit(counts: Manifest["counts"], { parent }: ImportRun, force: boolean): string | null {
  if (counts.instruments === 0) return "The files hold neither prices nor company facts: there is nothing to show.";
  return parent === null || force ? null : lossOf(parent.manifest.counts, counts);
}

/** No more symbols are named to the person who imports. */
const MAX_NAMED = 100;

/** The provider of a file of an unknown format. */
const UNRECOGNISED = "unrecognised";

/**
 * Every file that was looked at, so that the next import skips it; also files that could not be used, but for those that
 * wait for an answer.
 */
function sourcesOf(listed: ListedFiles, survey: Survey, { parent }: ImportRun): SnapshotSource[] {
  const sources = new Map(parent?.manifest.sources.map((source) => [source.sha256, source]));
  const found = listed.hashed === null ? sourcesTogether(listed, survey) : sourcesEach(listed.hashed, survey);
  for (const source of found) if (!sources.has(source.sha256)) sources.set(source.sha256, source);
  return [...sources.values()];
}

function sourcesEach(hashed: readonly HashedFile[], { providers, unanswered }: Survey): SnapshotSource[] {
  const read = hashed.filter(({ path }) => !unanswered.has(path) || providers.has(path));
  return read.map(({ file, path, bytes, sha256 }) => ({
    provider: providers.get(path) ?? UNRECOGNISED,
    file,
    bytes,
    sha256,
  }));
}

/** Very many files are named as one; where they are of several providers, each stands for itself. */
function sourcesTogether({ together }: ListedFiles, { allProviders }: Survey): SnapshotSource[] {
  const [first = UNRECOGNISED, ...others] = [...allProviders].sort();
  const { file, bytes, sha256 } = together;
  const further = others.map((provider) => ({
    provider,
    file,
    bytes,
    sha256: hash("sha256", `${sha256} ${provider}`),
  }));
  return [{ provider: first, file, bytes, sha256 }, ...further];
}
