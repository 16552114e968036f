import type { Day } from "../../time/index.ts";
import type { ItemId } from "../concepts/expression.ts";
import { ITEMS } from "../concepts/items.ts";
import { type Derivation, derived, type Traced, unknown } from "../derivation/derivation.ts";
import { type FiscalFrame, quarterAt, yearAt } from "../reconcile/fiscal-frame.ts";
import type { Rival, Seam } from "../reconcile/rival.ts";
import { numberOfTerm } from "../reconcile/term.ts";
import { remembered } from "../remembered.ts";
import { contradicts } from "./earnings-check.ts";
import type { PerShare } from "./earnings-per-share.ts";
import type { FiscalPeriod } from "./fiscal-period.ts";
import type { ItemLookups } from "./item-at.ts";
import type { ItemSeam } from "./item-seams.ts";
import type { ItemAt } from "./statements.ts";
import { isSameEnd } from "./timeline.ts";

/** The statements of a company in a row of quarters, or of years. Indexes count from the oldest period. */
export interface Periods {
  readonly span: "quarter" | "year";
  readonly list: readonly FiscalPeriod[];
  /** Periods in a year: 4 or 1. */
  readonly aYear: 1 | 4;
  /** A line of the statements: a flow of the period, a balance at its end. */
  item(id: ItemId, index: number): Traced;
  /** The same line a year earlier as the filings of this period count it, so that the two can be compared (REC-14). */
  yearBefore(id: ItemId, index: number): Traced;
  /**
   * Why a window of periods is not valid for some items: too few periods, not in a row, or a seam of one of the items within.
   * `null` where it is valid.
   */
  gapIn(ids: readonly ItemId[], last: number, length: number): WindowGap | null;
  /** Where figures of an item on two sides count different things, oldest first (REC-13). */
  seams(id: ItemId): readonly Seam[];
  /** Values filed for an item and period besides the figure shown, newest filing first (REC-20). */
  rivals(id: ItemId, index: number): readonly Rival[];
  /** A flow of the twelve months up to the end of the period: of a fiscal year its own figure (FND-10). */
  trailing(id: ItemId, index: number): Traced;
  /** Mean of the balance at the end of the period and a year earlier. */
  average(id: ItemId, index: number): Traced;
  /** Diluted earnings per share of the period (FND-13). */
  eps(index: number): Traced;
  /** Diluted earnings per share of the twelve months up to the end of the period (FND-14). */
  epsTrailing(index: number): Traced;
  /** Average diluted shares of the period, on the share count of the as-of day. */
  sharesDiluted(index: number): Traced;
  /** True when a company with current assets shows no inventory: it counts as 0 in the quick ratio. */
  hasNoInventory(index: number): boolean;
  /**
   * Numbers, or anything else, made of nothing but items of a period and of those before it, computed once; of successive days again
   * only when one of these periods changes.
   */
  once<Made>(kind: Kind<Made>, index: number, compute: (index: number) => Made): Made;
}

/** A name for what is made of the items of a period, see `Periods.once`; each name has one type. */
export interface Kind<Made> {
  readonly name: string;
  /** Tells types apart; never there. */
  readonly made?: Made;
}

export interface PeriodsInput {
  readonly span: "quarter" | "year";
  readonly list: readonly FiscalPeriod[];
  /** For quarters: the fiscal years, whose own figures are those of their twelve months. */
  readonly years?: readonly FiscalPeriod[];
  readonly items: ItemLookups;
  readonly perShare: PerShare;
  /** The fiscal years of the company. */
  readonly frame: FiscalFrame;
}

/** Why a window of periods is not valid. */
export type WindowGap = "too-few-periods" | "periods-missing" | "restated-perimeter";

/**
 * Lays the statements of a company out by period.
 *
 * @param input The periods and where to look.
 * @see FND-08, FND-09, FND-10
 *
 * @example
 * periodsOf({ span: "quarter", list, items, perShare }).trailing("revenue", list.length - 1);
 */
