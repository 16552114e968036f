import type { Actions, Dividend, Split } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import { type Detail, say } from "../model/index.ts";
import { barOf } from "./expected-moves.ts";
import type { IssueLog } from "./issue-log.ts";
import { type PriceColumns, without } from "./price-columns.ts";
import type { PriceContext } from "./price-context.ts";
import { nearestSplitRatio } from "./split-ratio.ts";

const NOTABLE = 0.01;
/** A move and its return are one fault when they cancel to this share. */
const TAKEN_BACK = 0.3;
const SPLIT_SIZED = Math.log(1.2);
/** An amount is contradicted when the vendor's factor differs by more than this share of its effect. */
const DIVIDEND_TOLERANCE = 0.35;
const DIVIDEND_ROUNDING = 0.003;

/** The bars and actions that the vendor's own adjusted close agrees with. */
interface Attested {
  readonly columns: PriceColumns;
  readonly actions: Actions;
}

/** The actions to be attested. */
interface Claims {
  readonly actions: Actions;
  /** Days whose actions were replaced: the vendor's factor holds what was set aside. */
  readonly settled: ReadonlySet<number>;
}

/**
 * Compares closes and actions with the vendor's adjusted close, where a raw file has one. The two were made from the same
 * prices, so a difference shows damage that came later, or an action that the file does not state.
 *
 * @param around Made with all actions, so that its moves should equal those of the adjusted close.
 */
export function examineWitness({ actions, settled }: Claims, around: PriceContext, log: IssueLog): Attested {
  const { columns } = around;
  const { adjustedClose, day } = columns;
  if (adjustedClose === null) return { columns, actions };
  const dividends = new Map(actions.dividends.map((dividend) => [barOf(day, dividend.exDay), dividend]));
  const contradicted = new Uint8Array(day.length);
  const restored: Split[] = [];
  for (let at = 1; at < day.length; at++) {
    if (!dividends.has(at) && isUnmoved(columns, at)) continue;
    if (settled.has(day[at] as number)) continue;
    const finding = findingAt(around, at, dividends.get(at));
    if (finding === null) continue;
    log.add(finding.code, { day: day[at] }, () => finding.detail);
    if (finding.code === "dividend-contradicted") dividends.delete(at);
    if (finding.code === "split-restored") restored.push({ exDay: day[at] as Day, ratio: finding.ratio });
    if (finding.code === "close-contradicted") contradicted[at++] = 1;
  }
  const remaining = new Set(dividends.values());
  return {
    columns: without(columns, contradicted),
    actions: {
      splits: [...actions.splits, ...restored].sort((a, b) => a.exDay - b.exDay),
      dividends: actions.dividends.filter((dividend) => remaining.has(dividend)),
    },
  };
}

/** True when close and adjusted close moved alike, as on all days without an action. */
function isUnmoved({ close, adjustedClose }: PriceColumns, at: number): boolean {
  if (adjustedClose === null) return true;
  const factor = (adjustedClose[at] as number) / (close[at] as number);
  return Math.abs((factor * (close[at - 1] as number)) / (adjustedClose[at - 1] as number) - 1) < DIVIDEND_ROUNDING;
}

interface Finding {
  readonly code: "dividend-contradicted" | "close-contradicted" | "split-restored" | "adjusted-close-disagrees";
  /** Of a restored split. */
  readonly ratio: number;
  readonly detail: Detail;
}

function findingAt(around: PriceContext, at: number, dividend: Dividend | undefined): Finding | null {
  const { close, adjustedClose } = around.columns;
  const difference = excess(around, at, dividend);
  const next = at + 1 < close.length ? excess(around, at + 1) : Number.POSITIVE_INFINITY;
  const size = Math.abs(difference);
  const finding = (code: Finding["code"], detail: Detail, ratio = 1): Finding => ({ code, ratio, detail });
  if (dividend !== undefined) {
    const effect = -Math.log(1 - Math.min(0.99, dividend.amount / closeBefore(around, at, dividend)));
    if (size > DIVIDEND_TOLERANCE * effect + DIVIDEND_ROUNDING) {
      return finding("dividend-contradicted", say("dividend-unattested", { amount: dividend.amount }));
    }
  }
  if (!(size > NOTABLE)) return null;
  if (Math.abs(difference + next) < TAKEN_BACK * size) {
    const adjusted = adjustedClose?.[at] ?? Number.NaN;
    return finding("close-contradicted", say("close-unlike", { close: close[at] as number, adjusted }));
  }
  const ratio = size > SPLIT_SIZED ? nearestSplitRatio(Math.exp(-difference)) : null;
  if (ratio !== null) {
    return finding("split-restored", say("split-attested", { ratio }), ratio);
  }
  const moved = { before: close[at - 1] as number, after: close[at] as number };
  const apart = { fraction: difference, decimals: 1 };
  return finding("adjusted-close-disagrees", say("move-unlike", { ...moved, difference: apart }));
}

/**
 * How far a move goes beyond that of the adjusted close, in log.
 *
 * Vendors reinvest a dividend in two ways: at the close before, close / (close before - dividend), or at the close of its
 * day, (close + dividend) / close before. On a calm day the two are equal, on OXY's 2020-03-09 (26.86, 12.51, dividend
 * 0.79) they are 0.480 and 0.495. A file that agrees with either contains the dividend.
 */
function excess(around: PriceContext, at: number, dividend?: Dividend): number {
  const { close, adjustedClose } = around.columns;
  if (adjustedClose === null) return 0;
  const attested = Math.log((adjustedClose[at] as number) / (adjustedClose[at - 1] as number));
  const atCloseBefore = around.move(at) - attested;
  if (dividend === undefined) return atCloseBefore;
  const received = (close[at] as number) + dividend.amount;
  const atCloseOfDay = Math.log(received / closeBefore(around, at, dividend)) - attested;
  return Math.abs(atCloseOfDay) < Math.abs(atCloseBefore) ? atCloseOfDay : atCloseBefore;
}

/** The close before the ex-day of a dividend, in shares of that day: the move is that of close / (close before - dividend). */
function closeBefore(around: PriceContext, at: number, { amount }: Dividend): number {
  const { close } = around.columns;
  return (close[at] as number) / Math.exp(around.move(at)) + amount;
}
