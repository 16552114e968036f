import type { Chance } from "../chance/chance.ts";
import { exp } from "../chance/exponential.ts";

/** Draws the volume of one session after another. */
export interface TradedVolume {
  /**
   * @param session Shares that change hands on a usual day, size of the day's move in standard deviations, whether news
   *   was digested and the part of a full session.
   * @returns Whole shares.
   */
  next(session: { turned: number; move: number; news: boolean; length: number }): number;
}

/** What of a usual volume is traded when the exchange closes early. */
export const HALF_DAY = 0.45;

const MAX_SQUARED_MOVE = 36;

/** Opens the volume of one instrument: interest comes and goes for weeks, moves and news bring traders. */
export function tradedVolume(chance: Chance): TradedVolume {
  let interest = 0;
  return {
    next({ turned, move, news, length }) {
      const stir = 0.72 + 0.14 * move + 0.13 * Math.min(MAX_SQUARED_MOVE, move * move);
      const crowd = news ? chance.between(1.7, 3.2) : 1;
      const traded = Math.max(100, Math.round(turned * stir * crowd * length * exp(interest + chance.normal(0, 0.16))));
      interest = 0.93 * interest + chance.normal(0, 0.11) + 0.09 * Math.max(0, Math.min(5, move) - 2);
      return traded;
    },
  };
}
