import { type Figure, missing } from "../figure/index.ts";
import {
  type Applicability,
  type Derivation,
  derived,
  figureOf,
  firstAfterSeams,
  type ItemId,
  type Kind,
  metricOf,
  notApplicableTo,
  ownLine,
  type Periods,
  ratio,
  type Traced,
  UNCLASSIFIED_TYPES,
  unknown,
  usableAccounts,
  whyMissingOf,
} from "../fundamentals/index.ts";
import { median, standardDeviation } from "../stats/index.ts";
import type { ValuedCompany } from "../valuation/index.ts";
import { isFinancial, type MoatMeasure } from "../words/index.ts";
import { MOAT_YEARS } from "./moat-years.ts";

/** Years whose median is the level of a ratio, and how many of them must be known. */
const LEVEL = { of: 5, needed: 3 } as const;
/** Years that a variation or a slope needs. */
const MIN_YEARS = 5;

export type MoatMeasures = Readonly<Record<MoatMeasure, Figure>>;

/** A number of a fiscal year. */
interface Yearly {
  readonly fiscalYear: number;
  readonly traced: Traced;
}

/** Numbers of years as they are made into one. */
type Combine = (values: readonly number[], years: readonly number[]) => number;

/**
 * The accounts of the latest ten fiscal years as evidence of the sources of a moat. Levels are medians of the last five years; each
 * measure counts the years since the last seam of what it is made of.
 *
 * @param known The company on a day.
 * @returns Fractions; revenue is money of the latest year. Margins, costs, research, advertising, deferred revenue and capital
 *   expenditure exist of a financial only where it files the lines, and of a bank not at all.
 * @see MOAT-05 to MOAT-08, REC-13
 *
 * @example
 * moatMeasures({ fundamentals: apple, source: "sec" }).grossMargin.value; // 0.44 as of its 10-K for 2025
 */
export function moatMeasures(known: ValuedCompany): MoatMeasures {
  const company = { ...known, fundamentals: usableAccounts(known.fundamentals) };
  const { years } = company.fundamentals;
  const last = years.list.length - 1;
  const ofItems = years.once(OF_ITEMS, last, () => measuresOfItems(company));
  // Growth is from the year before as later filings count it, which may change though the years do not.
  const growthDeviation = figureOfMeasure(company, "growthDeviation", over(growthOfYears(years), standardDeviation));
  return { ...ofItems, growthDeviation };
}

type MeasuresOfItems = Omit<MoatMeasures, "growthDeviation">;

const OF_ITEMS: Kind<MeasuresOfItems> = { name: "moat-measures" };

/** A number of each of the latest years; before the last seam of its flows there is none. */
function eachYear(years: Periods, flows: readonly ItemId[], of: (index: number) => Traced): readonly Yearly[] {
  const { list } = years;
  const first = Math.max(0, list.length - MOAT_YEARS);
  const from = firstAfterSeams(years, flows, first, list.length - 1);
  return list.slice(first).map(({ fiscalYear }, k) => {
    const index = first + k;
    return { fiscalYear, traced: index < from ? unknown("restated-perimeter", flows[0]) : of(index) };
  });
}

function growthOfYears(years: Periods): readonly Yearly[] {
  return eachYear(years, ["revenue"], (index) =>
    ratio(years.item("revenue", index), years.yearBefore("revenue", index), ["revenue", "revenue"]),
  );
}