export function periodsOf({ span, list, years = [], items, perShare, frame }: PeriodsInput): Periods {
  const aYear = span === "quarter" ? 4 : 1;
  const itemAt = items[span];
  const endOf = (index: number): Day => (list[index] as FiscalPeriod).end;
  const item = (id: ItemId, index: number): Traced => {
    if (!list[index]) return unknown("too-few-periods", id);
    const number = itemAt(id, endOf(index));
    if (number) return number;
    const because = items.whyMissing[span](id, endOf(index));
    return unknown(because, because === "not-reported" ? missingItem(id, itemAt, endOf(index)) : id);
  };
  const sumOfYear = (of: (index: number) => Traced, index: number, name: string): Traced => {
    const gap = gapWithin(list, index, aYear);
    return gap ? unknown(gap, name) : summed(of, index - aYear + 1, index);
  };
  const placeOf = (index: number): number => {
    const end = list[index]?.end;
    if (end === undefined) return -1;
    return span === "quarter" ? quarterAt(frame, end) >> 2 : yearAt(frame, end);
  };
  const seamWithin = (ids: readonly ItemId[], first: number, last: number): boolean => {
    for (const id of ids) {
      const seams = items.seams[span](id);
      if (seams.length === 0) continue;
      const [from, to] = [placeOf(first), placeOf(last)];
      if (from !== to && seams.some(({ before, after }) => from <= before && to >= after)) return true;
    }
    return false;
  };
  const gapIn = (ids: readonly ItemId[], last: number, length: number): WindowGap | null =>
    gapWithin(list, last, length) ?? (seamWithin(ids, last - length + 1, last) ? "restated-perimeter" : null);
  const areYearEnds = list.map(({ end }) => years.some((year) => isSameEnd(year.end, end)));
  const trailing = (id: ItemId, index: number): Traced => {
    if (!list[index]) return summedTrailing(id, index);
    const known = remembered(items.known.trailing, endOf(index), () => new Map<ItemId, Traced>());
    return remembered(known, id, () => summedTrailing(id, index));
  };
  const summedTrailing = (id: ItemId, index: number): Traced => {
    const isYear = areYearEnds[index] === true;
    const own = isYear ? items.year(id, endOf(index)) : null;
    if (own) return own;
    return gapIn([id], index, aYear) === "restated-perimeter"
      ? unknown("restated-perimeter", id)
      : sumOfYear((k) => item(id, k), index, id);
  };
  const yearBefore = (id: ItemId, index: number): Traced => {
    const gap = gapWithin(list, index, aYear + 1);
    if (gap) return unknown(gap, id);
    if (ITEMS[id].kind === "stock") return item(id, index - aYear);
    const found = items.yearBefore[span](id, endOf(index));
    return typeof found === "string" ? unknown(found, id) : found;
  };
  const shares = (index: number): Traced => {
    if (!list[index]) return unknown("too-few-periods", "sharesDiluted");
    return span === "quarter" ? perShare.sharesOfQuarter(endOf(index)) : perShare.sharesOfYear(endOf(index));
  };
  const eps = (index: number): Traced => {
    if (!list[index]) return unknown("too-few-periods", "eps");
    return span === "quarter" ? perShare.ofQuarter(endOf(index)) : perShare.ofYear(endOf(index));
  };
  const epsTrailing = (index: number): Traced => {
    if (!list[index]) return unknown("too-few-periods", "eps");
    const rolled = perShare.rolledForward(endOf(index));
    return rolled.value === null ? sumOfYear(eps, index, "eps") : rolled;
  };
  const once = <Made>({ name }: Kind<Made>, index: number, compute: (index: number) => Made): Made => {
    if (!list[index]) return compute(index);
    const made = remembered(items.known.madeOf[span], endOf(index), () => new Map<string, unknown>());
    const known = made.get(name) as Made | undefined;
    if (known !== undefined) return known;
    const computed = compute(index);
    made.set(name, computed);
    return computed;
  };
  return {
    span,
    list,
    once,
    aYear,
    item,
    yearBefore,
    gapIn,
    seams: (id) =>
      seamsIn(
        list.map((_, index) => placeOf(index)),
        items.seams[span](id),
      ),
    rivals: (id, index) => (list[index] ? items.rivals[span](id, endOf(index)) : []),
    trailing: aYear === 1 ? item : trailing,
    average: (id, index) => {
      const gap = gapWithin(list, index, aYear + 1);
      return gap ? unknown(gap, id) : averaged(item(id, index - aYear), item(id, index));
    },
    eps,
    epsTrailing: (index) => {
      if (aYear === 1) return eps(index);
      const found = epsTrailing(index);
      const income = trailing("netIncomeCommon", index);
      const count = shares(index);
      if (found.value === null || income.value === null || count.value === null) return found;
      const isWrong = contradicts(found.value, income.value / count.value);
      return isWrong ? unknown("contradicts-net-income", "eps") : found;
    },
    sharesDiluted: shares,
    hasNoInventory: (index) => item("assetsCurrent", index).value !== null && item("inventory", index).value === null,
  };
}

/**
 * Why a window of periods is not valid: too few, or not in a row.
 *
 * @param list Periods, oldest first.
 * @param last Index of the last period of the window.
 * @param length Periods in the window.
 * @returns `null` when the window is valid.
 * @see FND-09
 *
 * @example
 * gapWithin(quarters, 2, 4); // "too-few-periods"
 */
export function gapWithin(
  list: readonly FiscalPeriod[],
  last: number,
  length: number,
): "too-few-periods" | "periods-missing" | null {
  const period = list[last];
  if (!period || last < length - 1) return "too-few-periods";
  return period.unbroken < length ? "periods-missing" : null;
}

/** Seams between years of the frame as seams between periods of a list. */
function seamsIn(places: readonly number[], seams: readonly ItemSeam[]): readonly Seam[] {
  return seams.flatMap(({ before, after, proof, group }) => {
    const last = places.findLastIndex((place) => place >= 0 && place <= before);
    const next = places.findIndex((place) => place >= after);
    const [shown, rival] = proof;
    const numbers = [numberOfTerm(shown, group), numberOfTerm(rival, group)] as const;
    return last < 0 || next < 0 ? [] : [{ before: last, after: next, proof: numbers }];
  });
}

/** The missing part of an item that is the difference of others; otherwise the item itself. */
function missingItem(id: ItemId, itemAt: ItemAt, end: Day): ItemId {
  const { find } = ITEMS[id];
  if (typeof find === "string" || !("difference" in find)) return id;
  const terms = find.difference.flatMap((term) => (typeof term === "object" && "item" in term ? [term.item] : []));
  return terms.find((term) => itemAt(term, end) === null) ?? id;
}

/** The sum of the periods from one index to another. */
function summed(of: (index: number) => Traced, first: number, last: number): Traced {
  const parts: Derivation[] = [];
  let value = 0;
  for (let index = first; index <= last; index++) {
    const quarter = of(index);
    if (quarter.value === null) return quarter;
    value += quarter.value;
    parts.push(quarter);
  }
  return derived({ value, how: "sum-of-quarters", rule: "FND-10", parts, start: parts[0]?.start ?? null });
}

function averaged(before: Traced, now: Traced): Traced {
  if (now.value === null) return now;
  if (before.value === null) return before;
  return derived({ value: (now.value + before.value) / 2, how: "average", rule: "2", parts: [before, now] });
}
