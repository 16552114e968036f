import type { Split } from "../series/index.ts";
import type { Day } from "../time/index.ts";
import { type CompanyClass, type CompanyType, classifyCompany, conceptSignal } from "./company/company-type.ts";
import type { PreparedFacts } from "./facts/prepared-facts.ts";
import { soundFacts } from "./facts/sound-facts.ts";
import { fiscalQuarters, fiscalYears } from "./periods/fiscal-sequence.ts";
import { namedYears } from "./periods/fiscal-years.ts";
import { itemLookups } from "./periods/item-at.ts";
import { type Periods, periodsOf } from "./periods/periods.ts";
import { type Statements, statementsAsOf } from "./periods/statements.ts";

/** Everything that is known of a company's accounts on a day. */
export interface Fundamentals {
  readonly asOf: Day;
  readonly currency: string;
  readonly company: CompanyClass;
  readonly statements: Statements;
  readonly quarters: Periods;
  readonly years: Periods;
  /** True when the company reports years only: its columns are fiscal years. */
  readonly isAnnualOnly: boolean;
  /** True when the latest period ended more than 185 days (of annual filers: 500 days) before the day. */
  readonly isStale: boolean;
}

export interface FundamentalsOptions {
  readonly asOf: Day;
  /** Splits of the share, from the price provider; without them per-share numbers stay as filed. */
  readonly splits?: readonly Split[];
  /** SIC code of the company; `null` or absent when unknown. */
  readonly sic?: number | null;
  /** Name of its industry, which tells the type where there is no SIC code; `null` or absent when unknown. */
  readonly industry?: string | null;
  /** Company type where it is known otherwise; it wins over both. */
  readonly type?: CompanyType;
}

const STALE_QUARTER_DAYS = 185;
/** A year, and the half year that a foreign annual report may take. */
const STALE_YEAR_DAYS = 500;

/** Ages in days at which accounts are judged otherwise, though nothing was filed. */
const AGES: readonly number[] = [STALE_QUARTER_DAYS, STALE_YEAR_DAYS];

/**
 * The days on which the same accounts are judged otherwise because they have grown older.
 *
 * @param ends Last days of the latest quarter and of the latest fiscal year; none of what is not known.
 * @returns Rising; on all other days only filings and splits change what is known of a company.
 *
 * @example
 * agingDays([day("2024-03-31")])[0]; // the 186th day after the quarter: 2024-10-03
 */
export function agingDays(ends: readonly Day[]): readonly Day[] {
  return [...new Set(ends.flatMap((end) => AGES.map((age) => (end + age + 1) as Day)))].sort((a, b) => a - b);
}

/**
 * Looks at a company's accounts as they could be known on a day. Nothing is computed before it is asked for.
 *
 * @param prepared Facts of the company, see `prepareFacts`.
 * @param options The day, splits, and what is known of the kind of company.
 * @see GEN-06, FND-04, FND-10, FND-16
 *
 * @example
 * const known = fundamentalsAsOf(prepareFacts(facts), { asOf: day("2020-08-01"), sic: 3571 });
 * known.years.eps(known.years.list.length - 1).value; // 11.89 for Apple, before the split
 */
export function fundamentalsAsOf(prepared: PreparedFacts, options: FundamentalsOptions): Fundamentals {
  const { asOf, splits = [], sic = null, industry = null, type } = options;
  const statements = statementsAsOf(soundFacts(prepared, { asOf, splits }), { asOf, splits });
  const classified = classifyCompany({ sic, industry }, conceptSignal(prepared, asOf));
  const company = type === undefined ? classified : { ...classified, type };
  const isBank = company.type === "bank" || company.type === "broker";
  const names = namedYears(prepared.annualReports, asOf);
  const items = itemLookups(statements, isBank);
  const years = periodsOf({ span: "year", list: fiscalYears(statements, names), statements, items });
  const list = fiscalQuarters(statements, names, items.quarter);
  const quarters = periodsOf({ span: "quarter", list, years: years.list, statements, items });
  const lastQuarter = quarters.list.at(-1)?.end ?? Number.NEGATIVE_INFINITY;
  const lastYear = years.list.at(-1)?.end ?? Number.NEGATIVE_INFINITY;
  const isAnnualOnly = lastYear - lastQuarter > STALE_QUARTER_DAYS;
  const age = asOf - (isAnnualOnly ? lastYear : lastQuarter);
  return {
    asOf,
    currency: statements.currency,
    company,
    statements,
    quarters,
    years,
    isAnnualOnly,
    isStale: age > (isAnnualOnly ? STALE_YEAR_DAYS : STALE_QUARTER_DAYS),
  };
}
