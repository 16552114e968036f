import type { Day } from "@plumbline/core/time";
import type { FindingValue } from "@plumbline/core/words";
import { type Detail, type Issue, type JudgedMove, type PriceHistory, say } from "../../model/index.ts";
import {
  alignBasis,
  type DeliveredPrices,
  examinePrices,
  issue,
  judgeMoves,
  missingDays,
  settleBasis,
} from "../../quality/index.ts";
import { mergeHistories } from "../../sources/prices/index.ts";

/** All that is known of one symbol before its prices are examined. */
export interface SymbolPrices {
  /** What the market has; `null` when it has none. */
  readonly before: PriceHistory | null;
  /** In the order of the files. */
  readonly delivered: readonly DeliveredPrices[];
  /** Sessions by which its days are judged, rising; `null` when its exchange, or the sessions of it, are unknown. */
  readonly calendar: Int32Array | null;
  /** Days on which its exchange may have been open, where they reach beyond those sessions. */
  readonly openDays: Int32Array | null;
  /** True where nothing states that an exchange trades it. */
  readonly hasNoExchange: boolean;
  /** True for coins, currencies and futures. */
  readonly isOffExchange: boolean;
  /** ISO 4217 code that the symbol trades in, when known. */
  readonly currency: string | null;
  readonly today: Day;
}

/** What the gate left of one symbol. */
export interface ExaminedSymbol {
  /** Prices of the market and of the deliveries that passed, joined; `null` when there are none. */
  readonly history: PriceHistory | null;
  /** Source, file and last day of each delivery that passed. */
  readonly passed: readonly { readonly source: string; readonly file: string | null; readonly lastDay: number }[];
  readonly currency: string | null;
  readonly issues: readonly Issue[];
}

/** Examines what was delivered for a symbol, and joins it with what the market has. */
export function examineSymbol(prices: SymbolPrices): ExaminedSymbol {
  const { before, calendar } = prices;
  const { delivered: known, issues: settled } = settleBasis(prices.delivered, before);
  const delivered = alignBasis(known, before);
  const { accepted, passed, currency, issues } = examineAll({ ...prices, delivered });
  const held = before !== null && accepted.some((history) => replaces(history, before)) ? null : before;
  const merged = mergeAll(held, accepted);
  const { history } = merged;
  const isExtended = before !== null && history !== null && calendar !== null;
  const gaps = isExtended ? gapsLeft(history, delivered, calendar) : [];
  const judged = history && accepted.length > 0 ? withMoves(history, held, accepted) : history;
  const doubts = judged === null || accepted.length === 0 ? [] : doubtsAbout(judged);
  return { history: judged, passed, currency, issues: [...settled, ...issues, ...merged.issues, ...gaps, ...doubts] };
}

/** The history with its large moves judged: every other source that was delivered, or that the market has, is heard. */
function withMoves(
  history: PriceHistory,
  before: PriceHistory | null,
  accepted: readonly PriceHistory[],
): PriceHistory {
  const isOther = ({ basis, source }: PriceHistory) => basis !== history.basis || source !== history.source;
  const witnesses = [...(before === null ? [] : [before]), ...accepted].filter(isOther);
  const known = before === null || isOther(before) ? [] : (before.moves ?? []);
  const { moves: _, ...prices } = history;
  const moves = judgeMoves(prices, witnesses, known);
  return moves.length === 0 ? prices : { ...prices, moves };
}

function doubtsAbout({ symbol, moves = [] }: PriceHistory): Issue[] {
  return moves
    .filter(({ verdict }) => verdict !== "confirmed")
    .map((move) => issue("doubtful-move", { symbol, day: move.day }, doubtAbout(move)));
}

function doubtAbout({ verdict, change, other }: JudgedMove): Detail {
  const move = percent(change);
  if (verdict === "from-action") return say("move-from-action", { move });
  if (verdict === "unsupported" || !other) return say("move-unsupported", { move });
  return say("move-contradicted", { move, other: percent(other.change), source: { source: other.source } });
}

const percent = (change: number): FindingValue => ({ fraction: change, decimals: 1 });

interface Examined {
  /** In the order of the files. */
  readonly accepted: readonly PriceHistory[];
  readonly passed: ExaminedSymbol["passed"];
  readonly currency: string | null;
  readonly issues: readonly Issue[];
}

/** Each delivery that passes is a witness for the next one; the most trustworthy one is heard first. */
function examineAll({ before, delivered, currency: known, ...days }: SymbolPrices): Examined {
  const accepted = new Map<DeliveredPrices, PriceHistory>();
  const issues: Issue[] = [];
  let existing = before;
  let currency = known;
  const byTrust = delivered.toSorted((left, right) => rank(left) - rank(right));
  for (const delivery of byTrust) {
    const { history, issues: found } = examinePrices(delivery, { ...days, currency, existing });
    issues.push(...(before === null ? found : found.filter(({ code }) => code !== "missing-days")));
    if (history === null || history.bars.day.length === 0) continue;
    accepted.set(delivery, history);
    existing ??= history;
    currency ??= delivery.currency ?? null;
  }
  const passed = Array.from(accepted, ([{ file = null }, { source, bars }]) => {
    return { source, file, lastDay: bars.day.at(-1) ?? Number.NEGATIVE_INFINITY };
  });
  return { accepted: delivered.flatMap((delivery) => accepted.get(delivery) ?? []), passed, currency, issues };
}

/** Raw prices first; of two alike the longer series. */
function rank({ history }: DeliveredPrices): number {
  const bases = { raw: 0, "split-adjusted": 1, "total-return": 2 } as const;
  return bases[history.basis] - history.bars.day.length / Number.MAX_SAFE_INTEGER;
}

function mergeAll(
  before: PriceHistory | null,
  accepted: readonly PriceHistory[],
): { readonly history: PriceHistory | null; readonly issues: readonly Issue[] } {
  if (accepted.length === 0) return { history: before, issues: [] };
  return mergeHistories(before === null ? accepted : [before, ...accepted]);
}

/** What the market has with splits in its prices is the same, of the same source and in the same days, as it was traded. */
function replaces({ basis, source, bars }: PriceHistory, before: PriceHistory): boolean {
  const [first, last] = [before.bars.day[0], before.bars.day.at(-1)];
  if (basis !== "raw" || before.basis !== "split-adjusted" || source !== before.source) return false;
  return (bars.day[0] ?? 0) <= (first ?? 0) && (bars.day.at(-1) ?? 0) >= (last ?? 0);
}

/** A delivery that extends a market may leave a gap between the two, or close one: the whole is judged, not the part. */
function gapsLeft(history: PriceHistory, delivered: readonly DeliveredPrices[], calendar: Int32Array): Issue[] {
  const last = delivered.at(-1);
  if (last === undefined) return [];
  const stated = [history, ...delivered.map((delivery) => delivery.history)].flatMap(({ bars }) => [...bars.day]);
  const gaps = missingDays(history, calendar, { file: last.file, days: Int32Array.from(stated) });
  return gaps === null ? [] : [gaps];
}
