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
