import type { LevelAnswers, LevelId, LevelLine } from "./level-lines.ts";
import type { Provenance } from "./mark-words.ts";

/** The value of a line at a bar, and where it comes from. */
export interface LevelReading {
  readonly id: LevelId;
  /** Money per share of the last day. */
  readonly value: number;
  readonly provenance: Provenance;
}

/**
 * The values of the lines at a bar.
 *
 * @param date Of the bar.
 */
export function levelReadings(
  lines: readonly LevelLine[],
  { history, marks }: LevelAnswers,
  { index, date }: { readonly index: number; readonly date: string },
): LevelReading[] {
  return lines.flatMap(({ id, values }): LevelReading[] => {
    const value = values[index] as number;
    if (Number.isNaN(value)) return [];
    if (id === "consensus") {
      const { posts, consensus } = marks?.targets ?? NONE;
      const source = [...new Set(posts.source)].join(", ");
      return [{ id, value, provenance: { source, periodEnd: lastOn(consensus.date, date), formula: "PT-04" } }];
    }
    const month = history ? history.date.findLastIndex((each) => each <= date) : -1;
    const filedAt = history?.filedAt[month];
    const formula = id === "dcf" ? "DCF-01" : "GRA-01";
    const source = history?.provenance?.source ?? "";
    const of = { source, periodEnd: history?.date[month] ?? date, formula, ...(filedAt && { filedAt }) };
    return [{ id, value, provenance: of }];
  });
}

const NONE = { posts: { source: [] as readonly string[] }, consensus: { date: [] as readonly string[] } };

function lastOn(dates: readonly string[], date: string): string {
  return dates.findLast((each) => each <= date) ?? date;
}
