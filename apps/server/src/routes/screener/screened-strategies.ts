import type { FilterCount, MemberFilter } from "@plumbline/core/screen";
import type { Strategy } from "@plumbline/core/strategy";
import type { Instrument } from "@plumbline/market/model";
import type { Screening } from "@plumbline/market/screening";
import type { Backtests } from "../../backtests/index.ts";
import type { PinnedSource } from "../../http/index.ts";
import type { MarketAccess } from "../../market-access/index.ts";
import { libraryStrategy } from "../../strategies/index.ts";
import { type MarketTurn, sharedTurnOnMarket } from "../market-turn.ts";

/** A market with who passes which strategy, open to the turn of one answer. */
export interface JudgedMarket extends MarketTurn {
  readonly hits: Backtests["hits"];
}

/** The answer is the same for all readers. */
export function judgedMarket(market: MarketAccess, hits: Backtests["hits"]): PinnedSource<JudgedMarket> {
  const pinned = sharedTurnOnMarket(market);
  return { ...pinned, sourceFor: (turn) => ({ ...pinned.sourceFor(turn), hits }) };
}

/** What a screen asks of strategies. */
export interface AskedStrategies {
  /** Of the library, which has all of them. */
  readonly ids: readonly string[];
  readonly asOf: string | undefined;
}

/** A strategy as a filter of a screen. */
interface ScreenedStrategy {
  readonly filter: MemberFilter;
  readonly count: FilterCount;
}

/**
 * Holds a screen against strategies, after the close of its day.
 *
 * @throws {Failure} `unavailable` if too many wait.
 */
export async function screenedStrategies(
  judged: JudgedMarket,
  { ids, asOf }: AskedStrategies,
  screening: Screening,
): Promise<readonly ScreenedStrategy[]> {
  const screened: ScreenedStrategy[] = [];
  // One after the other: a reader takes one place of those that judge whole markets.
  for (const id of ids) {
    const found = await hitsOf(judged, id, asOf);
    const rows = (found?.passes ?? []).map((symbol) => screening.rowOf(symbol)).filter((row) => row >= 0);
    const missing = found ? found.unknown : screening.matrix.size;
    screened.push({ filter: { members: new Set(rows) }, count: { passing: rows.length, missing } });
  }
  return screened;
}

/** Whether one stock passes each of them. */
export async function explainedStrategies(
  judged: JudgedMarket,
  { ids, asOf }: AskedStrategies,
  { symbol }: Instrument,
): Promise<("pass" | "fail" | "missing")[]> {
  const { served, turn, hits } = judged;
  const results: ("pass" | "fail" | "missing")[] = [];
  for (const id of ids) {
    const found = await hitsOf(judged, id, asOf);
    if (found?.passes.includes(symbol)) {
      results.push("pass");
      continue;
    }
    // Of those that are not among them, the rules themselves say whether a value is missing.
    const asked = { symbol, asOf, requester: turn };
    const detail = await turn.releaseWhile(hits.detail(served.snapshot, strategyOf(id), asked));
    results.push(detail === null || detail.passes === null ? "missing" : "fail");
  }
  return results;
}

/** Today's are those that the library counts, so that most are known already. */
function hitsOf({ served: { snapshot, previousDay }, turn, hits }: JudgedMarket, id: string, asOf: string | undefined) {
  const since = asOf === undefined ? previousDay : null;
  return turn.releaseWhile(hits.of(snapshot, strategyOf(id), { asOf, since, requester: turn }));
}

function strategyOf(id: string): Strategy {
  return libraryStrategy(id) as Strategy;
}
