import type { Bars } from "@plumbline/core/series";
import { type Day, datePartsOf } from "@plumbline/core/time";
import { dayValue, type Issue, type Membership, say } from "../model/index.ts";
import { type DeliveredPrices, issue } from "../quality/index.ts";
import { wholeHistories } from "./held-deliveries.ts";
import { levelBreak, MAX_GAP_DAYS } from "./level-break.ts";

/** Deliveries, each under the symbol of whom it is of. */
export interface Settled {
  readonly deliveries: readonly DeliveredPrices[];
  readonly issues: readonly Issue[];
  /** The symbol of the former owner, whose prices have ended; null where it has not changed hands. */
  readonly ended: string | null;
}

/** What lists say about who has a symbol. */
export interface NamedSymbols {
  /** True when a list of today, or one made after the day, names the symbol. */
  isNamedAfter(symbol: string, day: number): boolean;
  /** True when a list of symbols traded today has it, or a company claims it. */
  isListed(symbol: string): boolean;
  /** True when a list of symbols traded today has it. */
  isTradedToday(symbol: string): boolean;
  /** True when a company that has or had the symbol ever filed for the end of a listing. */
  hasNotice(symbol: string): boolean;
  /** True when a company that had the symbol was gone after its last price, and who has it today is another. */
  wasGivenUp(symbol: string, last: number): boolean;
}

/** A symbol changes hands after some weeks at the least; halts of companies that go on are longer, but they file. */
const MIN_GAP = 30;
/** Lists date the end of a membership by its announcement, its eve or its day. */
const SAME_END = 7;
/** A history that begins this soon after a membership ended is a late file of the member, not another security. */
const SOON = 30;

/**
 * Decides to which of the securities of a reused symbol its prices belong.
 *
 * A symbol can be reused: FB was Facebook's until 2022-06-09, and another security's from 2025 on. A company that left an
 * index may go on trading, so the end of a membership alone proves nothing. But prices cannot be the former member's when
 * they begin after it, continue no history, and no later list names their symbol. Prices that end with the membership
 * cannot be those of the present owner. Both are stored under the symbol and the year of the end, without a name.
 *
 * @see docs/prices.md, "Whose prices"
 */
export class SymbolOwners {
  readonly #ends: ReadonlyMap<string, Day>;
  readonly #lists: NamedSymbols;

  /** @param memberships Spells in indices; a symbol that is in one today has not changed hands. */
  constructor(memberships: readonly Membership[], lists: NamedSymbols) {
    const ends = new Map<string, Day>();
    for (const [symbol, spells] of Map.groupBy(memberships, (membership) => membership.symbol)) {
      const last = spells.reduce((latest, { until }) => Math.max(latest, until ?? Number.POSITIVE_INFINITY), -Infinity);
      if (Number.isFinite(last)) ends.set(symbol, last as Day);
    }
    this.#ends = ends;
    this.#lists = lists;
  }

  /** Whether a symbol may have changed hands at all, by what lists and filings say. */
  mayHaveChanged(symbol: string): boolean {
    return this.#ends.has(symbol) || this.#lists.hasNotice(symbol);
  }

  /**
   * Puts the deliveries of a symbol under the symbols of their companies.
   *
   * @param delivered Everything that the files have for the symbol.
   * @param lastKnown Last day that the market itself has of it; null where it has none.
   */
  settle(symbol: string, delivered: readonly DeliveredPrices[], lastKnown: number | null): Settled {
    const change = this.#leftIndex(symbol, delivered, lastKnown) ?? this.#ended(symbol, delivered, lastKnown);
    if (change === null) return { deliveries: delivered, issues: [], ended: null };
    const other = `${symbol}.${datePartsOf(change.end).year}`;
    const deliveries = delivered.flatMap((delivery) => [
      ...partOf(delivery, change.isFormer ? other : symbol, (day) => day <= change.border),
      ...partOf(delivery, change.isStranger ? other : symbol, (day) => day > change.border),
    ]);
    const set = deliveries.filter(({ history }) => history.symbol === other);
    if (set.length === 0) return { deliveries, issues: [], ended: null };
    return { deliveries, issues: [reused(set, symbol, change)], ended: change.isFormer ? other : symbol };
  }

