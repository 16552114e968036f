import type { StudyRow } from "./study-rows.ts";

/** Whether a difference could be luck: its interval holds zero, leaves it out, or does not exist. */
export type Verdict = "luck" | "beyondLuck" | "unknown";

/** What the interval of a difference says of it. */
export function verdictOf({ interval }: Pick<StudyRow, "interval">): Verdict {
  if (!interval) return "unknown";
  return interval.low > 0 || interval.high < 0 ? "beyondLuck" : "luck";
}

/** A tenth of a percentage point, the last one that is written. */
const SHOWN = 0.0005;

/** Which side did better, as far as it is written. */
export function directionOf(difference: number): "more" | "less" | "same" {
  if (Math.abs(difference) < SHOWN) return "same";
  return difference > 0 ? "more" : "less";
}
