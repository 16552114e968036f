import { datePartsOf, dayOf, formatDay } from "@plumbline/core/time";
import { type Fact, type InputFile, type Issue, say } from "../../model/index.ts";
import { type FactReading, readFact } from "./fact-reader.ts";
import { FaultTally } from "./fault-tally.ts";
import type { SecReading } from "./read-company-facts.ts";
import { isoDay, type StatementFiling } from "./statement-filings.ts";
import { readStatementTable, type StatementRow } from "./statement-tables.ts";

/** What the other tables of the data sets state about numbers. */
export interface StatementLists {
  readonly filings: ReadonlyMap<string, StatementFiling>;
  /** Tag and version with a tab between. */
  readonly perShare: ReadonlySet<string>;
}

/** The facts of one filing that stand together in a table. */
export interface StatementFacts {
  readonly accession: string;
  readonly filing: StatementFiling;
  readonly facts: readonly Fact[];
}

const TAXONOMY = /^(us-gaap|ifrs|dei|srt|invest)\/\d{4}/;
/** A table in another order than by filing has no more of a filing together than this many times. */
const MAX_TOGETHER = 100_000;

/**
 * Reads the numbers of a data set as the facts that companyfacts would have of them: those of the company as a whole, in
 * tags of a taxonomy, not in a company's own. The end of a period is rounded to the end of a month there, and only its length
 * in quarters is stated: its first day is that of the first month.
 *
 * @param file A table of numbers.
 * @param lists Its filings, and which tags are amounts per share.
 * @param reading Today and days.
 * @param take Hears the facts of a filing, as far as they stand together, which by the SEC's order is all of them.
 * @returns What was wrong with single numbers.
 * @throws As `readStatementTable`.
 *
 * @see https://www.sec.gov/files/financial-statement-data-sets.pdf
 */
export async function readStatementNumbers(
  file: InputFile,
  lists: StatementLists,
  reading: SecReading,
  take: (facts: StatementFacts) => void,
): Promise<Issue[]> {
  const faults = new FaultTally();
  const facing = { ...reading, faults };
  let accession = "";
  let facts: Fact[] = [];
  const end = (): void => {
    const filing = lists.filings.get(accession);
    if (filing !== undefined && facts.length > 0) take({ accession, filing, facts });
    facts = [];
  };
  await readStatementTable(file, (row) => {
    if (row("adsh") !== accession || facts.length >= MAX_TOGETHER) end();
    accession = row("adsh");
    const filing = lists.filings.get(accession);
    if (filing === undefined)
      faults.add("no-accession", () => say("filing-unlisted", { accession: accession.slice(0, 40) }));
    else if (isOfWhole(row)) facts.push(...factsIn(row, filing, lists.perShare, facing));
  });
  end();
  return faults.issues(file.name);
}

/** Not a segment, a class of shares or a subsidiary; in the data sets with notes, not what the filer repeats either. */
function isOfWhole(row: StatementRow): boolean {
  const dimension = row("dimh");
  return (
    row("segments") === "" &&
    row("coreg") === "" &&
    (dimension === "" || dimension === "0x00000000") &&
    (row("iprx") || "0") === "0"
  );
}

/** One, or none where the number has no value, is in a tag of the company's own, or is faulty, which is counted. */
function factsIn(
  row: StatementRow,
  { form, filed, fiscalYear, fiscalPeriod }: StatementFiling,
  perShare: ReadonlySet<string>,
  reading: FactReading,
): Fact[] {
  const taxonomy = TAXONOMY.exec(row("version"))?.[1];
  if (taxonomy === undefined || row("value") === "") return [];
  const series = {
    taxonomy: taxonomy === "ifrs" ? "ifrs-full" : taxonomy,
    concept: row("tag"),
    unit: unitOf(row, perShare),
  };
  const fact = readFact(
    {
      ...periodOf(row, filed, reading),
      val: Number(row("value")),
      accn: row("adsh"),
      fy: fiscalYear,
      fp: fiscalPeriod,
      form,
      filed,
    },
    series,
    reading,
  );
  return fact === null ? [] : [fact];
}

/** The table of tags may be missing; most amounts per share are called so. */
function unitOf(row: StatementRow, perShare: ReadonlySet<string>): string {
  const unit = row("uom");
  const isPerShare = /PerShare/.test(row("tag")) || perShare.has(`${row("tag")}\t${row("version")}`);
  return isPerShare && /^[A-Z]{3}$/.test(unit) ? `${unit}/shares` : unit;
}

/**
 * The period of a number, as days. A count of shares "as of" the day before the filing is rounded to a month's end after it:
 * then the day of the filing is nearer.
 */
function periodOf(
  row: StatementRow,
  filed: string,
  { days }: FactReading,
): { start: string | null; end: string | null } {
  const end = isoDay(row("ddate"));
  const last = days.read(end);
  const quarters = Number(row("qtrs"));
  if (end === null || last === null || !/^\d{1,3}$/.test(row("qtrs"))) return { start: null, end: null };
  if (quarters === 0) return { start: null, end: end > filed && end.slice(0, 7) === filed.slice(0, 7) ? filed : end };
  const { year, month } = datePartsOf(last);
  return { start: formatDay(dayOf(year, month - 3 * quarters + 1, 1)), end };
}
