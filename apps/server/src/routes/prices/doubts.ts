import type { WireDoubtfulMove } from "@plumbline/contract";
import type { Figure, Provenance } from "@plumbline/core/figure";
import { type Day, formatDay, parseDay } from "@plumbline/core/time";
import type { PriceSeries } from "@plumbline/market/companies";

/** The moves of a stock that nothing supports, by day. */
export function wireDoubts({ doubts }: PriceSeries, from: Day | null = null): WireDoubtfulMove[] {
  return doubts
    .filter(({ day }) => from === null || day > from)
    .flatMap(({ day, change, verdict, other }) =>
      verdict === "confirmed" ? [] : [{ day: formatDay(day), change, because: verdict, other }],
    );
}

/**
 * Marks every figure of the price whose period contains a move that nothing supports.
 *
 * @param answer Part of an answer: a figure, or any nesting of records and lists. Its figures must be of the price.
 * @param closeBefore Day of the close from which a period that begins on a day is measured; that day's own unless given.
 * @returns The same answer where no move is doubtful.
 */
export function markedDoubts<Answer>(
  answer: Answer,
  series: PriceSeries | null,
  closeBefore: (periodStart: Day) => number = (day) => day,
): Answer {
  if (series === null || series.doubts.length === 0) return answer;
  const doubts = series.doubts.map(({ day }) => day);
  return marked(answer, (provenance) => withDoubts(provenance, doubts, closeBefore)) as Answer;
}

function marked(part: unknown, mark: (provenance: Provenance) => Provenance): unknown {
  if (typeof part !== "object" || part === null) return part;
  if (isFigure(part)) return { ...part, provenance: mark(part.provenance) };
  if (Array.isArray(part)) return typeof part[0] === "object" ? part.map((entry) => marked(entry, mark)) : part;
  return Object.fromEntries(Object.entries(part).map(([name, entry]) => [name, marked(entry, mark)]));
}

function isFigure(part: object): part is Extract<Figure, { provenance: unknown }> {
  return "provenance" in part && "value" in part && typeof part.value === "number";
}

/** A change is from the close of its first day on: a move of that day is over by then. */
function withDoubts(
  provenance: Provenance,
  doubts: readonly Day[],
  closeBefore: (periodStart: Day) => number,
): Provenance {
  const from = parseDay(provenance.periodStart ?? "");
  const to = parseDay(provenance.periodEnd ?? "");
  if (from === null || to === null) return provenance;
  const within = doubts.filter((day) => day > closeBefore(from) && day <= to);
  return within.length === 0 ? provenance : { ...provenance, doubtful: within.map(formatDay) };
}
