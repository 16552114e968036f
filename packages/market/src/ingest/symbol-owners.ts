import type { Bars } from "@plumbline/core/series";
import { type Day, datePartsOf, formatDay } from "@plumbline/core/time";
import type { Issue, Membership } from "../model/index.ts";
import { type DeliveredPrices, issue } from "../quality/index.ts";

/** Deliveries, each under the symbol of whom it is of. */
export interface Settled {
  readonly deliveries: readonly DeliveredPrices[];
  readonly issues: readonly Issue[];
}

/** What lists say about who has a symbol. */
export interface NamedSymbols {
  /** True when a list of today, or one made after the day, names the symbol. */
  isNamedAfter(symbol: string, day: number): boolean;
  /** True when a list of symbols traded today has it. */
  isListed(symbol: string): boolean;
}

/** Days between two bars of one security: a longer halt is the end of one and the beginning of another. */
const LONGEST_GAP = 180;
/** Lists date the end of a membership by its announcement, its eve or its day. */
const SAME_END = 7;
/** A history that begins this soon after a membership ended is a late file of the member, not another security. */
const SOON = 30;

/**
 * Tells which of the securities that a symbol has stood for its prices belong to.
 *
 * A symbol is lent: FB was Facebook's until 2022-06-09, and another security's from 2025 on. Whoever left an index may
 * go on trading, so that the end of a membership alone says nothing; but prices that begin after it, that no history
 * leads up to and whose symbol no later list names cannot be the former member's. Nor can prices that end with the
 * membership be those of who has the symbol today. Both are kept under the symbol and the year of the end, without a name.
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
      const until = spells.map((spell) => spell.until ?? Number.POSITIVE_INFINITY);
      const last = Math.max(...until);
      if (Number.isFinite(last)) ends.set(symbol, last as Day);
    }
    this.#ends = ends;
    this.#lists = lists;
  }

  /** Whether a symbol may have changed hands at all. */
  mayHaveChanged(symbol: string): boolean {
    return this.#ends.has(symbol);
  }

  /**
   * Puts the deliveries of a symbol under the symbols of those they are of.
   *
   * @param delivered Everything that the files have for the symbol.
   * @param lastKnown Last day that the market itself has of it; null where it has none.
   */
  settle(symbol: string, delivered: readonly DeliveredPrices[], lastKnown: number | null): Settled {
    const end = this.#ends.get(symbol);
    if (end === undefined) return { deliveries: delivered, issues: [] };
    const border = end + SAME_END;
    // The market's own history leads past the end: whoever it is has kept the symbol.
    if (lastKnown !== null && lastKnown > border) return { deliveries: delivered, issues: [] };
    const { last, first } = daysAround(border, delivered, lastKnown);
    if (first - last <= LONGEST_GAP) return { deliveries: delivered, issues: [] };
    const other = `${symbol}.${datePartsOf(end).year}`;
    const [isFormer, isStranger] = [this.#isFormer(symbol, last, end), this.#isStranger(symbol, first, end)];
    if (!isFormer && !isStranger) return { deliveries: delivered, issues: [] };
    const deliveries = delivered.flatMap((delivery) => [
      ...partOf(delivery, isFormer ? other : symbol, (day) => day <= border),
      ...partOf(delivery, isStranger ? other : symbol, (day) => day > border),
    ]);
    const set = deliveries.filter(({ history }) => history.symbol === other);
    return { deliveries, issues: set.map((delivery) => reused(delivery, symbol, end)) };
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

/** The last day up to a border that anything has, and the first after it. */
function daysAround(border: number, delivered: readonly DeliveredPrices[], lastKnown: number | null) {
  let [last, first] = [lastKnown ?? Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
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
  const isKept = (_: number, at: number) => isIn(bars.day[at] as number);
  const day = bars.day.filter(isKept);
  if (day.length === 0) return [];
  const column = (name: Exclude<keyof Bars, "day">) => bars[name].filter(isKept);
  const part = {
    ...{ day, open: column("open"), high: column("high"), low: column("low") },
    ...{ close: column("close"), volume: column("volume") },
  };
  const splits = actions.splits.filter(({ exDay }) => isIn(exDay));
  const dividends = actions.dividends.filter(({ exDay }) => isIn(exDay));
  return [
    {
      ...delivery,
      history: { ...history, symbol, bars: part, actions: { splits, dividends } },
      adjustedClose: adjustedClose?.filter(isKept) ?? null,
    },
  ];
}

function reused({ history, file }: DeliveredPrices, symbol: string, end: Day): Issue {
  const { day } = history.bars;
  const first = day.reduce((earliest, value) => Math.min(earliest, value));
  const whose = `${symbol} left its index on ${formatDay(end)}`;
  const detail = `${whose}; these prices are not joined with its own and kept as ${history.symbol}, without a name.`;
  return issue("reused-symbol", { file, symbol: history.symbol, day: first, count: day.length }, detail);
}
