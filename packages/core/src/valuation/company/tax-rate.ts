import { type Figure, missing } from "../../figure/index.ts";
import {
  type Derivation,
  figureOf,
  firstStated,
  ITEMS,
  type ItemId,
  isStatedOn,
  type Kind,
  type Traced,
} from "../../fundamentals/index.ts";
import { composedFigure } from "./composed-figure.ts";
import { computedParameter, fallbackParameter, type KnownParameter } from "./parameter.ts";
import { type ValuedCompany, yearsUpTo } from "./valued-company.ts";

const RULE = "DCF-14";
const YEARS = 3;
const MAX_RATE = 0.35;
/** The federal rate of the United States since 2018. */
const STATUTORY_RATE = 0.21;

/**
 * The tax rate by which interest lowers the tax: what three fiscal years paid of their profit, so that one odd year
 * counts little.
 *
 * @param company The company.
 * @returns A fraction from 0 to 0.35; 0.21 where the years are not known, count different things or made no profit together.
 * @see DCF-14, REC-13
 *
 * @example
 * defaultTaxRate(apple).value; // (16,741 + 29,749 + 20,719) / (113,736 + 123,485 + 132,729) as of its 10-K for 2025
 */
export function defaultTaxRate(company: ValuedCompany): KnownParameter {
  return taxRateOf(company, company.fundamentals.years.list.length - 1);
}

/**
 * The same rate as a fiscal year and the two before it had it.
 *
 * @param company The company.
 * @param index Of the fiscal year.
 * @see DCF-14
 *
 * @example
 * taxRateOf(apple, apple.fundamentals.years.list.length - 1).value === defaultTaxRate(apple).value; // true
 */
export function taxRateOf(company: ValuedCompany, index: number): KnownParameter {
  return company.fundamentals.years.once(TAX_RATE, index, () => computedTaxRate(company, index));
}

const TAX_RATE: Kind<KnownParameter> = { name: "tax-rate" };

function computedTaxRate(company: ValuedCompany, index: number): KnownParameter {
  const { years } = company.fundamentals;
  const indexes = yearsUpTo(company, index, YEARS);
  const profits = indexes.map((year) => pretaxOf(company, year));
  const isOwnLine = profits.every((profit, k) => profit === years.item("pretax", indexes[k] as number));
  // Profits that were found beside the taxes count what the taxes count: a seam of the line that they replace says nothing of them.
  const flows: readonly ItemId[] = isOwnLine ? ["incomeTax", "pretax"] : ["incomeTax"];
  const isCut = years.gapIn(flows, index, YEARS) === "restated-perimeter";
  const sumOf = (lines: readonly Traced[]) => (isCut ? missing("restated-perimeter") : sumOfYears(company, lines));
  const inputs = {
    incomeTax: sumOf(indexes.map((year) => years.item("incomeTax", year))),
    pretax: sumOf(profits),
  };
  const { incomeTax, pretax } = inputs;
  if (incomeTax.value === null) return fallbackParameter(RULE, STATUTORY_RATE, incomeTax.because, inputs);
  if (pretax.value === null) return fallbackParameter(RULE, STATUTORY_RATE, pretax.because, inputs);
  if (pretax.value <= 0) return fallbackParameter(RULE, STATUTORY_RATE, "denominator-not-positive", inputs);
  const computed = incomeTax.value / pretax.value;
  return computedParameter({ rule: RULE, computed, within: [0, MAX_RATE], inputs });
}

function sumOfYears(company: ValuedCompany, lines: readonly Traced[]): Figure {
  if (lines.length < YEARS) return missing("too-few-periods");
  const figures = lines.map((line) => figureOf(line, company));
  return composedFigure(RULE, figures, (...values) => values.reduce((sum, value) => sum + value, 0));
}

/**
 * Pretax income of a fiscal year as the filing of its tax has it. A filer that changes the concept of its pretax income
 * leaves the old one as it was, when the tax has been restated for operations that were sold.
 */
function pretaxOf({ fundamentals: { years, statements } }: ValuedCompany, index: number): Traced {
  const tax = years.item("incomeTax", index);
  const pretax = years.item("pretax", index);
  if (tax.value === null || pretax.value === null) return pretax;
  const day = firstStated(tax, statements);
  if (isStatedOn(pretax, day, statements)) return pretax;
  const ofSameFiling = (number: Derivation) => number.end === pretax.end && isStatedOn(number, day, statements);
  const candidates = PRETAX_CONCEPTS.map((concept) => statements.years(concept).find(ofSameFiling));
  return candidates.find((candidate) => candidate !== undefined) ?? pretax;
}

const { find } = ITEMS.pretax;
const PRETAX_CONCEPTS =
  typeof find === "object" && "firstOf" in find ? find.firstOf.filter((concept) => typeof concept === "string") : [];
