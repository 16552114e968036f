import type { Dividend, Split } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import type { PriceHistory } from "../../model/index.ts";
import { isHalfDay } from "../calendar/trading-calendar.ts";
import { chanceOf } from "../chance/chance.ts";
import { exp } from "../chance/exponential.ts";
import type { Company } from "../companies/company.ts";
import type { Outlook } from "../companies/outlook.ts";
import type { Economy } from "../economy/economy.ts";
import { emptyBars, writeBar } from "./bar-columns.ts";
import { corporateAgenda } from "./corporate-agenda.ts";
import { logChanges } from "./log-changes.ts";
import { sessionOf } from "./session.ts";
import { tradedVolume } from "./traded-volume.ts";

/** Provider that the demo market names for everything it makes. */
export const DEMO_SOURCE = "demo";

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
  const volume = tradedVolume(character.turnover, chance);
  let [price, shares] = [character.price, character.marketValue / character.price];
  for (let i = 0; i < bars.day.length; i++) {
    const day = economy.calendar.days[first + i] as Day;
    const { ratio, dividend } = agenda.today(i, price);
    if (ratio !== 1) actions.splits.push({ exDay: day, ratio });
    if (dividend > 0) actions.dividends.push({ exDay: day, amount: dividend });
    shares *= ratio;
    const overnight = changes.overnight[i] as number;
    const change = changes.intraday[i] as number;
    const deviation = changes.deviation[i] as number;
    const session = sessionOf({ open: (price / ratio - dividend) * exp(overnight), change, deviation }, chance);
    price = session.close;
    const move = Math.abs(overnight + change) / deviation;
    const traded = volume.next({ shares, move, news: changes.news[i] === 1, length: isHalfDay(day) ? 0.45 : 1 });
    writeBar(bars, i, { day, ...session, volume: traded });
  }
  return { symbol, basis: "raw", source: DEMO_SOURCE, bars, actions };
}