function measuresOfItems(company: ValuedCompany): MeasuresOfItems {
  const { years, company: kind } = company.fundamentals;
  const perRevenue = (id: ItemId, isOptional = false) =>
    eachYear(years, [id, "revenue"], (index) => {
      const item = years.item(id, index);
      const revenue = years.item("revenue", index);
      return ratio(isOptional ? orNothing(item, revenue) : item, revenue, [id, "revenue"]);
    });
  const isIndustrial = !isFinancial(kind.type);
  const margins = perRevenue("grossProfit");
  const deferred = perRevenue("deferredRevenue", isIndustrial);
  const traced: Readonly<Record<keyof MeasuresOfItems, Traced>> = {
    grossMargin: level(margins),
    grossMarginVariation: over(margins, (values) => standardDeviation(values) / meanAboveZero(values)),
    operatingMargin: level(perRevenue("operatingIncome").map(isIndustrial ? (year) => year : ownYear)),
    costTrend: over(margins, (values, at) => -slope(values, at)),
    researchIntensity: level(perRevenue("researchAndDevelopment", isIndustrial)),
    advertisingIntensity: level(perRevenue("advertising")),
    deferredRevenue: level(deferred),
    deferredTrend: over(deferred, slope),
    revenue: years.item("revenue", years.list.length - 1),
    capitalIntensity: level(perRevenue("capex")),
  };
  const figures = Object.entries(traced).map(([name, found]) => [
    name,
    figureOfMeasure(company, name as MoatMeasure, found),
  ]);
  return Object.fromEntries(figures) as MeasuresOfItems;
}

function figureOfMeasure(company: ValuedCompany, name: MoatMeasure, found: Traced): Figure {
  const { type } = company.fundamentals.company;
  const applicability = applicabilityOf(name);
  if (applicability.notFor.includes(type)) return missing(notApplicableTo(type));
  const figure = figureOf(found, company);
  return figure.value === null ? missing(whyMissingOf(figure.because, type, applicability)) : figure;
}

const OF_ALL_KINDS: Applicability = { notFor: [], ifFiledBy: [] };
const OF_GROSS_PROFIT: Applicability = { notFor: metricOf("grossMargin").notFor, ifFiledBy: ["broker", "reit"] };
const OF_OWN_LINES: Applicability = { notFor: ["bank"], ifFiledBy: UNCLASSIFIED_TYPES };

/** The kinds of company that a measure leaves out; that of gross profit leaves out those without a gross margin. */
function applicabilityOf(name: MoatMeasure): Applicability {
  if (name === "revenue" || name === "growthDeviation") return OF_ALL_KINDS;
  if (name === "grossMargin" || name === "grossMarginVariation" || name === "costTrend") return OF_GROSS_PROFIT;
  return OF_OWN_LINES;
}

function ownYear({ fiscalYear, traced }: Yearly): Yearly {
  return { fiscalYear, traced: ownLine(traced) };
}

/** 0 for a line that a complete report does not have, beside its revenue. */
function orNothing(item: Traced, revenue: Traced): Traced {
  if (item.value !== null || item.because !== "not-reported" || revenue.value === null) return item;
  return derived({ value: 0, how: "none-on-balance-sheet", rule: "MOAT-05", parts: [revenue], names: ["revenue"] });
}

/** The median of the last years. */
function level(yearly: readonly Yearly[]): Traced {
  return combined(yearly.slice(-LEVEL.of), LEVEL.needed, (values) => median(values));
}

/** A number of all years. */
function over(yearly: readonly Yearly[], combine: Combine): Traced {
  return combined(yearly, MIN_YEARS, combine);
}

function combined(yearly: readonly Yearly[], needed: number, combine: Combine): Traced {
  const parts: Derivation[] = [];
  const at: number[] = [];
  let missed: Traced | null = null;
  for (const { fiscalYear, traced } of yearly) {
    if (traced.value === null) {
      missed = traced;
      continue;
    }
    parts.push(traced);
    at.push(fiscalYear);
  }
  if (parts.length < needed) return yearly.length < needed ? unknown("too-few-periods") : (missed as Traced);
  const value = combine(
    parts.map((part) => part.value),
    at,
  );
  if (!Number.isFinite(value)) return unknown("denominator-not-positive");
  return derived({ value, unit: "pure", how: "average", rule: "MOAT-05", parts, start: parts[0]?.start ?? null });
}

/** NaN where the mean is 0 or less: nothing varies in proportion to that. */
function meanAboveZero(values: readonly number[]): number {
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  return average > 0 ? average : Number.NaN;
}

/** Change a year by least squares. */
function slope(values: readonly number[], years: readonly number[]): number {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const [meanValue, meanYear] = [mean(values), mean(years)];
  let [together, squares] = [0, 0];
  values.forEach((value, k) => {
    const apart = (years[k] as number) - meanYear;
    together += apart * (value - meanValue);
    squares += apart ** 2;
  });
  return together / squares;
}