  /** What follows from the end of a membership in an index. */
  #leftIndex(symbol: string, delivered: readonly DeliveredPrices[], lastKnown: number | null): Change | null {
    const end = this.#ends.get(symbol);
    if (end === undefined) return null;
    const border = end + SAME_END;
    // The market's own history leads past the end: the symbol still has the same owner.
    if (lastKnown !== null && lastKnown > border) return null;
    const { last, first } = daysAround(border, delivered, lastKnown);
    if (first - last <= MAX_GAP_DAYS) return null;
    const isFormer = this.#isFormer(symbol, last, end);
    const isStranger = this.#isStranger(symbol, first, end);
    if (!isFormer && !isStranger) return null;
    // Of a former owner whose prices the market has under the symbol only what comes later can be put apart.
    const isKnown = lastKnown !== null;
    return { border, end, isFormer: isFormer && !isKnown, isStranger: isStranger || isKnown, why: "left-index" };
  }

  /** What the filings of a company that is gone tell, and a level that breaks over a gap. */
  #ended(symbol: string, delivered: readonly DeliveredPrices[], lastKnown: number | null): Change | null {
    const breaks = new Set(wholeHistories(delivered.filter(({ history }) => history.basis !== "raw")).map(levelBreak));
    for (const [last, first] of gapsOf(delivered, lastKnown)) {
      const isGivenUp = this.#lists.wasGivenUp(symbol, last);
      if (!isGivenUp && !(first - last > MAX_GAP_DAYS && breaks.has(last))) continue;
      // Whom a list of today has under the symbol keeps it, unless the market has its predecessor there already.
      const isFormer = lastKnown === null && this.#lists.isTradedToday(symbol);
      const why = isGivenUp ? "given-up" : "other-level";
      return { border: last, end: last as Day, isFormer, isStranger: !isFormer, why };
    }
    return null;
  }

  /** Prices that begin after the membership, of a symbol that no later list names. */
  #isStranger(symbol: string, first: number, end: Day): boolean {
    return Number.isFinite(first) && first > end + SOON && !this.#lists.isNamedAfter(symbol, end);
  }

  /** Prices that end with the membership, of a symbol that is listed today. */
  #isFormer(symbol: string, last: number, end: Day): boolean {
    return last >= end - SOON && this.#lists.isListed(symbol);
  }
}

/** A symbol that has changed hands. */
interface Change {
  /** Last day of the former owner. */
  readonly border: number;
  /** Day that names what is put apart. */
  readonly end: Day;
  /** Which of the two is separated: the former owner or the present one. */
  readonly isFormer: boolean;
  readonly isStranger: boolean;
  readonly why: "left-index" | "given-up" | "other-level";
}

/** The last day before each gap that a change of hands may take, and the first after it, oldest first. */
function gapsOf(
  delivered: readonly DeliveredPrices[],
  lastKnown: number | null,
): readonly (readonly [number, number])[] {
  const days = new Set(delivered.flatMap(({ history }) => Array.from(history.bars.day)));
  // Gaps before the last day of the market do not count: its history is of one owner up to there.
  const rising = [...days].filter((day) => lastKnown === null || day > lastKnown).sort((a, b) => a - b);
  if (lastKnown !== null) rising.unshift(lastKnown);
  return rising.flatMap((day, at) => {
    const before = rising[at - 1] ?? day;
    return day - before > MIN_GAP ? [[before, day] as const] : [];
  });
}

/** The last day up to a border that anything has, and the first after it. */
function daysAround(border: number, delivered: readonly DeliveredPrices[], lastKnown: number | null) {
  let last = lastKnown ?? Number.NEGATIVE_INFINITY;
  let first = Number.POSITIVE_INFINITY;
  for (const { history } of delivered) {
    for (const day of history.bars.day) {
      if (day <= border) last = Math.max(last, day);
      else first = Math.min(first, day);
    }
  }
  return { last, first };
}

/** The bars and actions of some days, under a symbol; none where there are none. */
function partOf(delivery: DeliveredPrices, symbol: string, isIn: (day: number) => boolean): DeliveredPrices[] {
  const { history, adjustedClose } = delivery;
  const { bars, actions } = history;
  const isIncluded = (_: number, at: number) => isIn(bars.day[at] as number);
  const day = bars.day.filter(isIncluded);
  if (day.length === 0) return [];
  const column = (name: Exclude<keyof Bars, "day">) => bars[name].filter(isIncluded);
  const part = {
    day,
    open: column("open"),
    high: column("high"),
    low: column("low"),
    close: column("close"),
    volume: column("volume"),
  };
  const splits = actions.splits.filter(({ exDay }) => isIn(exDay));
  const dividends = actions.dividends.filter(({ exDay }) => isIn(exDay));
  return [
    {
      ...delivery,
      history: { ...history, symbol, bars: part, actions: { splits, dividends } },
      adjustedClose: adjustedClose?.filter(isIncluded) ?? null,
    },
  ];
}

/** One sentence for all that was put apart, however many files it came in. */
function reused(set: readonly DeliveredPrices[], symbol: string, { why, end }: Change): Issue {
  const [{ history, file = null }] = set as [DeliveredPrices];
  const days = set.flatMap(({ history: { bars } }) => Array.from(bars.day));
  const first = days.reduce((earliest, day) => Math.min(earliest, day));
  const detail = say(why, { symbol, day: dayValue(end), apart: history.symbol });
  const files = set.length === 1 || file === null ? file : `${file} and ${set.length - 1} more files`;
  return issue("reused-symbol", { file: files, symbol: history.symbol, day: first, count: days.length }, detail);
}
