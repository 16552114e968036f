import type { Dividend, Split } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import type { PriceHistory } from "@plumbline/market/model";
import { isHalfDay } from "../calendar/trading-calendar.ts";
import { chanceOf } from "../chance/chance.ts";
import { exp } from "../chance/exponential.ts";
import type { Company } from "../companies/company.ts";
import type { Outlook } from "../companies/outlook.ts";
import type { Economy } from "../economy/economy.ts";
import { emptyBars, sessionOf, writeBar } from "./bar-columns.ts";
import { corporateAgenda } from "./corporate-agenda.ts";
import { logChanges } from "./log-changes.ts";
import { HALF_DAY, tradedVolume } from "./traded-volume.ts";

/** Provider that the demo market names for everything it makes. */
export const DEMO_SOURCE = "demo";

const TRADING_DAYS = 252;
const DAYS_A_QUARTER = TRADING_DAYS / 4;

/**
 * Trades a company from its first day to its last.
 *
 * @returns Raw bars as traded, with the splits and dividends that explain them.
 */
export function trade(company: Company, outlook: Outlook, economy: Economy): PriceHistory {
  const { character, first, symbol } = company;
  const changes = logChanges(company, outlook, economy);
  const chance = chanceOf(economy.seed, `trading/${symbol}`);
  const bars = emptyBars(changes.overnight.length);
  const actions: { splits: Split[]; dividends: Dividend[] } = { splits: [], dividends: [] };
  const agenda = corporateAgenda(company, { outlook, calendar: economy.calendar, chance });
  const volume = tradedVolume(chance);
  const freeUntil = company.ending?.announced ?? Infinity;
  let price = character.price;
  let shares = character.marketValue / character.price;
  let accrual = 0;
  for (let i = 0; i < bars.day.length; i++) {
    const day = economy.calendar.days[first + i] as Day;
    const { ratio, dividend } = agenda.today(i, price);
    if (ratio !== 1) actions.splits.push({ exDay: day, ratio });
    if (dividend > 0) actions.dividends.push({ exDay: day, amount: dividend });
    shares *= ratio;
    accrual = dividend > 0 ? dividend / DAYS_A_QUARTER : accrual / ratio;
    const overnight = changes.overnight[i] as number;
    // What the next dividend will take from the price is earned until then.
    const change = (changes.intraday[i] as number) + (first + i < freeUntil ? accrual / price : 0);
    const deviation = changes.deviation[i] as number;
    const session = sessionOf({ open: (price / ratio - dividend) * exp(overnight), change, deviation }, chance);
    price = session.close;
    const move = Math.abs(overnight + change) / deviation;
    const turned = (shares * character.turnover) / TRADING_DAYS;
    const length = isHalfDay(economy.calendar, first + i) ? HALF_DAY : 1;
    const traded = volume.next({ turned, move, news: changes.news[i] === 1, length });
    writeBar(bars, i, { day, ...session, volume: traded });
  }
  return { symbol, basis: "raw", source: DEMO_SOURCE, bars, actions };
}
