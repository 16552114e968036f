/** How many companies pass a filter alone, and of how many it cannot say. */
export interface FilterCount {
  readonly passing: number;
  readonly missing: number;
}

/**
 * The filter that leaves out most companies.
 *
 * @returns Its place among the filters; -1 when there are none. The first one when several leave out the same number.
 * @example
 * strictestFilter([{ passing: 300, missing: 4 }, { passing: 2, missing: 0 }]); // 1
 */
export function strictestFilter(counts: readonly FilterCount[]): number {
  const least = Math.min(...counts.map(({ passing }) => passing));
  return counts.findIndex(({ passing }) => passing === least);
}
