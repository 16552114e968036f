import { type Figure, isUnreported, missing } from "../figure/index.ts";
import {
  derived,
  factsBehind,
  figureOf,
  firstAfterSeams,
  type ItemId,
  type Kind,
  type MetricSeam,
  metricOf,
  metricSeams,
  type Periods,
  PRINCIPAL_LINES,
  type Traced,
  unknown,
  usableAccounts,
} from "../fundamentals/index.ts";
import type { Day } from "../time/index.ts";
import { type CapitalInputs, type KnownParameter, taxRateOf, type ValuedCompany } from "../valuation/index.ts";
import { isFinancial } from "../words/index.ts";

/** Fiscal years that a moat is judged by: the latest ones. */
export const MOAT_YEARS = 10;

/** A company needs this share of its revenue as cash to operate; the rest is not invested in the business. */
const OPERATING_CASH = 0.02;

/** What the accounts say of a fiscal year. */
export interface MoatYear {
  readonly fiscalYear: number;
  readonly end: Day;
  /** Day on which a report first stated the year: the rates of that day are those that its capital is held to. */
  readonly filed: Day;
  /** Return on invested capital; of a financial on common equity. A fraction. */
  readonly returned: Figure;
  /** How the year was financed. */
  readonly capital: CapitalInputs;
}

/**
 * The returns of a company in each of its latest fiscal years, and how it was financed. Returns are held against each other, so that
 * those before the last seam of the income are missing.
 *
 * @param known The company on a day.
 * @returns At most ten years, oldest first; a year whose return cannot be computed says why.
 * @see MOAT-01, MOAT-02, FND-20, REC-13
 *
 * @example
 * moatYears({ fundamentals: apple, source: "sec" }).at(-1)?.returned.value; // 0.98 as of its 10-K for 2024
 */
export function moatYears(known: ValuedCompany): readonly MoatYear[] {
  const company = { ...known, fundamentals: usableAccounts(known.fundamentals) };
  const { years } = company.fundamentals;
  const first = Math.max(0, years.list.length - MOAT_YEARS);
  const from = firstAfterSeams(years, flowsOfReturn(company), first, years.list.length - 1);
  return years.list.slice(first).map(({ fiscalYear, end, filed }, k) => {
    const index = first + k;
    const year = ofYear(company, index);
    return {
      fiscalYear,
      end,
      filed: firstFiled(known, index) ?? filed,
      returned: index < from ? missing("restated-perimeter") : year.returned,
      capital: year.capital,
    };
  });
}

/**
 * The seams of what the returns of its fiscal years are made of.
 *
 * @param known The company on a day.
 * @returns Oldest first, with places in the list of all of its fiscal years.
 * @see MOAT-01, REC-13
 *
 * @example
 * moatSeams({ fundamentals: kmb, source: "sec" }).map(({ item }) => item); // ["operatingIncome"], between 2011 and 2012
 */
export function moatSeams(known: ValuedCompany): readonly MetricSeam[] {
  const company = { ...known, fundamentals: usableAccounts(known.fundamentals) };
  return metricSeams({ flows: flowsOfReturn(company) }, company.fundamentals.years);
}

/** The parts of the return of a company besides its capital. */
function flowsOfReturn({ fundamentals: { company } }: ValuedCompany): readonly ItemId[] {
  return isFinancial(company.type) ? metricOf("roe").flows : ["operatingIncome"];
}

/** The day on which the net income of a year was first stated, whatever has been restated since; else another principal line. */
function firstFiled({ fundamentals: { years, statements } }: ValuedCompany, index: number): Day | null {
  for (const id of PRINCIPAL_LINES) {
    const line = years.item(id, index);
    if (line.value === null) continue;
    const days = factsBehind(line).map((fact) => statements.copiesOf(fact)[0]?.filed ?? line.filed);
    if (days.length > 0) return Math.max(...days) as Day;
  }
  return null;
}

type Returned = Pick<MoatYear, "returned" | "capital">;

function ofYear(company: ValuedCompany, index: number): Returned {
  const { years } = company.fundamentals;
  const { returned, capital } = years.once(OF_YEAR, index, () => returnedIn(company, index));
  const shares = figureOf(years.sharesDiluted(index), company);
  return { returned, capital: { ...capital, figures: { ...capital.figures, shares } } };
}

