import type { WireStatistics } from "@plumbline/contract";
import type { EvidenceLabel } from "@plumbline/contract/calls";

type Tested = Pick<WireStatistics, "calendar" | "years" | "window" | "running" | "provenance" | "overall">;

interface Given {
  /** Returns of the years from 2021 on, January to December; null where there is none. */
  readonly years: readonly (readonly (number | null)[])[];
  readonly average?: readonly (number | null)[];
  readonly evidence?: Readonly<Record<number, EvidenceLabel>>;
  readonly q?: Readonly<Record<number, number>>;
  readonly running?: WireStatistics["running"];
}

const twelve = <Value>(value: Value): Value[] => new Array<Value>(12).fill(value);

/** Statistics with the given returns, and defaults for the rest. */
export function statisticsOf({ years, average, evidence = {}, q = {}, running = null }: Given): WireStatistics {
  const missing = { value: null, because: "history-too-short" } as const;
  const column = twelve<number | null>(null);
  const tested: Tested = {
    provenance: { source: "demo", formula: "STA-11", periodStart: "2021-01-01", periodEnd: "2022-12-31" },
    window: { from: "2021-01-01", to: "2022-12-31", months: 24, isComplete: true },
    running,
    calendar: {
      n: twelve(years.length),
      average: [...(average ?? column)],
      median: column,
      winRate: column,
      best: column,
      worst: column,
      low: column,
      high: column,
      p: column,
      q: column.map((_, month) => q[month] ?? 1),
      winRateP: column,
      luck: (average ?? column).map((value) => (value === null ? null : 0.5)),
      evidence: column.map((_, month) => evidence[month] ?? "none"),
    },
    years: {
      year: years.map((_, row) => 2021 + row),
      months: years.map((months) => [...months]),
      n: years.map((months) => months.filter((value) => value !== null).length),
      total: years.map(() => 0.1),
      isPartial: years.map((months) => months.includes(null)),
    },
    overall: {
      n: 24,
      average: missing,
      geometricAverage: missing,
      median: missing,
      winRate: missing,
      best: missing,
      worst: missing,
      total: missing,
    },
  };
  return tested as WireStatistics;
}
