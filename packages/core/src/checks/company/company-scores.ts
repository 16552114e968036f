import { type Figure, missing, type Provenance, type Reason } from "../../figure/index.ts";
import {
  aYearBefore,
  type Fundamentals,
  gapWithin,
  type ItemId,
  metricOf,
  type Periods,
  provenanceOf,
  type Traced,
} from "../../fundamentals/index.ts";
import type { Day } from "../../time/index.ts";
import { isFinancial } from "../../words/index.ts";
import { type Altman, type AltmanInputs, altman } from "../altman.ts";
import { MIN_PIOTROSKI_SIGNALS, type Piotroski, type PiotroskiYear, piotroski } from "../piotroski.ts";
import { type Accounts, latestPeriods } from "./accounts.ts";

/** The two scores of a company with all their inputs; null where they do not fit or there is no year. */
export interface CompanyScores {
  readonly piotroski: Piotroski | null;
  readonly altman: Altman | null;
}

/**
 * The scores of Piotroski and Altman of a company.
 *
 * @param fundamentals The company on a day.
 * @param marketValue Market value of its equity, in the currency of its accounts; null when unknown.
 * @returns No scores of accounts that are too old. No Altman score of banks, brokers, insurers and property companies, which his
 *   samples leave out; of these a Piotroski score only where enough of its lines are filed, and none of a bank.
 * @see docs/rules.md 3.5 and 3.6; REC-14
 *
 * @example
 * companyScores(apple, 3.9e12).piotroski?.score; // 8
 */
export function companyScores(fundamentals: Fundamentals, marketValue: number | null): CompanyScores {
  const isTooOld = fundamentals.accounts?.state === "accounts-too-old";
  if (isTooOld) return { piotroski: null, altman: null };
  const isIndustrial = !isFinancial(fundamentals.company.type);
  return {
    piotroski: piotroskiOf(fundamentals),
    altman: isIndustrial ? altman({ ...altmanTerms(fundamentals), marketValue }) : null,
  };
}

/** Fiscal years in a row that the signals compare; of the first only balances are read. */
const PIOTROSKI_YEARS = 3;

/** The numbers of the accounts that Altman scores are made of. */
export const ALTMAN_TERMS = [
  "currentAssets",
  "currentLiabilities",
  "retainedEarnings",
  "operatingIncome",
  "equity",
  "liabilities",
  "revenue",
  "assets",
] as const satisfies readonly Exclude<keyof AltmanInputs, "marketValue">[];

/** The inputs of the Altman score of a type of company, except the market value; null terms where it means nothing. */
export interface AltmanAccounts {
  readonly kind: "z" | "zNonManufacturer";
  readonly terms: Omit<AltmanInputs, "marketValue"> | null;
  /** The report that the score is based on; null where there is none. */
  readonly report: Provenance | null;
  /** Why there is no score where one of its numbers is missing. */
  readonly because: Reason;
}

/** Piotroski's score as the checks need it: only with eight signals or more. */
export function piotroskiInput(accounts: Accounts): Figure {
  const { years, accounts: age } = accounts.fundamentals;
  if (age?.state === "accounts-too-old") return missing("accounts-too-old");
  const score = piotroskiOf(accounts.fundamentals);
  const report = reportBehind(accounts, years, "3.5");
  const isScored = score !== null && score.available >= MIN_PIOTROSKI_SIGNALS;
  return isScored && report !== null
    ? { value: score.score, provenance: report }
    : missing(whyNoSignals(accounts.fundamentals));
}

/** What the accounts of a company contribute to its Altman score: Z of a manufacturer, Z'' of any other company. */
export function altmanAccounts(accounts: Accounts): AltmanAccounts {
  const { type } = accounts.fundamentals.company;
  return {
    kind: type === "manufacturer" ? "z" : "zNonManufacturer",
    terms: isFinancial(type) ? null : altmanTerms(accounts.fundamentals),
    report: reportBehind(accounts, latestPeriods(accounts), "3.6"),
    because: leftOutOrSilent(Object.values(altmanLines(accounts.fundamentals))),
  };
}

/**
 * The Altman score as the checks need it.
 *
 * @param marketValue Of the equity; a manufacturer without one has no score for the same reason.
 * @see D9
 */
export function altmanInput({ kind, terms, report, because }: AltmanAccounts, marketValue: Figure): Figure {
  if (kind === "z" && terms !== null && marketValue.value === null) return marketValue;
  const score = terms && altman({ ...terms, marketValue: marketValue.value })[kind].score;
  return score === null || report === null ? missing(because) : { value: score, provenance: report };
}

