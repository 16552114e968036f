import type { Figure } from "../../figure/index.ts";
import { type Fundamentals, figureOf, type ItemId } from "../../fundamentals/index.ts";
import { composedFigure } from "./composed-figure.ts";
import { multiYearGrowth } from "./growth-over-years.ts";
import { restatedNetIncome } from "./restated-net-income.ts";
import type { ValuationInputs } from "./valuation-inputs.ts";
import { latestYears, type ValuedCompany } from "./valued-company.ts";

/** The record of a company by which its suitability is judged. */
export interface SuitabilityRecord {
  readonly inputs: ValuationInputs;
  /** Fiscal years in a row up to the latest, ten at most, oldest first. */
  readonly years: number;
  readonly freeCashFlow: readonly Figure[];
  readonly freeCashFlowMargin: readonly Figure[];
  readonly eps: readonly Figure[];
  /** Operating income of each year; net income where it is not reported. */
  readonly earnings: readonly Figure[];
  readonly earningsMargin: readonly Figure[];
  /** Of the last twelve months. */
  readonly latestEarningsMargin: Figure;
  readonly latestFreeCashFlowMargin: Figure;
  readonly revenueGrowth: Figure;
  /** Largest change, within twelve months, of the net income of a past year; null where none was changed. */
  readonly restated: Readonly<Record<"before" | "now", Figure>> | null;
}

const MAX_YEARS = 10;

/** Gathers the record of a company. */
export function suitabilityRecord(
  company: ValuedCompany,
  inputs: ValuationInputs,
  yearBefore: Fundamentals | null,
): SuitabilityRecord {
  const { years } = company.fundamentals;
  const indexes = latestYears(company, MAX_YEARS);
  const line = (id: ItemId) => indexes.map((index) => figureOf(years.item(id, index), company));
  const revenue = line("revenue");
  const freeCashFlow = line("freeCashFlow");
  const operating = line("operatingIncome");
  const isOperating = operating.every(({ value }) => value !== null) && inputs.figures.operatingIncome.value !== null;
  const earnings = isOperating ? operating : line("netIncome");
  const { figures } = inputs;
  return {
    inputs,
    years: indexes.length,
    freeCashFlow,
    freeCashFlowMargin: freeCashFlow.map((flow, k) => margin(flow, revenue[k] as Figure)),
    eps: indexes.map((index) => figureOf(years.eps(index), company)),
    earnings,
    earningsMargin: earnings.map((income, k) => margin(income, revenue[k] as Figure)),
    latestEarningsMargin: margin(isOperating ? figures.operatingIncome : figures.netIncome, figures.revenue),
    latestFreeCashFlowMargin: margin(figures.freeCashFlow, figures.revenue),
    revenueGrowth: multiYearGrowth(company, (index) => years.item("revenue", index)),
    restated: yearBefore && restatedNetIncome(company, yearBefore),
  };
}

function margin(part: Figure, revenue: Figure): Figure {
  return composedFigure("GEN-04", [part, revenue], (amount = Number.NaN, whole = Number.NaN) =>
    whole > 0 ? amount / whole : Number.NaN,
  );
}

/** The numbers of the known figures. */
export function knownValues(figures: readonly Figure[]): readonly number[] {
  return figures.flatMap(({ value }) => (value === null ? [] : [value]));
}