const OF_YEAR: Kind<Returned> = { name: "return" };

/** All but the shares: these are counted anew after each split. */
function returnedIn(company: ValuedCompany, index: number): Returned {
  const { years, company: kind } = company.fundamentals;
  const taxRate = taxRateOf(company, index);
  const returned = isFinancial(kind.type)
    ? metricOf("roe").of(years, index)
    : returnOnInvestedCapital(years, index, taxRate.value);
  return { returned: figureOf(returned, company), capital: capitalOf(company, index, taxRate) };
}

/**
 * Operating income after tax over the mean of the capital invested at the end of a fiscal year and of the one before.
 *
 * @param years Fiscal years of the company.
 * @param index Of the fiscal year.
 * @param taxRate A fraction.
 * @see MOAT-01
 *
 * @example
 * // 133,050 million after 16.6 % tax over the mean of 122,138 and 104,090 million.
 * returnOnInvestedCapital(apple.years, indexOf2025, 0.162).value; // 0.94
 */
function returnOnInvestedCapital(years: Periods, index: number, taxRate: number): Traced {
  if ((years.list[index]?.unbroken ?? 0) < 2) return unknown(index < 1 ? "too-few-periods" : "periods-missing");
  const income = years.item("operatingIncome", index);
  const before = investedCapital(years, index - 1);
  const now = investedCapital(years, index);
  if (income.value === null) return income;
  if (now.value === null) return now;
  if (before.value === null) return before;
  const capital = (before.value + now.value) / 2;
  if (capital <= 0) return unknown("denominator-not-positive", "investedCapital");
  const value = (income.value * (1 - taxRate)) / capital;
  const { start, end } = income;
  const names = ["operatingIncome", "investedCapital", "investedCapital"];
  return derived({
    value,
    unit: "pure",
    how: "ratio",
    rule: "MOAT-01",
    parts: [income, before, now],
    names,
    start,
    end,
  });
}

/** Debt and all equity, less the cash that the business does not need. */
function investedCapital(years: Periods, index: number): Traced {
  const debt = orNone(years.item("totalDebt", index), years, index);
  const equity = years.item("equityWithMinority", index);
  const cash = years.item("cashAndShortTermInvestments", index);
  const revenue = years.item("revenue", index);
  for (const part of [debt, equity, cash, revenue]) if (part.value === null) return part;
  const parts = [debt, equity, cash, revenue].filter((part) => part.value !== null);
  const redeemable = years.item("temporaryEquity", index);
  const [owed = 0, owned = 0, held = 0, sold = 0] = parts.map(({ value }) => value);
  const spare = Math.max(0, held - OPERATING_CASH * sold);
  const value = owed + owned + (redeemable.value ?? 0) - spare;
  const names = ["totalDebt", "equityWithMinority", "cashAndShortTermInvestments", "revenue"];
  return derived({ value, how: "sum", rule: "MOAT-01", parts, names });
}

/** A complete balance sheet that shows no debt, of a company that reports no interest, has none. */
function orNone(debt: Traced, years: Periods, index: number): Traced {
  const assets = years.item("assets", index);
  const interest = years.item("interestExpense", index);
  if (debt.value !== null || debt.because !== "not-reported" || assets.value === null || (interest.value ?? 0) > 0) {
    return debt;
  }
  return derived({ value: 0, how: "none-on-balance-sheet", rule: "1.4", parts: [assets], names: ["assets"] });
}

function capitalOf(company: ValuedCompany, index: number, taxRate: KnownParameter): CapitalInputs {
  const { years } = company.fundamentals;
  const of = (traced: Traced): Figure => figureOf(traced, company);
  const debt = orNone(years.item("totalDebt", index), years, index);
  const preferred = years.item("preferred", index);
  return {
    figures: {
      totalDebt: of(debt),
      preferred: preferred.value === null && isUnreported(preferred.because) ? missing("not-reported") : of(preferred),
      interestExpense: of(years.item("interestExpense", index)),
      averageDebt: of(years.average("totalDebt", index)),
      sharesOutstanding: missing("not-available-from-provider"),
      shares: missing("not-available-from-provider"),
    },
    defaults: { taxRate },
  };
}
