import type { WireEquity, WireHonesty } from "@plumbline/contract";
import { type ChartLine, dayPlaces } from "../../charts/index.ts";

/** What the equity of a run can be held against, in the order of the legend. */
export const BESIDE = ["benchmark", "buyAndHold", "equalWeight"] as const;
export type Beside = (typeof BESIDE)[number];

/** The token of each line, the same in chart, legend and table. */
export const LINE_COLOURS: Readonly<Record<"value" | Beside, string>> = {
  value: "var(--series-1)",
  benchmark: "var(--series-2)",
  buyAndHold: "var(--series-3)",
  equalWeight: "var(--series-4)",
};

export type EquityScale = "linear" | "log";

/** Lines that are drawn at most this many days apart from the next stop; more would not be seen. */
const MAX_STOPS = 1500;

/** A curve with the account behind which the others lie. */
export interface EquityLines {
  readonly lines: readonly ChartLine[];
  readonly drawdown: readonly ChartLine[];
  readonly places: readonly number[];
  /** Row of the equity that each stop shows. */
  readonly rows: readonly number[];
}

/**
 * The lines of a run, thinned to what a screen can show: the lowest and the highest account value of each stretch stay.
 *
 * @param scale `log` draws logarithms, so that equal growth has equal height.
 */
export function equityLines(equity: WireEquity, scale: EquityScale): EquityLines {
  const rows = keptRows(equity.value);
  const allPlaces = dayPlaces(equity.date);
  const places = rows.map((row) => allPlaces[row] ?? 0);
  const drawn = (values: readonly (number | null)[]) => rows.map((row) => scaled(values[row] ?? null, scale));
  const beside = BESIDE.flatMap((key): ChartLine[] => {
    const values = equity[key];
    return values === null ? [] : [{ key, tone: "other", colour: LINE_COLOURS[key], places, values: drawn(values) }];
  });
  const value: ChartLine = {
    key: "value",
    tone: "main",
    colour: LINE_COLOURS.value,
    places,
    values: drawn(equity.value),
  };
  const falls = rows.map((row) => equity.drawdown[row] ?? null);
  return {
    lines: [...beside.toReversed(), value],
    drawdown: [{ key: "drawdown", tone: "main", colour: "var(--loss)", places, values: falls, isFilled: true }],
    places,
    rows,
  };
}

/**
 * The row from which on a run is out of sample: the last day that was known when the strategy was saved, which the return of the days
 * after it is measured from.
 *
 * @returns Null of rules that were never saved, and of a run without days after that.
 * @example
 * outOfSampleRow(["2026-01-05", "2026-01-06", "2026-01-07"], { since: "2026-01-06", ... }); // 1
 */
export function outOfSampleRow(
  dates: readonly string[],
  outOfSample: Pick<NonNullable<WireHonesty["outOfSample"]>, "since"> | null,
): number | null {
  if (outOfSample === null) return null;
  const first = dates.findIndex((date) => date > outOfSample.since);
  return first < 0 ? null : Math.max(0, first - 1);
}

function scaled(value: number | null, scale: EquityScale): number | null {
  if (value === null || scale === "linear") return value;
  return value > 0 ? Math.log10(value) : null;
}

/** Rows that are kept: first and last, and of each stretch the lowest and the highest value. */
function keptRows(values: readonly (number | null)[]): number[] {
  if (values.length <= MAX_STOPS) return values.map((_, row) => row);
  const stretch = Math.ceil((2 * values.length) / MAX_STOPS);
  const kept = new Set([0, values.length - 1]);
  for (let from = 0; from < values.length; from += stretch) {
    let [low, high] = [from, from];
    for (let row = from; row < Math.min(from + stretch, values.length); row++) {
      if ((values[row] ?? 0) < (values[low] ?? 0)) low = row;
      if ((values[row] ?? 0) > (values[high] ?? 0)) high = row;
    }
    kept.add(low).add(high);
  }
  return [...kept].toSorted((one, other) => one - other);
}
