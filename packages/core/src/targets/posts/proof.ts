import type { Provenance } from "../../figure/index.ts";
import { type Day, formatDay } from "../../time/index.ts";
import type { AnalystTarget } from "./adjusted-targets.ts";

/**
 * The provenance of a figure of targets: their providers, and the days of the oldest and the newest of them.
 *
 * @param targets In any order.
 * @param formula Rule that derived it, such as `PT-04`.
 * @see GEN-05
 *
 * @example
 * proofOf(targets, "PT-04"); // { source: "fmp, yahoo", periodStart: "2025-07-02", periodEnd: "2026-06-10", formula: "PT-04" }
 */
export function proofOf(targets: readonly AnalystTarget[], formula: string): Provenance {
  const days = targets.map(({ published }) => published).sort((left, right) => left - right);
  const first = days[0];
  const last = days.at(-1);
  const span =
    first === undefined || last === undefined ? {} : { periodStart: formatDay(first), periodEnd: formatDay(last) };
  return { source: joinedSources(targets.flatMap(({ sources }) => sources)), ...span, formula };
}

/** The same of a figure that was measured over moves of the price that nothing supports; in any order. */
export function withDoubts(proof: Provenance, days: readonly Day[]): Provenance {
  const doubtful = [...new Set(days)].sort((left, right) => left - right).map(formatDay);
  return doubtful.length === 0 ? proof : { ...proof, doubtful };
}

/**
 * Several providers as the one text that a provenance has room for, each once.
 *
 * @param sources Providers, or texts made by this function.
 *
 * @example
 * joinedSources(["yahoo", "fmp", "fmp, yahoo"]); // "fmp, yahoo"
 */
export function joinedSources(sources: readonly string[]): string {
  return [...new Set(sources.flatMap((source) => source.split(", ")))].sort().join(", ");
}
