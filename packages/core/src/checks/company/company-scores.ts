import { type Figure, missing, type Provenance } from "../../figure/index.ts";
import { type Fundamentals, gapWithin, type ItemId, type Periods, provenanceOf } from "../../fundamentals/index.ts";
import type { Day } from "../../time/index.ts";
import { type Altman, altman } from "../altman.ts";
import { FINANCIALS } from "../check.ts";
import { FEWEST_PIOTROSKI_SIGNALS, type Piotroski, type PiotroskiYear, piotroski } from "../piotroski.ts";
import { type Accounts, latestPeriods } from "./accounts.ts";

/** The two scores of a company with everything they were made of; null where they do not fit or there is no year. */
export interface CompanyScores {
  readonly piotroski: Piotroski | null;
  readonly altman: Altman | null;
}

/**
 * The scores of Piotroski and Altman of a company.
 *
 * @param fundamentals The company on a day.
 * @param marketValue Market value of its equity, in the currency of its accounts; null when unknown.
 * @returns Null scores for banks, brokers, insurers and property companies.
 * @see finance.md 3.5, 3.6
 *
 * @example
 * companyScores(apple, 3.9e12).piotroski?.score; // 8
 */
export function companyScores(fundamentals: Fundamentals, marketValue: number | null): CompanyScores {
  if ((FINANCIALS as readonly string[]).includes(fundamentals.company.type)) return { piotroski: null, altman: null };
  return { piotroski: piotroskiOf(fundamentals), altman: altmanOf(fundamentals, marketValue) };
}

/**
 * The scores as the checks ask for them: Piotroski's only with eight signals or more, Altman's that of the kind of
 * company.
 *
 * @param marketValue What they were made on; a manufacturer without one has no Altman score for the same reason.
 * @see F11, D9
 */
export function scoreInputs(
  accounts: Accounts,
  scores: CompanyScores,
  marketValue: Figure,
): Readonly<Record<"piotroski" | "altman", Figure>> {
  const { years, company } = accounts.fundamentals;
  const kind = company.type === "manufacturer" ? "z" : "zNonManufacturer";
  const of = (value: number | null, periods: Periods, formula: string): Figure => {
    const provenance = reportBehind(accounts, periods, formula);
    return value === null || provenance === null ? missing("not-reported") : { value, provenance };
  };
  const isScored = scores.piotroski !== null && scores.piotroski.available >= FEWEST_PIOTROSKI_SIGNALS;
  const isUnpriced = kind === "z" && scores.altman !== null && marketValue.value === null;
  return {
    piotroski: of(isScored ? (scores.piotroski?.score ?? null) : null, years, "3.5"),
    altman: isUnpriced ? marketValue : of(scores.altman?.[kind].score ?? null, latestPeriods(accounts), "3.6"),
  };
}

/** A score is made of a whole report: its provenance is that of the total assets in it. */
function reportBehind({ source }: Accounts, periods: Periods, formula: string): Provenance | null {
  const assets = periods.item("assets", periods.list.length - 1);
  if (assets.value === null) return null;
  const { concept: _, ...report } = provenanceOf(assets, { source, formula });
  return report;
}

function piotroskiOf(fundamentals: Fundamentals): Piotroski | null {
  const { years } = fundamentals;
  const last = years.list.length - 1;
  if (gapWithin(years.list, last, 3)) return null;
  const shares = sharesOfYears(fundamentals, last);
  const of = (index: number): PiotroskiYear => fiscalYear(years, index, shares.get(index) ?? null);
  return piotroski({ year: of(last), yearBefore: of(last - 1), twoYearsBefore: of(last - 2) });
}

function fiscalYear(years: Periods, index: number, shares: number | null): PiotroskiYear {
  const item = (id: ItemId): number | null => years.item(id, index).value;
  const netIncome = item("netIncome");
  return {
    netIncome: netIncome === null ? null : netIncome - (item("discontinuedIncome") ?? 0),
    assets: item("assets"),
    cfo: item("cfo"),
    // Of a company without debt the part that is long is 0 too.
    longTermDebt: item("longTermDebt") ?? (item("totalDebt") === 0 ? 0 : null),
    currentAssets: item("assetsCurrent"),
    currentLiabilities: item("liabilitiesCurrent"),
    shares,
    grossProfit: item("grossProfit"),
    revenue: item("revenue"),
  };
}

/** How far the balance sheet's count may lie from the end of the year. */
const DAYS_FROM_YEAR_END = 6;

/** Shares outstanding on the balance sheets of two years; the averages of both where one of them is not shown. */
function sharesOfYears({ years, statements }: Fundamentals, last: number): ReadonlyMap<number, number | null> {
  const counts = statements.shares("CommonStockSharesOutstanding", 0);
  const onBalance = (index: number): number | null => {
    const end = years.list[index]?.end as Day;
    return counts.find((count) => Math.abs(count.end - end) <= DAYS_FROM_YEAR_END)?.value ?? null;
  };
  const both = [last, last - 1];
  const isShown = both.every((index) => onBalance(index) !== null);
  return new Map(both.map((index) => [index, isShown ? onBalance(index) : years.sharesDiluted(index).value]));
}

function altmanOf(fundamentals: Fundamentals, marketValue: number | null): Altman {
  const periods = fundamentals.isAnnualOnly ? fundamentals.years : fundamentals.quarters;
  const last = periods.list.length - 1;
  const item = (id: ItemId): number | null => periods.item(id, last).value;
  return altman({
    currentAssets: item("assetsCurrent"),
    currentLiabilities: item("liabilitiesCurrent"),
    retainedEarnings: item("retainedEarnings"),
    operatingIncome: periods.trailing("operatingIncome", last).value,
    marketValue,
    equity: item("equity"),
    liabilities: item("liabilities"),
    revenue: periods.trailing("revenue", last).value,
    assets: item("assets"),
  });
}
