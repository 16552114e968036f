import type { Membership } from "@plumbline/market/model";
import type { TradingCalendar } from "../calendar/trading-calendar.ts";
import { exp } from "../chance/exponential.ts";
import type { Company } from "../companies/company.ts";
import type { Economy } from "../economy/economy.ts";
import type { DailyContribution } from "./daily-contribution.ts";

/** Name of the demo market's index in its memberships and series. */
export const DEMO_INDEX = "demo-index";

const JOINS_ABOVE = 1.6e9;
const LEAVES_BELOW = 0.7e9;
const REVIEW_MONTHS = 6;
const SEASONING = 120;

/**
 * Finds when a company was in the index: reviewed each January and July, by a market value that moves with the market.
 *
 * @returns Spells from the first day in to the first day out; a company that stops trading leaves the day after.
 */
export function membershipSpells(
  company: Company,
  stock: DailyContribution,
  { calendar, market }: Economy,
): readonly Membership[] {
  const spells: Membership[] = [];
  let from: number | null = null;
  for (let i = 0; i < stock.value.length; i++) {
    const position = stock.first + i;
    if (i > 0 && !isReview(calendar, position)) continue;
    const value = (stock.value[i] as number) / exp(market.level[position] as number);
    const day = calendar.days[position] as number;
    if (from === null && value > JOINS_ABOVE && (position === 0 || i > SEASONING)) from = day;
    else if (from !== null && value < LEAVES_BELOW) {
      spells.push({ index: DEMO_INDEX, symbol: company.symbol, from, until: day });
      from = null;
    }
  }
  if (from === null) return spells;
  const until = company.ending ? (calendar.days[company.last] as number) + 1 : null;
  return [...spells, { index: DEMO_INDEX, symbol: company.symbol, from, until }];
}

function isReview({ month }: TradingCalendar, position: number): boolean {
  return (month[position] as number) % REVIEW_MONTHS === 1 && month[position] !== month[position - 1];
}
