import type { WirePeriod } from "@plumbline/contract";
import type { BarItem } from "../../charts/index.ts";
import { MISSING } from "../../format/index.ts";

interface HistoryTexts {
  readonly name: (period: WirePeriod) => string;
  readonly write: (value: number) => string;
  /** The text under the first bar of a fiscal year. */
  readonly year: (period: WirePeriod) => string;
  /** A written value with its mark, such as "55,179 (restated)". */
  readonly marked: (value: string, period: WirePeriod) => string;
}

/** Labels that fit under the bars on a phone. */
const MAX_LABELS = 4;

/** The bars of a history. Years are named under their first bar, as far as labels fit. */
export function historyItems(
  periods: readonly WirePeriod[],
  values: readonly (number | null)[],
  { name, write, year, marked }: HistoryTexts,
): BarItem[] {
  const firsts = periods.flatMap((period, index) =>
    index === 0 || periods[index - 1]?.fiscalYear !== period.fiscalYear ? [index] : [],
  );
  const every = Math.ceil(firsts.length / MAX_LABELS);
  const labelled = new Set(firsts.filter((_, place) => (firsts.length - 1 - place) % every === 0));
  return periods.map((period, index) => {
    const value = values[index] ?? null;
    return {
      key: period.end,
      value,
      time: labelled.has(index) ? year(period) : null,
      spoken: `${name(period)}: ${value === null ? MISSING : marked(write(value), period)}`,
    };
  });
}

/** The period that ended on a day; the last one where none did. */
export function indexOfEnd(periods: readonly Pick<WirePeriod, "end">[], end: string | null): number {
  const index = periods.findIndex((period) => period.end === end);
  return index === -1 ? periods.length - 1 : index;
}
