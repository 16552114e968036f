import type { Day } from "@plumbline/core/time";
import type { CompanyFacts, Filing, PriceHistory } from "@plumbline/market/model";
import type { Company } from "../companies/company.ts";
import type { Outlook } from "../companies/outlook.ts";
import type { ReportedQuarter } from "../companies/reported-quarters.ts";
import type { Economy } from "../economy/economy.ts";
import { shareBasis } from "../prices/share-basis.ts";
import { type AnnualReport, annualFigures } from "../reports/annual-figures.ts";
import { amountOf, type Books } from "./books.ts";
import { type FactCollector, type FilingOfFact, factCollector } from "./fact-collector.ts";
import { filingPlan, type PlannedFiling } from "./filing-plan.ts";
import { type Ledger, ledgerOf } from "./ledger.ts";
import { type Period, periodsOf } from "./periods.ts";
import { shareFigures } from "./share-figures.ts";
import { isForeign, linesOf, type StatementLine } from "./statement-lines.ts";

/** What a company's filings say, and their list. */
export interface Reporting {
  readonly facts: CompanyFacts;
  readonly filings: readonly Filing[];
  /** Annual reports as they were first filed, oldest first. */
  readonly annual: readonly AnnualReport[];
}

const COVER_LAG = 6;

/** Writes all filings of a company. */
export function reportingOf(
  company: Company,
  world: { outlook: Outlook; prices: PriceHistory; economy: Economy },
): Reporting {
  const { quarters } = world.outlook;
  const ledger = ledgerOf(company, world);
  const plan = filingPlan(company, { quarters, economy: world.economy, misstatement: ledger.misstatement });
  const collector = factCollector();
  const lines = linesOf(company);
  for (const filing of plan) {
    if (filing.quarter === null) continue;
    const report: Report = {
      company,
      outlook: world.outlook,
      ledger,
      source: sourceOf(filing, quarters[filing.quarter] as ReportedQuarter),
      basis: shareBasis(world.prices.actions.splits, filing.filed),
      collector,
      lines: lines(filing.filed),
      taxonomy: isForeign(company) ? "ifrs-full" : "us-gaap",
    };
    for (const period of periodsOf(quarters, filing.quarter)) writePeriod(report, period);
    writeShareCounts(report, filing.quarter);
  }
  const facts = { cik: company.cik, entityName: company.name.names.en.toUpperCase(), facts: collector.facts() };
  const filings = plan.map(({ quarter: _quarter, ...filing }) => filing);
  return { facts, filings, annual: annualReportsOf(company, plan, { outlook: world.outlook, ledger }) };
}

const YEAR = 4;

function annualReportsOf(
  { rounding }: Company,
  plan: readonly PlannedFiling[],
  { outlook, ledger }: { readonly outlook: Outlook; readonly ledger: Ledger },
): AnnualReport[] {
  return plan.flatMap(({ quarter, ...filing }) => {
    if (quarter === null || !["10-K", "20-F"].includes(filing.form) || quarter < YEAR - 1) return [];
    const yearUntil = (last: number) => {
      const books = Array.from({ length: YEAR }, (_, at) => ledger.at(last - YEAR + 1 + at, filing.filed));
      return annualFigures((outlook.quarters[last] as ReportedQuarter).fiscalYear, books, rounding);
    };
    const before = quarter < 2 * YEAR - 1 ? null : yearUntil(quarter - YEAR);
    return [{ filing, year: yearUntil(quarter), before, distress: outlook.distress[quarter] as number }];
  });
}

interface Report {
  readonly company: Company;
  readonly outlook: Outlook;
  readonly ledger: Ledger;
  readonly source: FilingOfFact;
  /** Shares of the filing's day to one share of the opening day. */
  readonly basis: number;
  readonly collector: FactCollector;
  readonly lines: readonly StatementLine[];
  readonly taxonomy: string;
}

function sourceOf({ accession, form, filed }: PlannedFiling, { fiscalYear, quarter }: ReportedQuarter): FilingOfFact {
  return { accession, form, filed, fiscalYear, fiscalPeriod: quarter === 4 ? "FY" : `Q${quarter}` };
}

function writePeriod(report: Report, period: Period): void {
  const books: Books[] = [];
  for (let index = period.first; index <= period.last; index++)
    books.push(report.ledger.at(index, report.source.filed));
  for (const line of report.lines) {
    if (period.statements.includes(line.statement) && (line.compared || !period.isComparative)) {
      writeLine(report, { line, period, books });
    }
  }
  if (period.statements.includes("income")) writeShareFigures(report, period, books);
}

function writeLine(
  report: Report,
  { line, period, books }: { line: StatementLine; period: Period; books: readonly Books[] },
): void {
  const { company, source, collector, outlook, taxonomy } = report;
  if (!books.some((one) => one[line.item] !== undefined)) return;
  const total = books.reduce((sum, one) => sum + amountOf(one, line.item), 0);
  if (line.sparse && total === 0) return;
  const start = line.statement === "balance" ? null : (outlook.quarters[period.first] as ReportedQuarter).start;
  const { end } = outlook.quarters[period.last] as ReportedQuarter;
  const { concept } = line;
  collector.add({ taxonomy, concept, unit: company.currency, start, end, value: total * company.rounding }, source);
}

function writeShareFigures(report: Report, period: Period, books: readonly Books[]): void {
  const { company, outlook, basis, collector, source, taxonomy } = report;
  const { start } = outlook.quarters[period.first] as ReportedQuarter;
  const { end } = outlook.quarters[period.last] as ReportedQuarter;
  const income = books.reduce((sum, one) => sum + amountOf(one, "commonIncome"), 0);
  for (const { compared, ...figure } of shareFigures(company, { outlook, period, income, basis })) {
    if (compared || !period.isComparative) collector.add({ taxonomy, ...figure, start, end }, source);
  }
}

/** The share count of the balance sheet, and that of the cover unless there are two classes. */
function writeShareCounts({ company, outlook, source, basis, collector }: Report, index: number): void {
  const { end } = outlook.quarters[index] as ReportedQuarter;
  const value = Math.round((outlook.shares[index] as number) * basis);
  if (!isForeign(company)) {
    collector.add(
      { taxonomy: "us-gaap", concept: "CommonStockSharesOutstanding", unit: "shares", start: null, end, value },
      source,
    );
  }
  if (company.secondSymbol !== null) return;
  const counted = Math.max(end, source.filed - COVER_LAG) as Day;
  const concept = "EntityCommonStockSharesOutstanding";
  collector.add({ taxonomy: "dei", concept, unit: "shares", start: null, end: counted, value }, source);
}
