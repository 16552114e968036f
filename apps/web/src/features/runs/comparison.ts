import { type ChartLine, SERIES_COLOURS } from "../../charts/index.ts";
import type { Run } from "./runs.query.ts";
import { listedExecutions } from "./trade-items.ts";

const DAY = 86_400_000;

/** Days between two points that are drawn; a week is finer than a screen. */
const EVERY = 5;

/** Equity curves of several runs as growth of 100, on one axis of days. */
export interface ComparedLines {
  readonly lines: readonly ChartLine[];
  /** First and last day of all. */
  readonly from: string;
  readonly to: string;
}

/** @param runs Each with a result. */
export function comparedLines(runs: readonly Run[]): ComparedLines {
  const days = runs.map(({ result }) => result?.equity.date ?? []);
  const from = days.map((dates) => dates[0] ?? "").toSorted()[0] ?? "";
  const to =
    days
      .map((dates) => dates.at(-1) ?? "")
      .toSorted()
      .at(-1) ?? "";
  const span = Date.parse(to) - Date.parse(from) || DAY;
  const lines = runs.map(({ id, result }, k): ChartLine => {
    const { date = [], value = [] } = result?.equity ?? {};
    const rows = date.map((_, row) => row).filter((row) => row % EVERY === 0 || row === date.length - 1);
    const first = value[0] ?? null;
    return {
      key: id,
      tone: k === 0 ? "main" : "other",
      colour: SERIES_COLOURS[k],
      places: rows.map((row) => (Date.parse(date[row] ?? from) - Date.parse(from)) / span),
      values: rows.map((row) => rebased(value[row] ?? null, first)),
    };
  });
  return { lines, from, to };
}

function rebased(value: number | null, first: number | null): number | null {
  return value === null || first === null || first <= 0 ? null : (100 * value) / first;
}

/**
 * Place of the best value in a row of figures; null where none or all are the best.
 *
 * @example
 * bestOf([0.1, 0.3, null], "highest"); // 1
 */
export function bestOf(values: readonly (number | null)[], best: "highest" | "lowest"): number | null {
  const known = values.flatMap((value) => (value === null ? [] : [value]));
  if (known.length < 2) return null;
  const target = best === "highest" ? Math.max(...known) : Math.min(...known);
  return known.every((value) => value === target) ? null : values.indexOf(target);
}

/**
 * The versions of the data that runs were computed on, each once.
 *
 * @example
 * dataVersionsOf([{ dataVersion: "a" }, { dataVersion: "b" }, { dataVersion: "a" }]); // ["a", "b"]
 */
export function dataVersionsOf(runs: readonly Pick<Run, "dataVersion">[]): readonly string[] {
  return [...new Set(runs.map(({ dataVersion }) => dataVersion))];
}

/** Whether the trades of a run are those of an earlier version of the engine, to which each sale of a part was one. */
export function countsPartialSales({ result }: Pick<Run, "result">): boolean {
  return result !== null && listedExecutions(result.executions) === null;
}
