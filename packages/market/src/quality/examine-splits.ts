import type { Split } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import { dayValue, say } from "../model/index.ts";
import { CEILINGS } from "./ceilings.ts";
import { barOf } from "./expected-moves.ts";
import type { IssueLog } from "./issue-log.ts";
import type { PriceContext } from "./price-context.ts";
import { cleanSplitRatio } from "./split-ratio.ts";

/** Smaller ratios (spin-offs entered as splits, stock dividends) drown in a day's ordinary move. */
const MIN_MOVE = Math.log(1.2);
const TIMES_TYPICAL = 4;
const SESSIONS_OFF = 5;
const CLOSE_ENOUGH = 0.08;

/** Drops splits that are none and writes noisy ratios clean. Copies of a day's split (of doubled rows) become one. */
export function cleanSplits(splits: readonly Split[], log: IssueLog): Split[] {
  const byDay = new Map<number, Split>();
  for (const { exDay, ratio } of splits) {
    if (!(ratio >= 1 / CEILINGS.splitRatio && ratio <= CEILINGS.splitRatio)) {
      log.add("split-not-valid", { day: exDay }, () => say("split-impossible", { ratio }));
      continue;
    }
    const clean = cleanSplitRatio(ratio);
    if (clean !== ratio)
      log.add("split-ratio-cleaned", { day: exDay }, () => say("ratio-stands-for", { ratio, clean }));
    if (!byDay.has(exDay)) byDay.set(exDay, { exDay, ratio: clean });
  }
  return [...byDay.values()].sort((a, b) => a.exDay - b.exDay);
}

/**
 * Compares each split with what the price did over night: one that did not move it is set aside, or brought to the
 * day within five sessions on which the price moved so.
 *
 * @param around Made without any split, so that its gaps are what was traded.
 */
export function examineSplits(splits: readonly Split[], around: PriceContext, log: IssueLog): Split[] {
  const { day, open, close } = around.columns;
  const taken = new Set(splits.map(({ exDay }) => barOf(day, exDay)));
  const accepted: Split[] = [];
  for (const split of splits) {
    const at = barOf(day, split.exDay);
    if (isInPrice(split, at, around) || at === 0 || at >= day.length) {
      accepted.push(split);
      continue;
    }
    const moved = placesNear(at, day.length).find((place) => !taken.has(place) && explains(split, place, around));
    if (moved === undefined) {
      const prices = { before: close[at - 1] as number, open: open[at] as number };
      const detail = () => say("split-unmoved", { ratio: split.ratio, ...prices });
      log.add("split-not-in-price", { day: split.exDay }, detail);
    } else {
      const exDay = day[moved] as Day;
      taken.add(moved);
      accepted.push({ ...split, exDay });
      log.add("split-moved", { day: split.exDay }, () =>
        say("split-elsewhere", { ratio: split.ratio, day: dayValue(exDay) }),
      );
    }
  }
  return accepted.sort((a, b) => a.exDay - b.exDay);
}

function isInPrice({ ratio }: Split, at: number, around: PriceContext): boolean {
  const wanted = -Math.log(ratio);
  const gap = around.gap(at);
  const isSmall = Math.abs(wanted) < Math.max(MIN_MOVE, TIMES_TYPICAL * around.typicalMove(at));
  return isSmall || Math.abs(gap - wanted) <= Math.abs(gap);
}

function explains({ ratio }: Split, at: number, around: PriceContext): boolean {
  return Math.abs(around.gap(at) + Math.log(ratio)) < CLOSE_ENOUGH;
}

function placesNear(at: number, length: number): number[] {
  const distances = Array.from({ length: SESSIONS_OFF }, (_, index) => index + 1);
  return distances.flatMap((distance) => [at - distance, at + distance]).filter((place) => place > 0 && place < length);
}
