import type { Day } from "@plumbline/core/time";
import type { TradingCalendar } from "../calendar/trading-calendar.ts";
import type { Chance } from "../chance/chance.ts";
import type { Company } from "../companies/company.ts";
import type { Outlook } from "../companies/outlook.ts";

/** What a company does to its shares at the open of a day. */
interface Agenda {
  /**
   * @param i Position since the first trading day; asked once for each, in order.
   * @param price Close of the day before.
   * @returns The ratio of the day's split (1 without one) and the day's dividend a share, after the split.
   */
  today(i: number, price: number): { ratio: number; dividend: number };
}

const NOTICE = 17;
const QUARTERS = 4;
const SECOND_WEEK = 8;
const MAX_YIELD = 0.068;

/** Opens the agenda of a company: a look at the price each month, a dividend each quarter, nothing in the end. */
export function corporateAgenda(
  company: Company,
  world: { outlook: Outlook; calendar: TradingCalendar; chance: Chance },
): Agenda {
  const { outlook, calendar, chance } = world;
  const splits = splitPolicy(chance);
  const dividends = dividendPolicy(chance);
  const payMonth = chance.whole(0, 2);
  const payDate = SECOND_WEEK + chance.whole(0, 6);
  const pays = company.character.distribution > 0;
  const active = (company.ending?.announced ?? company.last + 1) - company.first;
  let basis = 1;
  let month = -1;
  let known = 0;
  let paidMonth = -1;
  let pending = 1;
  let pendingOn = -1;

  const splitToday = (i: number) => {
    if (i !== pendingOn) return 1;
    basis *= pending;
    dividends.split(pending);
    return pending;
  };
  const payToday = (position: number, price: number) => {
    const current = calendar.month[position] as number;
    const date = calendar.date[position] as number;
    if (!pays || current % 3 !== payMonth || date < payDate || current === paidMonth) return 0;
    paidMonth = current;
    const day = calendar.days[position] as Day;
    while (known + 1 < outlook.quarters.length && (outlook.quarters[known + 1]?.announced ?? day) < day) known++;
    const sales = outlook.salesPerShare[known] as number;
    const affordable = (sales * company.character.distribution) / basis;
    return dividends.next(Math.min(affordable, MAX_YIELD * price) / QUARTERS);
  };
  return {
    today(i, price) {
      const current = calendar.month[company.first + i] as number;
      const ratio = splitToday(i);
      if (i >= active) return { ratio, dividend: 0 };
      if (current !== month && pendingOn < i && i > 0 && i + NOTICE < active) {
        pending = splits.decide(price);
        if (pending !== 1) pendingOn = i + NOTICE;
      }
      month = current;
      const dividend = i > 0 ? payToday(company.first + i, price / ratio) : 0;
      return { ratio, dividend };
    },
  };
}

/** Decides the quarterly dividend of a company. */
interface DividendPolicy {
  /**
   * The next dividend a share.
   *
   * @param affordable What a quarter could pay in quiet times, a share of today.
   */
  next(affordable: number): number;
  /** Restates the last dividend for a split. */
  split(ratio: number): void;
}

const MAX_RAISE = 1.12;
const UNBEARABLE = 1.7;

/**
 * Draws how a company pays: raised slowly once a year, kept while it can be, cut to half when it cannot.
 *
 * @param step Dividends are multiples of this amount.
 */
function dividendPolicy(chance: Chance, step = 0.005): DividendPolicy {
  const caution = chance.between(0.88, 1.05);
  const raiseTurn = chance.whole(0, QUARTERS - 1);
  let paid = 0;
  let turn = 0;
  const rounded = (amount: number) => Math.round(amount / step) / Math.round(1 / step);
  return {
    next(affordable) {
      const wanted = affordable * caution;
      turn++;
      if (paid === 0) paid = rounded(wanted);
      else if (paid > wanted * UNBEARABLE) paid = rounded(paid * 0.5);
      else if (turn % QUARTERS === raiseTurn && wanted > paid) paid = rounded(Math.min(wanted, paid * MAX_RAISE));
      return paid;
    },
    split(ratio) {
      paid = rounded(paid / ratio);
    },
  };
}

/** Decides when a company splits its shares, one question a month. */
interface SplitPolicy {
  /** The ratio to split by soon, or 1. */
  decide(price: number): number;
}

const MIN_PRICE = 4;

/** Draws how a company thinks about the price of its share. */
function splitPolicy(chance: Chance): SplitPolicy {
  const ceiling = chance.happens(0.3) ? Infinity : chance.between(95, 420);
  return {
    decide(price) {
      if (price < MIN_PRICE) return chance.happens(0.25) ? chance.pick([0.1, 0.1, 0.05]) : 1;
      if (price < ceiling || !chance.happens(0.3)) return 1;
      if (price > 700) return 10;
      return price > 260 ? chance.pick([3, 2, 4]) : chance.pick([2, 2, 2, 1.5, 3]);
    },
  };
}