/** Lines of the signals of Piotroski; for the long-term debt of a company without any debt, the total is used. */
const SIGNAL_LINES = [
  "netIncome",
  "cfo",
  "assets",
  "totalDebt",
  "assetsCurrent",
  "liabilitiesCurrent",
  "revenue",
  "grossProfit",
] as const satisfies readonly ItemId[];

/** The gap in the years where there is one, otherwise why the lines are missing. */
function whyNoSignals({ years }: Fundamentals): Reason {
  const last = years.list.length - 1;
  const gap = gapWithin(years.list, last, PIOTROSKI_YEARS);
  if (gap) return gap;
  const before = aYearBefore(years, years);
  const lines = SIGNAL_LINES.flatMap((id) => [years.item(id, last), before.item(id, last), years.item(id, last - 2)]);
  return leftOutOrSilent([...lines, years.sharesDiluted(last), years.sharesDiluted(last - 1)]);
}

/** A number that a company keeps to itself is another matter than one that the market's data leaves out. */
function leftOutOrSilent(lines: readonly Traced[]): Reason {
  const reasons = lines.flatMap((line) => (line.value === null ? [line.because] : []));
  const isSilent = reasons.length > 0 && reasons.every((because) => because === "not-reported");
  return isSilent ? "not-reported" : "not-in-market-data";
}

/** A score is made of a whole report: its provenance is that of the total assets in it. */
function reportBehind({ source }: Accounts, periods: Periods, formula: string): Provenance | null {
  const assets = periods.item("assets", periods.list.length - 1);
  if (assets.value === null) return null;
  const { concept: _, ...report } = provenanceOf(assets, { source, formula });
  return report;
}

function piotroskiOf(fundamentals: Fundamentals): Piotroski | null {
  const { years, company } = fundamentals;
  const last = years.list.length - 1;
  if (company.type === "bank" || gapWithin(years.list, last, PIOTROSKI_YEARS)) return null;
  const shares = sharesOfYears(fundamentals, last);
  const of = (lines: Periods, index: number, ofShares: number): PiotroskiYear =>
    fiscalYear(company, (id) => lines.item(id, index).value, shares.get(ofShares) ?? null);
  // The year before as the filings of the latest year count it (REC-14).
  const before = aYearBefore(years, years);
  const yearBefore = of(before, last, last - 1);
  const score = piotroski({
    year: of(years, last, last),
    yearBefore,
    twoYearsBefore: of(years, last - 2, last - 2),
  });
  return isFinancial(company.type) && score.available < MIN_PIOTROSKI_SIGNALS ? null : score;
}

function fiscalYear(
  company: Fundamentals["company"],
  item: (id: ItemId) => number | null,
  shares: number | null,
): PiotroskiYear {
  const netIncome = item("netIncome");
  return {
    netIncome: netIncome === null ? null : netIncome - (item("discontinuedIncome") ?? 0),
    assets: item("assets"),
    cfo: item("cfo"),
    // The long-term debt of a company without debt is 0 too.
    longTermDebt: item("longTermDebt") ?? (item("totalDebt") === 0 ? 0 : null),
    currentAssets: item("assetsCurrent"),
    currentLiabilities: item("liabilitiesCurrent"),
    shares,
    grossProfit: metricOf("grossMargin").notFor.includes(company.type) ? null : item("grossProfit"),
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

function altmanTerms(fundamentals: Fundamentals): Omit<AltmanInputs, "marketValue"> {
  const lines = altmanLines(fundamentals);
  return Object.fromEntries(ALTMAN_TERMS.map((name) => [name, lines[name].value])) as ReturnType<typeof altmanTerms>;
}

function altmanLines(fundamentals: Fundamentals): Readonly<Record<(typeof ALTMAN_TERMS)[number], Traced>> {
  const periods = fundamentals.isAnnualOnly ? fundamentals.years : fundamentals.quarters;
  const last = periods.list.length - 1;
  const item = (id: ItemId): Traced => periods.item(id, last);
  return {
    currentAssets: item("assetsCurrent"),
    currentLiabilities: item("liabilitiesCurrent"),
    retainedEarnings: item("retainedEarnings"),
    operatingIncome: periods.trailing("operatingIncome", last),
    equity: item("equity"),
    liabilities: item("liabilities"),
    revenue: periods.trailing("revenue", last),
    assets: item("assets"),
  };
}
