import type { Membership } from "@plumbline/market/model";
import type { TradingCalendar } from "../calendar/trading-calendar.ts";
import type { Company } from "../companies/company.ts";
import { type Basket, type BasketResult, equallyWeighted, valueWeighted } from "./basket.ts";
import type { DailyContribution } from "./daily-contribution.ts";
import type { Scope } from "./funds.ts";

/** The baskets behind the funds and indices of the demo market. */
export interface MarketBaskets {
  /** Adds a company for the days in its spells of membership; sectors hold it always. */
  add(company: Company, stock: DailyContribution, spells: readonly Membership[]): void;
  result(scope: Scope): BasketResult;
}

/** Opens empty baskets over a calendar. */
export function marketBaskets(calendar: TradingCalendar): MarketBaskets {
  const baskets = new Map<Scope, Basket>();
  const basketOf = (scope: Scope) => {
    const known = baskets.get(scope) ?? (scope === "equal" ? equallyWeighted(calendar) : valueWeighted(calendar));
    baskets.set(scope, known);
    return known;
  };
  return {
    add({ industry }, stock, spells) {
      const holds = (position: number) => isMember(spells, calendar.days[Math.max(0, position - 1)] as number);
      basketOf("market").add(stock, holds);
      basketOf("equal").add(stock, holds);
      basketOf(industry.sector).add(stock, () => true);
    },
    result: (scope) => basketOf(scope).result(),
  };
}

/** A day counts for an index when the stock was in it at the close before. */
function isMember(spells: readonly Membership[], closeBefore: number): boolean {
  return spells.some(({ from, until }) => closeBefore >= (from ?? 0) && closeBefore < (until ?? Infinity));
}
