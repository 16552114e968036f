import type { Chance } from "../chance/chance.ts";
import { exp } from "../chance/exponential.ts";

/** Draws the volume of one session after another. */
export interface TradedVolume {
  /**
   * @param session Shares outstanding, size of the day's move in standard deviations, whether news was digested and
   *   the part of a full session.
   * @returns Whole shares.
   */
  next(session: { shares: number; move: number; news: boolean; length: number }): number;
}

const TRADING_DAYS = 252;

/**
 * Opens the volume of one instrument: interest comes and goes for weeks, moves and news bring traders.
 *
 * @param turnover Shares traded in a year to shares outstanding.
 */
export function tradedVolume(turnover: number, chance: Chance): TradedVolume {
  let interest = 0;
  return {
    next({ shares, move, news, length }) {
      interest = 0.93 * interest + chance.normal(0, 0.11);
      const stir = 0.72 + 0.15 * move + 0.15 * Math.min(5, move * move);
      const crowd = news ? chance.between(1.7, 3.2) : 1;
      const usual = (shares * turnover) / TRADING_DAYS;
      return Math.max(100, Math.round(usual * stir * crowd * length * exp(interest + chance.normal(0, 0.16))));
    },
  };
}
