import { isUnreported } from "../../figure/index.ts";
import { derived, type ItemId, type Periods, sharesOutstanding, type Traced } from "../../fundamentals/index.ts";
import { latestPeriods, type ValuedCompany } from "./valued-company.ts";

/** Flows of the last twelve months. */
const FLOWS = ["revenue", "netIncome", "operatingIncome", "discontinuedIncome"] as const satisfies readonly ItemId[];

/** Flows that go into one sum, and so must be of the same twelve months. */
const CASH_FLOWS = [
  "cfo",
  "capex",
  "freeCashFlow",
  "interestExpense",
  "stockCompensation",
] as const satisfies readonly ItemId[];

/** Balances that must be reported, and balances that are 0 where a balance sheet does not show them. */
const BALANCES = ["totalDebt", "commonEquity", "nonCurrentSecurities"] as const satisfies readonly ItemId[];
const OPTIONAL_BALANCES = ["preferred", "minorityInterest"] as const satisfies readonly ItemId[];

/** What valuations take from the statements. */
export type PartName =
  | (typeof FLOWS)[number]
  | (typeof CASH_FLOWS)[number]
  | (typeof BALANCES)[number]
  | (typeof OPTIONAL_BALANCES)[number]
  | "cash"
  | "averageDebt"
  | "sharesDiluted"
  | "sharesOutstanding"
  | "epsTtm";

/** Each with its whole evidence, down to the facts of the filings, or the reason why there is none. */
export interface StatementParts {
  readonly traced: Readonly<Record<PartName, Traced>>;
  /** True when the cash flows are of the last fiscal year: their last twelve months are not known. */
  readonly isYearsFlow: boolean;
}

/**
 * The lines of the statements that valuations are made of: flows of the last twelve months, balances of the latest
 * period.
 *
 * @param company The company on a day.
 * @see docs/rules.md 1.4, DCF-04, DCF-05
 *
 * @example
 * statementParts(apple).traced.cfo.value; // 118,254 million as of its 10-K for 2024
 */
export function statementParts(company: ValuedCompany): StatementParts {
  const periods = latestPeriods(company);
  const last = periods.list.length - 1;
  const assets = periods.item("assets", last);
  const each = <Name extends ItemId>(names: readonly Name[], of: (name: Name) => Traced): Record<Name, Traced> =>
    Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Traced>;
  const years = company.fundamentals.years;
  const isYearsFlow =
    periods.trailing("freeCashFlow", last).value === null &&
    periods.gapIn(["freeCashFlow"], last, periods.aYear) !== "restated-perimeter" &&
    isKnownOfYear(years, periods);
  const traced: StatementParts["traced"] = {
    ...each(FLOWS, (name) => periods.trailing(name, last)),
    ...each(CASH_FLOWS, (name) =>
      isYearsFlow ? years.item(name, years.list.length - 1) : periods.trailing(name, last),
    ),
    ...each(BALANCES, (name) => periods.item(name, last)),
    ...each(OPTIONAL_BALANCES, (name) => orNone(periods.item(name, last), assets)),
    cash: periods.item("cashAndShortTermInvestments", last),
    averageDebt: periods.average("totalDebt", last),
    sharesDiluted: periods.sharesDiluted(last),
    sharesOutstanding: sharesOutstanding(company.fundamentals),
    epsTtm: periods.epsTrailing(last),
  };
  return { traced, isYearsFlow };
}

/** The longest that a fiscal year may lie behind the latest quarter. */
const DAYS_OF_A_YEAR = 380;

/**
 * A filer that renames its cash flow within a year leaves quarters that cannot be separated; the year is still valid. Not so where
 * the quarters since count other things than the year (REC-13).
 */
function isKnownOfYear(years: Periods, periods: Periods): boolean {
  const year = years.list.at(-1);
  const latest = periods.list.at(-1);
  if (!year || !latest || latest.end - year.end > DAYS_OF_A_YEAR) return false;
  return years.item("freeCashFlow", years.list.length - 1).value !== null;
}

/** 0, proved by the total assets, for a line that a known balance sheet does not show. */
function orNone(line: Traced, assets: Traced): Traced {
  if (line.value !== null || !isUnreported(line.because) || assets.value === null) return line;
  return derived({ value: 0, how: "none-on-balance-sheet", rule: "1.4", parts: [assets], names: ["assets"] });
}
