import type { Day } from "@plumbline/core/time";
import { type TradingCalendar, tradingDayFrom } from "../calendar/trading-calendar.ts";
import { type Chance, chanceOf } from "../chance/chance.ts";
import type { Company } from "./company.ts";
import { type FiscalQuarter, fiscalQuarters } from "./fiscal-quarters.ts";

/** A fiscal quarter with the days on which it is announced. */
export interface ReportedQuarter extends FiscalQuarter {
  /** Day of the earnings release. */
  readonly announced: Day;
  /** Released before the open; otherwise after the close, so that the price moves on the next trading day. */
  readonly beforeOpen: boolean;
  /** Day of the periodic report. */
  readonly filed: Day;
  /** Filed after the deadline of its form. */
  readonly late: boolean;
}

const YEARS_BEFORE = 3;
const DAYS_A_YEAR = 366;

/** Medians of large filers: 10-Q 31 days, 10-K 48 days after the period; foreign annual reports take longer. */
const LAGS = {
  quarter: { median: 31, deviation: 4.6, least: 21, deadline: 45 },
  year: { median: 48, deviation: 6.4, least: 33, deadline: 75 },
  foreign: { median: 98, deviation: 13, least: 60, deadline: 120 },
} as const;

/**
 * Lists the quarters that a company's statements need, from three years before its first trading day, with the days of
 * their reports.
 *
 * @returns Whole fiscal years from the first on; the last quarters may be filed after the market ends.
 */
export function reportedQuarters(
  company: Company,
  calendar: TradingCalendar,
  seed: number,
): readonly ReportedQuarter[] {
  const chance = chanceOf(seed, `reports/${company.symbol}`);
  const first = ((calendar.days[company.first] as number) - YEARS_BEFORE * DAYS_A_YEAR) as Day;
  const beforeOpen = chance.happens(0.45);
  let previous = 0;
  return fiscalQuarters(company.fiscal, first, calendar.days[company.last] as Day).map((quarter) => {
    const { lag, late } = lagOf(company, quarter, chance);
    const filed = tradingDayFrom(Math.max(previous + 1, quarter.end + lag) as Day);
    const ahead = late
      ? 0
      : company.traits.has("foreign")
        ? chance.whole(25, 50)
        : chance.whole(0, quarter.quarter === 4 ? 16 : 6);
    const announced = tradingDayFrom(Math.max(quarter.end + 12, filed - ahead) as Day);
    previous = filed;
    return { ...quarter, announced: Math.min(announced, filed) as Day, beforeOpen, filed, late };
  });
}

function lagOf({ traits }: Company, { quarter }: FiscalQuarter, chance: Chance): { lag: number; late: boolean } {
  const isForeign = traits.has("foreign") || traits.has("foreign-currency");
  const { median, deviation, least, deadline } = isForeign ? LAGS.foreign : quarter === 4 ? LAGS.year : LAGS.quarter;
  const onTime = Math.round(Math.min(deadline - 1, Math.max(least, chance.normal(median, deviation))));
  const late = chance.happens(traits.has("chronically-late") ? 0.65 : 0.003);
  return late ? { lag: deadline + chance.whole(2, 75), late } : { lag: onTime, late };
}
