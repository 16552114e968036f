import type { Actions, Dividend, Split } from "@plumbline/core/series";
import { type Detail, fixed, say } from "../model/index.ts";
import { CEILINGS } from "./ceilings.ts";
import { barOf } from "./expected-moves.ts";
import type { IssueLog } from "./issue-log.ts";
import type { PriceContext } from "./price-context.ts";

/** A larger share of the price than this is never an ordinary cash dividend: it is a spin-off or new shares. */
const DISTRIBUTION = 0.4;
/** Below this share of the price a dividend drowns in a day's ordinary move. */
const VISIBLE = 0.03;
const TIMES_TYPICAL = 4;
/** A stated value is believed when the price opens within this of it, in log. */
const BELIEVED = 0.25;
/** A price that opened above this share of the close before did not lose a distribution of 40 % and more. */
const FELL = Math.log(0.65);
/** A company that paid about as much within the year pays what it always pays, whatever its price did on the day. */
const RECURRING = { days: 400, factor: 1.25, largestShare: 0.1 };

interface Judgement {
  readonly code: "dividend-not-in-price" | "distribution-not-cash";
  /** What stands in for the dividend. */
  readonly split: Split | null;
  readonly detail: Detail;
}

/**
 * Compares each dividend with what the price did on its day.
 *
 * A distribution of shares (a spin-off, a new share class) must not wreck the price series as a dividend of 50 % or
 * more than 100 % of the price would. It is set aside and a split stands in, which both the split-adjusted and the
 * total-return series cross smoothly: of ratio close / (close - value) where the price opened near the stated value
 * (GOOGL 2014-04-03), of close / open where it did not (KSU 2000-07-13): then nothing is earned or lost over night.
 *
 * @param actions Splits already examined.
 * @param around Made with the splits and without the dividends.
 */
export function examineDividends(actions: Actions, around: PriceContext, log: IssueLog): Actions {
  const ratios = new Map(actions.splits.map(({ exDay, ratio }) => [exDay, ratio]));
  const dividends: Dividend[] = [];
  const stated = oneOfEachDay(actions.dividends);
  for (const dividend of stated) {
    if (!(dividend.amount > 0 && dividend.amount <= CEILINGS.dividendOnClose * closeAt(around, dividend))) {
      log.add("dividend-not-valid", { day: dividend.exDay }, () =>
        say("dividend-impossible", { amount: dividend.amount }),
      );
      continue;
    }
    const judgement = judge(dividend, around, {
      ratio: ratios.get(dividend.exDay) ?? 1,
      isRecurring: isRecurring(dividend, stated),
    });
    if (judgement === null) dividends.push(dividend);
    else log.add(judgement.code, { day: dividend.exDay }, () => judgement.detail);
    if (judgement?.split) {
      const { exDay, ratio } = judgement.split;
      ratios.set(exDay, (ratios.get(exDay) ?? 1) * ratio);
    }
  }
  const splits = [...ratios].map(([exDay, ratio]) => ({ exDay, ratio })).sort((a, b) => a.exDay - b.exDay);
  return { splits, dividends };
}

function oneOfEachDay(dividends: readonly Dividend[]): Dividend[] {
  const byDay = new Map(dividends.toReversed().map((dividend) => [dividend.exDay, dividend]));
  return [...byDay.values()].sort((a, b) => a.exDay - b.exDay);
}

/** True when the stock paid about as much shortly before or after: a slip of the file stands alone. */
function isRecurring({ exDay, amount }: Dividend, stated: readonly Dividend[]): boolean {
  return stated.some(
    (other) =>
      other.exDay !== exDay &&
      Math.abs(other.exDay - exDay) <= RECURRING.days &&
      other.amount < amount * RECURRING.factor &&
      amount < other.amount * RECURRING.factor,
  );
}

/** The close of the ex-day; for a day after the last bar, the close of that bar. */
function closeAt({ columns: { day, close } }: PriceContext, { exDay }: Dividend): number {
  return close[Math.min(barOf(day, exDay), close.length - 1)] ?? Number.NaN;
}

interface Known {
  /** Shares after for one before, of a split of the same day. */
  readonly ratio: number;
  readonly isRecurring: boolean;
}

function judge({ exDay, amount }: Dividend, around: PriceContext, { ratio, isRecurring }: Known): Judgement | null {
  const { columns } = around;
  const at = barOf(columns.day, exDay);
  if (at === 0 || at >= columns.day.length) return null;
  const before = (columns.close[at - 1] as number) / ratio;
  const share = amount / before;
  const gap = around.gap(at);
  const move = around.move(at);
  const prices = {
    before: columns.close[at - 1] as number,
    open: columns.open[at] as number,
    close: columns.close[at] as number,
  };
  if (share >= DISTRIBUTION && gap < FELL) {
    const believed = share < 1 && Math.abs(gap - Math.log(1 - share)) < BELIEVED;
    const standIn = believed ? 1 / (1 - share) : Math.exp(-gap);
    const detail = say("dividend-no-cash", { amount, ...prices, ratio: fixed(standIn, 4) });
    return { code: "distribution-not-cash", split: { exDay, ratio: standIn }, detail };
  }
  const wanted = Math.log(1 - Math.min(share, 0.99));
  const isVisible = share >= VISIBLE && share > TIMES_TYPICAL * around.typicalMove(at);
  const moved = Math.abs(gap - wanted) <= Math.abs(gap) || Math.abs(move - wanted) <= Math.abs(move);
  if (!isVisible || moved || (isRecurring && share <= RECURRING.largestShare)) return null;
  return {
    code: "dividend-not-in-price",
    split: null,
    detail: say("dividend-unmoved", { amount, ...prices }),
  };
}
