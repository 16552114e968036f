import type { FollowedVerdicts } from "@plumbline/core/record";
import { type Day, day as dayOfText } from "@plumbline/core/time";
import { RECORDED_VALUES, RECORDED_WIDTHS, type RecordedWidth } from "@plumbline/core/words";
import type { Snapshot } from "../snapshot/index.ts";
import type { RecordEntry } from "./record-line.ts";
import type { Verdict } from "./verdict.ts";

/** The verdicts of a day on which all were recorded, as numbers. */
export interface VerdictCohort extends Pick<FollowedVerdicts, "claims" | "widths"> {
  readonly day: Day;
  readonly codes: readonly string[];
}

/**
 * Gathers the days on which all verdicts were recorded, entry by entry.
 *
 * @see RVD-03
 */
export class CohortReader {
  readonly cohorts: VerdictCohort[] = [];
  #day: Day | null = null;
  #verdicts: Verdict[] = [];

  readonly take = (entry: RecordEntry): void => {
    if (entry.entry === "publication") this.#day = entry.isFull ? dayOfText(entry.day) : null;
    if (this.#day === null) return;
    if (entry.entry === "verdict") this.#verdicts.push(entry);
    if (entry.entry !== "checkpoint") return;
    this.cohorts.push(cohortOf(this.#day, this.#verdicts));
    this.#verdicts = [];
    this.#day = null;
  };
}

function cohortOf(day: Day, verdicts: readonly Verdict[]): VerdictCohort {
  const claims = RECORDED_VALUES.map((name) => [
    name,
    Float64Array.from(verdicts, (verdict) => claimOf(verdict, name)),
  ]);
  return {
    day,
    codes: verdicts.map(({ code }) => code),
    claims: Object.fromEntries(claims) as VerdictCohort["claims"],
    widths: Int8Array.from(verdicts, ({ moat }) => RECORDED_WIDTHS.indexOf(moat as RecordedWidth)),
  };
}

/**
 * The same with one stock for each company, the first by its code: classes of shares have one moat and one value between them.
 *
 * @param snapshot Says whose shares they are; what it does not know is a company of its own.
 */
export function companiesOnce(
  cohorts: readonly VerdictCohort[],
  snapshot: Pick<Snapshot, "find">,
): readonly VerdictCohort[] {
  return cohorts.map((cohort) => {
    const seen = new Set<number>();
    const rows = cohort.codes.flatMap((code, row) => {
      const cik = snapshot.find(code)?.cik ?? null;
      const isSeen = cik !== null && seen.has(cik);
      if (cik !== null) seen.add(cik);
      return isSeen ? [] : [row];
    });
    return partOf(cohort, rows);
  });
}

function partOf({ day, codes, claims, widths }: VerdictCohort, rows: readonly number[]): VerdictCohort {
  const part = RECORDED_VALUES.map((name) => [name, Float64Array.from(rows, (row) => claims[name][row] as number)]);
  return {
    day,
    codes: rows.map((row) => codes[row] as string),
    claims: Object.fromEntries(part) as VerdictCohort["claims"],
    widths: Int8Array.from(rows, (row) => widths[row] as number),
  };
}

/**
 * What a value claims: by how much of its price a share is cheap.
 *
 * @returns Value divided by price, less one; NaN without a value.
 */
function claimOf(verdict: Verdict, name: (typeof RECORDED_VALUES)[number]): number {
  const value = verdict[name];
  return value === null ? Number.NaN : value / verdict.price - 1;
}
