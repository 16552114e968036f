import type { WirePeriod } from "@plumbline/contract";
import type { BarItem } from "../../charts/BarChart.tsx";
import { MISSING } from "../../format/index.ts";

interface Words {
  readonly name: (period: WirePeriod) => string;
  readonly write: (value: number) => string;
  /** The fiscal year of a period, which stands under its first bar. */
  readonly year: (period: WirePeriod) => string;
}

/** Labels under the bars that a phone has room for. */
const MOST_LABELS = 4;

/** The bars of a history; years are named under their first bar, as many as there is room for. */
export function historyItems(
  periods: readonly WirePeriod[],
  values: readonly (number | null)[],
  { name, write, year }: Words,
): BarItem[] {
  const firsts = periods.flatMap((period, index) =>
    index === 0 || periods[index - 1]?.fiscalYear !== period.fiscalYear ? [index] : [],
  );
  const every = Math.ceil(firsts.length / MOST_LABELS);
  const labelled = new Set(firsts.filter((_, place) => (firsts.length - 1 - place) % every === 0));
  return periods.map((period, index) => {
    const value = values[index] ?? null;
    return {
      key: period.end,
      value,
      time: labelled.has(index) ? year(period) : null,
      spoken: `${name(period)}: ${value === null ? MISSING : write(value)}`,
    };
  });
}

/** The period that ended on a day; the last one where none did. */
export function indexOfEnd(periods: readonly Pick<WirePeriod, "end">[], end: string | null): number {
  const index = periods.findIndex((period) => period.end === end);
  return index === -1 ? periods.length - 1 : index;
}
