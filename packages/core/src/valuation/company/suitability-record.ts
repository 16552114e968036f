import type { Figure } from "../../figure/index.ts";
import { FLOWS_OF_EPS, type Fundamentals, figureOf, firstAfterSeams, type ItemId } from "../../fundamentals/index.ts";
import { composedFigure } from "./composed-figure.ts";
import { itemGrowth } from "./growth-over-years.ts";
import { restatedNetIncome } from "./restated-net-income.ts";
import type { ValuationInputs } from "./valuation-inputs.ts";
import { latestYears, type ValuedCompany } from "./valued-company.ts";

/** The record of a company by which its suitability is judged. */
export interface SuitabilityRecord {
  readonly inputs: ValuationInputs;
  /** Fiscal years in a row up to the latest, ten at most, oldest first. Each history runs from its last seam on (REC-13). */
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
  const sinceSeam = (flows: readonly ItemId[]) => {
    const last = years.list.length - 1;
    const from = firstAfterSeams(years, flows, last + 1 - indexes.length, last);
    return indexes.filter((index) => index >= from);
  };
  const itemOf = (id: ItemId, index: number) => figureOf(years.item(id, index), company);
  const line = (id: ItemId) => sinceSeam([id]).map((index) => itemOf(id, index));
  const marginOf = (id: ItemId) =>
    sinceSeam([id, "revenue"]).map((index) => margin(itemOf(id, index), itemOf("revenue", index)));
  const operating = line("operatingIncome");
  const isOperating = operating.every(({ value }) => value !== null) && inputs.figures.operatingIncome.value !== null;
  const earned = isOperating ? "operatingIncome" : "netIncome";
  const { figures } = inputs;
  return {
    inputs,
    years: indexes.length,
    freeCashFlow: line("freeCashFlow"),
    freeCashFlowMargin: marginOf("freeCashFlow"),
    eps: sinceSeam(FLOWS_OF_EPS).map((index) => figureOf(years.eps(index), company)),
    earnings: line(earned),
    earningsMargin: marginOf(earned),
    latestEarningsMargin: margin(isOperating ? figures.operatingIncome : figures.netIncome, figures.revenue),
    latestFreeCashFlowMargin: margin(figures.freeCashFlow, figures.revenue),
    revenueGrowth: itemGrowth(company, "revenue"),
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
