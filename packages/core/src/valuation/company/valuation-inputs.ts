import { type Figure, missing } from "../../figure/index.ts";
import { type CompanyType, FLOWS_OF_EPS, figureOf, usableAccounts } from "../../fundamentals/index.ts";
import type { InputNote } from "../../words/index.ts";
import { baseFlowOf, netDebtOf, type PartFigures } from "./base-flow.ts";
import { composedFigure } from "./composed-figure.ts";
import { defaultGrahamGrowth, defaultShortTermGrowth } from "./default-growth.ts";
import type { KnownParameter } from "./parameter.ts";
import { type PartName, type StatementParts, statementParts } from "./statement-parts.ts";
import { defaultTaxRate } from "./tax-rate.ts";
import { latestYears, type ValuedCompany } from "./valued-company.ts";

/** Figures that are composed of several parts. */
export type ComposedName = "baseFlow" | "netDebt" | "shares" | "epsThreeYears" | "bookValuePerShare";

/** The figures that the models and their default parameters are made of. */
export const MODEL_FIGURES = [
  "baseFlow",
  "netDebt",
  "shares",
  "sharesOutstanding",
  "epsTtm",
  "bookValuePerShare",
  "totalDebt",
  "preferred",
  "interestExpense",
  "averageDebt",
] as const satisfies readonly (PartName | ComposedName)[];

/** What the models need from the accounts of a company. */
export interface ModelInputs {
  readonly figures: Readonly<Record<(typeof MODEL_FIGURES)[number], Figure>>;
  /** The defaults that are made of the accounts alone. */
  readonly defaults: Readonly<Record<"taxRate" | "shortTermGrowth" | "grahamGrowth", KnownParameter>>;
  readonly companyType: CompanyType;
}

/** What the models take from a company, each as a figure, and the evidence behind them. */
export interface ValuationInputs extends ModelInputs {
  readonly figures: Readonly<Record<PartName | ComposedName, Figure>>;
  /** The lines of the statements with everything they were made of. */
  readonly parts: StatementParts["traced"];
  readonly notes: readonly InputNote[];
}

export interface ValuationInputsOptions {
  /** Count pay in shares as the expense it is; off unless given. */
  readonly deductStockCompensation?: boolean;
}

/**
 * What a discounted cash flow and Graham's formulas start from, as it could be known on the day of the accounts.
 *
 * @param known The company on a day.
 * @param options What to count otherwise than by default.
 * @see DCF-04, DCF-05, GRA-01, GRA-05, FND-20
 *
 * @example
 * valuationInputsAsOf({ fundamentals: apple, source: "sec" }).figures.baseFlow; // { value: 1.0e11, provenance: ... }
 */
export function valuationInputsAsOf(known: ValuedCompany, options: ValuationInputsOptions = {}): ValuationInputs {
  const company = { ...known, fundamentals: usableAccounts(known.fundamentals) };
  const { traced: parts, isYearsFlow } = statementParts(company);
  const names = Object.keys(parts) as PartName[];
  const figures = Object.fromEntries(names.map((name) => [name, figureOf(parts[name], company)])) as PartFigures;
  const taxRate = defaultTaxRate(company);
  const notes: InputNote[] = isYearsFlow ? ["flow-of-fiscal-year"] : [];
  const shares = sharesOf(figures, company, notes);
  return {
    figures: {
      ...figures,
      baseFlow: baseFlowOf(figures, { taxRate: taxRate.value, isAfterPay: options.deductStockCompensation }, notes),
      netDebt: netDebtOf(figures),
      shares,
      epsThreeYears: epsThreeYears(company),
      bookValuePerShare: composedFigure("GRA-05", [figures.commonEquity, counted(figures, company)], perShare),
    },
    parts,
    defaults: {
      taxRate,
      shortTermGrowth: defaultShortTermGrowth(company),
      grahamGrowth: defaultGrahamGrowth(company),
    },
    companyType: company.fundamentals.company.type,
    notes,
  };
}

function sharesOf(figures: PartFigures, company: ValuedCompany, notes: InputNote[]): Figure {
  if (figures.sharesDiluted.value !== null) return figures.sharesDiluted;
  notes.push("shares-not-diluted");
  return counted(figures, company);
}

/** Shares outstanding of the accounts, otherwise those that the provider of prices counts. */
function counted({ sharesOutstanding }: PartFigures, company: ValuedCompany): Figure {
  return sharesOutstanding.value === null ? (company.sharesOutstanding ?? sharesOutstanding) : sharesOutstanding;
}

function perShare(amount = Number.NaN, shares = Number.NaN): number {
  return shares > 0 ? amount / shares : Number.NaN;
}

const EARNINGS_YEARS = 3;

/** Graham's own preference: the mean of three fiscal years. */
function epsThreeYears(company: ValuedCompany): Figure {
  const { years } = company.fundamentals;
  const indexes = latestYears(company, EARNINGS_YEARS);
  if (indexes.length < EARNINGS_YEARS) return missing("too-few-periods");
  const gap = years.gapIn(FLOWS_OF_EPS, years.list.length - 1, EARNINGS_YEARS);
  if (gap) return missing(gap);
  const earnings = indexes.map((index) => figureOf(years.eps(index), company));
  return composedFigure("GRA-01", earnings, (...eps) => eps.reduce((sum, one) => sum + one, 0) / EARNINGS_YEARS);
}
