import { median } from "@plumbline/core/stats";
import type { Day } from "@plumbline/core/time";
import type { JudgedMove, PriceHistory } from "../model/index.ts";
import { barOf } from "./expected-moves.ts";
import { PriceContext } from "./price-context.ts";

/** Two sources of one stock differ by less, in log, unless one of them is wrong. */
const SAME = { atLeast: 0.05, share: 0.1 };
/** Smaller moves change no figure much, and two vendors' closes of a wild day differ by as much. */
const CONTESTED_FACTOR = 1.05;
const CONTESTED = Math.log(CONTESTED_FACTOR);
/** Moves above it need support even when nothing contradicts them. */
const NOTABLE_FACTOR = 1.22;
const NOTABLE = 0.3;
const TIMES_TYPICAL = 8;
/** A move is an action's when the action takes out at least this share of its size. */
const SHARE_OF_ACTION = 1 / 3;
const MONTH = 21;
/** Of a return: adjusted prices of two deliveries are rounded otherwise. */
const SAME_CHANGE = 0.005;

/**
 * Judges the large moves of a price history by what else is known of them.
 *
 * Another source that has both days decides: it confirms a move, or contradicts it (the smaller of two moves is believed).
 * Without one, a move of 30 % and more and of eight typical ones is doubtful when a split or distribution of its day makes
 * a third of it or more, and when too few shares changed hands for a day of news: news of eight typical moves
 * trades at least as many shares as usual, of eighty at least ten times as many.
 *
 * @param history Examined prices.
 * @param witnesses The same stock's prices of other sources, or of the same source in another form.
 * @param known What was judged before: what other sources said stands when a later delivery comes without them.
 * @returns By day; empty for an ordinary history.
 *
 * @see docs/prices.md, "Doubtful moves"
 *
 * @example
 * judgeMoves(history, []).filter(({ verdict }) => verdict !== "confirmed"); // what is marked wherever it is contained
 */
export function judgeMoves(
  history: PriceHistory,
  witnesses: readonly PriceHistory[],
  known: readonly JudgedMove[] = [],
): JudgedMove[] {
  const around = contextOf(history);
  const evidence: Evidence = {
    witnesses: witnesses.map((witness) => ({ source: witness.source, around: contextOf(witness) })),
    known: new Map(known.filter(({ other }) => other !== null).map((move) => [move.day, move])),
  };
  const isAlone = witnesses.length === 0 && evidence.known.size === 0;
  const calm = isAlone ? NOTABLE_FACTOR : CONTESTED_FACTOR;
  const judged: JudgedMove[] = [];
  for (let at = 1; at < history.bars.day.length; at++) {
    if (around.isCalm(at, calm)) continue;
    const move = judge(around, at, evidence);
    if (move !== null) judged.push(move);
  }
  return judged;
}

interface Evidence {
  readonly witnesses: readonly Witness[];
  /** What other sources said before, by day. */
  readonly known: ReadonlyMap<number, JudgedMove>;
}

interface Witness {
  readonly source: string;
  readonly around: PriceContext;
}

function contextOf({ bars, actions }: PriceHistory): PriceContext {
  return new PriceContext({ ...bars, adjustedClose: null }, actions);
}

function judge(around: PriceContext, at: number, { witnesses, known }: Evidence): JudgedMove | null {
  const move = around.move(at);
  if (Math.abs(move) < CONTESTED) return null;
  const { day: days } = around.columns;
  const day = days[at] as Day;
  const change = Math.expm1(move);
  const verdict = ownVerdict(around, at);
  const heard = witnesses.flatMap(({ source, around: other }) => {
    const moved = moveBetween(other, days[at - 1] as number, day);
    return moved === null ? [] : [{ source, moved }];
  });
  const agreeing = heard.find(({ moved }) => isSame(move, moved));
  const witness = agreeing ?? heard.find(({ moved }) => Math.abs(moved) < Math.abs(move));
  if (witness === undefined) {
    const earlier = known.get(day);
    if (earlier !== undefined && Math.abs(earlier.change - change) < SAME_CHANGE) return earlier;
    return verdict && { day, change, verdict, other: null };
  }
  if (agreeing && verdict === null) return null;
  const other = { source: witness.source, change: Math.expm1(witness.moved) };
  return { day, change, verdict: agreeing ? "confirmed" : "contradicted", other };
}

function isSame(move: number, other: number): boolean {
  return Math.abs(move - other) <= Math.max(SAME.atLeast, SAME.share * Math.abs(move));
}

/** The move between two days by one source; `null` when it lacks one of them. */
function moveBetween(around: PriceContext, from: number, to: number): number | null {
  const { day } = around.columns;
  const first = barOf(day, from);
  const last = barOf(day, to);
  if (day[first] !== from || day[last] !== to) return null;
  let sum = 0;
  for (let at = first + 1; at <= last; at++) sum += around.move(at);
  return sum;
}

/** The verdict by the history alone; `null` for a move that needs no support, or has it. */
function ownVerdict(around: PriceContext, at: number): "from-action" | "unsupported" | null {
  const size = Math.abs(around.move(at));
  const surprise = size / around.typicalMove(at);
  if (size < NOTABLE || !(surprise > TIMES_TYPICAL)) return null;
  if (Math.abs(around.takenOut(at)) >= SHARE_OF_ACTION * size) return "from-action";
  return relativeVolume(around, at) >= surprise / TIMES_TYPICAL ? null : "unsupported";
}

/** Shares traded on a bar over the median of the 21 bars before; NaN where volume is unknown. */
function relativeVolume({ columns: { volume } }: PriceContext, at: number): number {
  const traded = volume.subarray(Math.max(0, at - MONTH), at).filter((shares) => shares > 0);
  return (volume[at] as number) / median(traded);
}
