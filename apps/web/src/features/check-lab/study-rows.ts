import type { WireFigure, WireForwardReturns } from "@plumbline/contract";
import type { CheckStudyAnswer } from "./check-study.query.ts";

/** Companies on one side of a check. */
export interface StudySide {
  readonly n: number;
  readonly mean: WireFigure;
  readonly median: WireFigure;
}

/** How far the sides lie apart. */
export interface StudyDifference {
  readonly difference: WireFigure;
  /** Null where there are too few companies or years for one. */
  readonly interval: { readonly low: number; readonly high: number } | null;
}

/** One year, or all of them, with figures that can be questioned. */
export interface StudyRow extends StudyDifference {
  readonly passed: StudySide;
  readonly failed: StudySide;
}

export interface StudyYearRow extends StudyRow {
  readonly day: string;
  readonly until: string;
  readonly unknown: number;
}

type Comparison = CheckStudyAnswer["overall"];
type Provenance = CheckStudyAnswer["provenance"];

/** The years of a study, oldest first. */
export function yearRows({ years, provenance }: CheckStudyAnswer): readonly StudyYearRow[] {
  return years.map(({ day, until, unknown, ...comparison }) => ({
    ...{ day, until, unknown },
    ...rowOf(comparison, { ...provenance, periodStart: day, periodEnd: until }),
  }));
}

/** All years of a study together. */
export function overallRow({ overall, years, provenance }: CheckStudyAnswer): StudyRow {
  const first = years[0]?.day;
  return rowOf(overall, first === undefined ? provenance : { ...provenance, periodStart: first });
}

/** All years, the companies of each compared among themselves. */
export function withinYears({ withinYears: { difference, interval } }: CheckStudyAnswer): StudyDifference {
  return { difference, interval: "low" in interval ? interval : null };
}

function rowOf({ passed, failed, difference, interval }: Comparison, provenance: Provenance): StudyRow {
  return {
    passed: sideOf(passed, provenance),
    failed: sideOf(failed, provenance),
    difference: figureOf(difference, provenance),
    interval: "low" in interval ? interval : null,
  };
}

function sideOf({ n, mean, median }: WireForwardReturns, provenance: Provenance): StudySide {
  return { n, mean: figureOf(mean, provenance), median: figureOf(median, provenance) };
}

function figureOf(value: number | null, provenance: Provenance): WireFigure {
  return value === null ? { value, because: "too-few-members" } : { value, provenance };
}
