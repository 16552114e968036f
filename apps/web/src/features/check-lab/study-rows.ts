import type { WireFigure, WireForwardReturns } from "@plumbline/contract";
import type { StudyAnswer } from "./check-study.query.ts";

/** Companies on one side of a check. */
export interface StudySide {
  readonly n: number;
  readonly mean: WireFigure;
  readonly median: WireFigure;
}

/** The difference between the two sides. */
export interface StudyDifference {
  readonly difference: WireFigure;
  /** Null with too few companies or years. */
  readonly interval: { readonly low: number; readonly high: number } | null;
}

/** One year, or all of them, as figures with provenance. */
export interface StudyRow extends StudyDifference {
  readonly passed: StudySide;
  readonly failed: StudySide;
}

export interface StudyYearRow extends StudyRow {
  readonly day: string;
  readonly until: string;
  readonly unknown: number;
}

type SideComparison = StudyAnswer["overall"];
type Provenance = StudyAnswer["provenance"];

/** The years of a study, oldest first. */
export function yearRows({ years, provenance }: StudyAnswer): readonly StudyYearRow[] {
  return years.map(({ day, until, unknown, ...comparison }) => ({
    day,
    until,
    unknown,
    ...rowOf(comparison, { ...provenance, periodStart: day, periodEnd: until }),
  }));
}

/** All years of a study together. */
export function overallRow({ overall, years, provenance }: StudyAnswer): StudyRow {
  const first = years[0]?.day;
  return rowOf(overall, first === undefined ? provenance : { ...provenance, periodStart: first });
}

/** All years, with companies compared only within their year. */
export function withinYears({ withinYears: { difference, interval } }: StudyAnswer): StudyDifference {
  return { difference, interval: "low" in interval ? interval : null };
}

function rowOf({ passed, failed, difference, interval }: SideComparison, provenance: Provenance): StudyRow {
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
  return value === null ? { value, because: "side-too-small" } : { value, provenance };
}

/** Whether a difference could be luck: its interval contains zero, excludes it, or does not exist. */
type Verdict = "luck" | "beyondLuck" | "unknown";

/** The verdict of the interval of a difference. */
export function verdictOf({ interval }: Pick<StudyRow, "interval">): Verdict {
  if (!interval) return "unknown";
  return interval.low > 0 || interval.high < 0 ? "beyondLuck" : "luck";
}

/** Half of a tenth of a percentage point: smaller differences are written as zero. */
const HALF_LAST_DIGIT = 0.0005;

/** Which side did better, as far as the written digits show it. */
export function betterSide(difference: number): "more" | "less" | "same" {
  if (Math.abs(difference) < HALF_LAST_DIGIT) return "same";
  return difference > 0 ? "more" : "less";
}
