import { type Figure, figure, missing } from "../../figure/index.ts";
import type { Durability, MoatMeasures, MoatSourceScore, YearSpread } from "../../moat/index.ts";
import { formatDay } from "../../time/index.ts";
import { type EvidenceUnit, MOAT_MEASURES, type MoatMeasure } from "../../words/index.ts";
import type { NumberItem } from "../evidence.ts";
import { numberItem } from "./number-item.ts";

/** A moat as it was measured. */
export interface MeasuredMoat {
  readonly years: readonly YearSpread[];
  readonly durability: Durability;
  readonly measures: MoatMeasures;
  readonly sources: readonly MoatSourceScore[];
  readonly source: string;
  readonly currency: string;
  readonly asOf: string;
}

const MEASURES: ReadonlySet<string> = new Set(MOAT_MEASURES);
const UNITS: Readonly<Record<string, EvidenceUnit>> = {
  revenue: "money",
  largeCompanies: "count",
  members: "count",
  standing: "share",
  research: "share",
  advertising: "share",
  intensity: "share",
  share: "share",
};

/**
 * The moat of a company as items: the share and number of years in which it earned more than its capital cost, the median spread, its change,
 * the spread of each year such as `moat.spread.2024`, and for each source its score and what decided it, such as
 * `moat.costAdvantage.gap`.
 *
 * @see MOAT-01 to MOAT-08
 *
 * @example
 * moatItems(apple).find(({ id }) => id === "moat.medianSpread")?.figure.value; // 0.41
 */
export function moatItems(moat: MeasuredMoat): NumberItem[] {
  const { durability, years, asOf } = moat;
  const fraction = { kind: "moat", unit: "fraction", currency: null, asOf } as const;
  const of = (value: number | null): Figure => durable(value, moat);
  return [
    numberItem("moat.share", of(durability.share), { ...fraction, unit: "share" }),
    numberItem("moat.yearsAbove", of(yearsAbove(durability)), { ...fraction, unit: "count" }),
    numberItem("moat.medianSpread", of(durability.median), fraction),
    numberItem("moat.latestSpread", of(durability.latest), fraction),
    numberItem("moat.change", of(durability.change), fraction),
    numberItem("moat.years", of(durability.known === 0 ? null : durability.known), { ...fraction, unit: "years" }),
    ...years.map(({ fiscalYear, spread }) => numberItem(`moat.spread.${fiscalYear}`, spread, fraction)),
    ...moat.sources.flatMap((source) => sourceItems(source, moat)),
  ];
}

/** The years with a spread above 0: `9 of 10 years` says more than 90 %. */
function yearsAbove({ share, known }: Durability): number | null {
  return share === null ? null : Math.round(share * known);
}

function durable(value: number | null, { durability, years, source }: MeasuredMoat): Figure {
  const whyNot = durability.because ?? "too-few-periods";
  if (value === null) return missing(whyNot);
  const last = years.findLast(({ spread }) => spread.value !== null);
  const filed = last && { filedAt: formatDay(last.filed), periodEnd: formatDay(last.end) };
  return figure(value, { source, ...filed, formula: "MOAT-03" }, whyNot);
}

function sourceItems({ source: name, score, because, numbers }: MoatSourceScore, moat: MeasuredMoat): NumberItem[] {
  const { measures, currency, asOf, source } = moat;
  const options = { kind: "moat", currency, asOf } as const;
  const whyNot = because ?? "too-few-members";
  const provenance = { source, periodEnd: asOf, formula: name === "networkEffect" ? "MOAT-10" : "MOAT-04" };
  const of = (value: number): Figure => figure(value, provenance, whyNot);
  const scored = numberItem(`moat.${name}.score`, of(score ?? Number.NaN), { ...options, unit: "score" });
  const decided = Object.entries(numbers).map(([number, value]) => {
    const found = MEASURES.has(number) ? measures[number as MoatMeasure] : of(value);
    return numberItem(`moat.${name}.${number}`, found, { ...options, unit: UNITS[number] ?? "fraction" });
  });
  return [scored, ...decided];
}
