import type { Reason } from "../../figure/index.ts";
import type { Day } from "../../time/index.ts";
import { CONTRADICTION_ITEMS, type ContradictionItem, type ContradictionKind } from "../../words/index.ts";
import type { Traced } from "../derivation/derivation.ts";
import { hasNote } from "../derivation/evidence.ts";
import type { Fundamentals } from "../fundamentals-as-of.ts";
import type { FiscalPeriod } from "../periods/fiscal-period.ts";
import type { Periods } from "../periods/periods.ts";
import { type Identity, identityBreaches } from "./identity-breaches.ts";

/** Filings of a company that do not agree about a figure, or figures that do not agree with each other. */
export interface Contradiction {
  readonly kind: ContradictionKind;
  readonly item: ContradictionItem;
  readonly span: "quarter" | "year";
  /** Last day of the period; of a seam, of the first period after it. */
  readonly end: Day;
  readonly fiscalYear: number;
}

/**
 * Everything in the accounts of a company that does not agree: figures that are missing because filings contradict each other or
 * count by different rules, values that were rejected beside the figure shown, quarters of a year as it was first reported, seams,
 * and broken identities. Each item, period and kind is named once.
 *
 * @param known The company on a day.
 * @returns Quarters before years, oldest first within an item; none for sound accounts.
 * @see REC-12, REC-20
 *
 * @example
 * contradictionsOf(known).map(({ kind, item, fiscalYear }) => `${kind} ${item} ${fiscalYear}`); // ["seam revenue 2020", ...]
 */
export function contradictionsOf(known: Fundamentals): readonly Contradiction[] {
  const found = new Map<string, Contradiction>();
  const add = (contradiction: Contradiction): void => {
    const { kind, item, span, end } = contradiction;
    const key = `${kind} ${item} ${span} ${end}`;
    if (!found.has(key)) found.set(key, contradiction);
  };
  for (const periods of [known.quarters, known.years]) {
    for (const item of CONTRADICTION_ITEMS) for (const one of contradictionsIn(periods, item)) add(one);
  }
  for (const one of brokenIdentities(known)) add(one);
  return [...found.values()];
}

function* contradictionsIn(periods: Periods, item: ContradictionItem): Generator<Contradiction> {
  const { span, list } = periods;
  for (const [index, period] of list.entries()) {
    const of = { item, span, end: period.end, fiscalYear: period.fiscalYear };
    for (const kind of kindsAt(periods, item, index)) yield { kind, ...of };
  }
  if (item === "eps") return;
  for (const { after } of periods.seams(item)) {
    const period = list[after];
    if (period) yield { kind: "seam", item, span, end: period.end, fiscalYear: period.fiscalYear };
  }
}

/** Reasons of missing figures that are contradictions. */
const MISSING: Partial<Record<Reason, ContradictionKind>> = {
  contradicted: "contradicted",
  "contradicts-net-income": "contradicted",
  "restated-perimeter": "restated-perimeter",
  "other-context": "other-context",
  "wrong-scale": "wrong-scale",
};

function kindsAt(periods: Periods, item: ContradictionItem, index: number): readonly ContradictionKind[] {
  const number = item === "eps" ? periods.eps(index) : periods.item(item, index);
  return item === "eps" ? kindsOf(number) : [...kindsOf(number), ...rejectedBeside(periods, item, index)];
}

function kindsOf(number: Traced): readonly ContradictionKind[] {
  if (number.value !== null) return hasNote(number, "first-reported") ? ["first-reported"] : [];
  const kind = MISSING[number.because];
  return kind === undefined ? [] : [kind];
}

/** A later or a wider figure is no contradiction; one that was filed by mistake is, even where the right one is shown. */
function rejectedBeside(
  periods: Periods,
  item: Exclude<ContradictionItem, "eps">,
  index: number,
): readonly ContradictionKind[] {
  return periods
    .rivals(item, index)
    .flatMap(({ because }) => (because === "contradicted" || because === "other-context" ? [because] : []));
}

/** The item that a broken identity is told of. */
const ITEM_OF: Readonly<Record<Exclude<Identity, "quarters-make-the-year">, ContradictionItem>> = {
  "assets-are-claims": "assets",
  "gross-profit-is-revenue-less-cost": "grossProfit",
  "earnings-are-eps-times-shares": "eps",
  "current-assets-within-assets": "assetsCurrent",
  "revenue-of-a-usual-size": "revenue",
};

function brokenIdentities(known: Fundamentals): readonly Contradiction[] {
  const yearOf = (span: "quarter" | "year") => yearsByEnd(known[span === "quarter" ? "quarters" : "years"].list);
  const years = { quarter: yearOf("quarter"), year: yearOf("year") };
  return identityBreaches(known).map(({ identity, span, end, item }) => ({
    kind: "broken-identity",
    item: identity === "quarters-make-the-year" ? (item ?? "revenue") : ITEM_OF[identity],
    span,
    end,
    fiscalYear: years[span].get(end) as number,
  }));
}

function yearsByEnd(list: readonly FiscalPeriod[]): ReadonlyMap<Day, number> {
  return new Map(list.map(({ end, fiscalYear }) => [end, fiscalYear]));
}
