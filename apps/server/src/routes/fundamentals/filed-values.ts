import type { WireGap, WireMark, WireRival, WireSeam, WireStated } from "@plumbline/contract";
import {
  type Derivation,
  type Fact,
  type FiscalPeriod,
  factsBehind,
  type MetricRival,
  type MetricSeam,
  markOf,
  type Traced,
} from "@plumbline/core/fundamentals";
import { formatDay } from "@plumbline/core/time";

/** The company that filed. */
export interface Filer {
  readonly cik: number | null;
  /** A made-up company has filed nothing anywhere. */
  readonly fictional: boolean;
}

const ACCESSION = /^\d{10}-\d{2}-\d{6}$/;

/**
 * Address of a filing at the SEC: the page that lists its documents.
 *
 * @returns null for a made-up company, and for what is no accession number.
 */
export function filingLink(accession: string, { cik, fictional }: Filer): string | null {
  if (cik === null || fictional || !ACCESSION.test(accession)) return null;
  const folder = accession.replaceAll("-", "");
  return `https://www.sec.gov/Archives/edgar/data/${cik}/${folder}/${accession}-index.htm`;
}

/** A value that lost, with the filing that states it and why it lost. */
export function wireRival({ item, number, because }: MetricRival, filer: Filer): WireRival {
  const { unit, start, end, how, fact } = number;
  return {
    ...stated(number, filer),
    item,
    unit,
    how,
    because,
    start: start === null ? null : formatDay(start),
    end: formatDay(end),
    concept: fact && `${fact.taxonomy}:${fact.concept}`,
  };
}

/** A seam between two periods of a list, with the two filings that prove it. */
export function wireSeam(
  { item, before, after, proof }: MetricSeam,
  list: readonly FiscalPeriod[],
  filer: Filer,
): WireSeam {
  const [one, other] = proof;
  const [restated, former] = one.filed >= other.filed ? [one, other] : [other, one];
  const { unit, start, end } = restated;
  const endOf = (index: number) => formatDay((list[index] as FiscalPeriod).end);
  return {
    item,
    unit,
    before: endOf(before),
    after: endOf(after),
    start: start === null ? null : formatDay(start),
    end: formatDay(end),
    restated: stated(restated, filer),
    former: stated(former, filer),
  };
}

/** The values of a row of periods that have a mark. */
export function wireMarks(values: readonly Traced[], list: readonly FiscalPeriod[]): WireMark[] {
  return list.flatMap(({ end }, index) => {
    const value = values[index];
    const mark = value === undefined ? null : markOf(value);
    return mark === null ? [] : [{ end: formatDay(end), mark }];
  });
}

/** The reasons of the values that a row of periods lacks; neighbours that lack it for the same reason are one gap. */
export function wireGaps(values: readonly Traced[], list: readonly FiscalPeriod[]): WireGap[] {
  const gaps: WireGap[] = [];
  for (const [index, { end }] of list.entries()) {
    const value = values[index];
    if (value === undefined || value.value !== null) continue;
    const { because } = value;
    const before = values[index - 1];
    const last = gaps.at(-1);
    if (last && before?.value === null && before.because === because) last.to = formatDay(end);
    else gaps.push({ from: formatDay(end), to: formatDay(end), because });
  }
  return gaps;
}

/** A value with the filing that completed it. */
function stated(number: Derivation, filer: Filer): WireStated {
  const { form, accession } = lastFiled(factsBehind(number));
  const { value, filed } = number;
  return { value, form, accession, filedAt: formatDay(filed), link: filingLink(accession, filer) };
}

function lastFiled(facts: readonly Fact[]): Fact {
  const [first, ...others] = facts;
  if (!first) throw new RangeError("A filed value has no fact behind it.");
  return others.reduce((last, fact) => (fact.filed > last.filed ? fact : last), first);
}
