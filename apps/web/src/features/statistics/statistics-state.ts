import { STATISTICS_YEARS, type StatisticsYears } from "@plumbline/contract/calls";

/** Parts of the page that a link can lead to, in their order. */
export const STATISTICS_VIEWS = ["months", "table", "years", "drawdowns", "risk", "rolling"] as const;
export type StatisticsView = (typeof STATISTICS_VIEWS)[number];

/** What the reader has chosen to see. It stands in the address, so that a link shows the same. */
export interface StatisticsState {
  readonly years: StatisticsYears;
  readonly basis: "total" | "price";
  readonly isLessMarket: boolean;
  /** The chosen calendar month, 0 for January; null for the month of the headline. */
  readonly month: number | null;
  readonly view: StatisticsView | null;
}

export const DEFAULT_STATISTICS: StatisticsState = {
  years: "5",
  basis: "total",
  isLessMarket: false,
  month: null,
  view: null,
};

/** Receives the step from the current state to the next one. */
export type ChangeStatistics = (change: (current: StatisticsState) => StatisticsState) => void;

type Parameters = "years" | "basis" | "market" | "month" | "view";

const MONTH = /^(?:[1-9]|1[0-2])$/;

/** Reads the state from an address. A parameter that is missing or wrong has its value of `DEFAULT_STATISTICS`. */
export function readStatisticsState(query: Readonly<Record<string, string>>): StatisticsState {
  return {
    years: STATISTICS_YEARS.find((years) => years === query.years) ?? DEFAULT_STATISTICS.years,
    basis: query.basis === "price" ? "price" : "total",
    isLessMarket: query.market === "less",
    month: MONTH.test(query.month ?? "") ? Number(query.month) - 1 : null,
    view: STATISTICS_VIEWS.find((view) => view === query.view) ?? null,
  };
}

/** Writes the state for an address: only what differs from `DEFAULT_STATISTICS`; undefined removes a parameter. */
export function writeStatisticsState(state: StatisticsState): Record<Parameters, string | undefined> {
  return {
    years: state.years === DEFAULT_STATISTICS.years ? undefined : state.years,
    basis: state.basis === DEFAULT_STATISTICS.basis ? undefined : state.basis,
    market: state.isLessMarket ? "less" : undefined,
    month: state.month === null ? undefined : String(state.month + 1),
    view: state.view ?? undefined,
  };
}
