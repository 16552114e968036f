import type { WireAlertCondition } from "@plumbline/contract";
import {
  type ColumnCondition,
  columnsByDay,
  comparedGroup,
  lineOf,
  type PastRing,
  type PastRings,
  pastBroken,
  pastRings,
} from "@plumbline/core/alerts";
import type { Strategy } from "@plumbline/core/strategy";
import { addMonths, type Day } from "@plumbline/core/time";
import { monthEnds } from "@plumbline/core/valuation";
import { asOfDay } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { Backtests } from "../backtests/index.ts";
import type { Requester } from "../http/index.ts";
import type { ServedMarket } from "../market-access/index.ts";
import type { AskedPast, CountedPast } from "./counted-pasts.ts";
import { isWanted, MAX_MEMBERS, without } from "./judge-alerts.ts";
import { symbolsPassing } from "./judged-market.ts";
import { earlierAssumptions } from "./thesis.ts";

/** How far back the past of an alert goes. */
export const PAST_MONTHS = 60;

type Counted = Pick<AskedPast, "count" | "key">;
type Of<Kind extends WireAlertCondition["kind"]> = Extract<WireAlertCondition, { readonly kind: Kind }>;

/**
 * The past of a number for which the companies of a day have to be compared, at the end of each month.
 *
 * @see ALR-01, ALR-06
 */
export function pastAmongOthers(condition: ColumnCondition, instrument: Instrument): Counted {
  const { direction: _direction, line: _line, change: _change, turns: _turns, ...number } = { ...ANY, ...condition };
  return {
    key: keyOf(instrument.symbol, number),
    count: async ({ snapshot, screenings }) => {
      const days = pastMonthEnds(snapshot);
      const { columns, write } = columnsByDay(condition, days.length);
      await screenings.eachDay(snapshot, {
        days,
        symbols: comparedWith(snapshot.instruments, instrument, comparedGroup(condition)),
        read: ({ matrix, rowOf }, place) => write(place, matrix, rowOf(instrument.symbol)),
      });
      const ringsOf: CountedPast["ringsOf"] = (asked) =>
        pastRings(asked as ColumnCondition, { days, columns }, () => lineOf(asked as ColumnCondition));
      return { looked: "months", ringsOf };
    },
  };
}

/** The last day is none of them: on it alone a source that adjusts its prices knows what was paid. */
function pastMonthEnds(snapshot: Snapshot): readonly Day[] {
  return monthEnds((asOfDay(snapshot) - 1) as Day, PAST_MONTHS);
}

/** What of a condition leaves its number as it is. */
const ANY = { direction: undefined, line: undefined, change: undefined, turns: undefined };

/** Symbols of the companies that a stock is compared with, its own among them; null for all. */
function comparedWith(
  instruments: readonly Instrument[],
  stock: Instrument,
  group: ReturnType<typeof comparedGroup>,
): readonly string[] | null {
  if (group === "market" || group === null) return null;
  const name = stock[group];
  const members = name === null ? [stock] : instruments.filter((instrument) => instrument[group] === name);
  return members.map(({ symbol }) => symbol);
}

/**
 * Which stocks passed a screen at the end of each month.
 *
 * @param code One stock; null for all.
 * @see ALR-04, ALR-06
 */
export function pastOfScreen({ paramFilters }: Of<"screen">, code: string | null): Counted {
  return {
    key: keyOf(code, { kind: "screen", paramFilters }),
    count: async ({ snapshot, screenings }) => {
      const days = pastMonthEnds(snapshot);
      const changes = changesOf(code);
      await screenings.eachDay(snapshot, {
        days,
        symbols: null,
        read: (screening, place) => {
          const members = symbolsPassing(screening, paramFilters);
          const isJudged =
            members !== null && (code === null ? members.length <= MAX_MEMBERS : screening.rowOf(code) >= 0);
          if (isJudged) changes.add(days[place] as Day, members);
        },
      });
      return { looked: "months", ringsOf: changes.ringsOf };
    },
  };
}

/** Who began and ended to pass, as one day after the other is judged. */
function changesOf(code: string | null) {
  const changes: Changes[] = [];
  let before: readonly string[] | null = null;
  return {
    add: (day: Day, members: readonly string[]) => {
      const now = code === null ? members : members.filter((symbol) => symbol === code);
      const entered = without(now, before ?? now).length;
      const left = without(before ?? now, now).length;
      changes.push({ day, entered, left, value: code === null ? members.length : Number.NaN });
      before = now;
    },
    ringsOf: ringsOfChanges(changes),
  };
}

interface Changes extends PastRing {
  readonly entered: number;
  readonly left: number;
}

/** Days on which stocks began to pass, ended to, or either. */
function ringsOfChanges(changes: readonly Changes[]): CountedPast["ringsOf"] {
  return (condition) => {
    const { change } = condition as Of<"screen" | "strategy">;
    const rings = changes.filter(
      ({ entered, left }) => (entered > 0 && isWanted(change, true)) || (left > 0 && isWanted(change, false)),
    );
    return { rings, known: changes.length };
  };
}

/**
 * Who passed a strategy, day by day or at the end of each month: see `pastHits`.
 *
 * @param strategy Its rules as they are now.
 * @see ALR-06
 */
export function pastOfStrategy(strategy: Strategy, code: string | null, hits: Backtests["hits"]): Counted {
  return {
    key: keyOf(code, { kind: "strategy", strategy }),
    count: async ({ snapshot }, requester: Requester) => {
      const asked = { until: asOfDay(snapshot), months: PAST_MONTHS, symbol: code, requester };
      const found = await hits.past(snapshot, strategy, asked);
      if (!found) return { looked: "days", ringsOf: () => NOTHING_KNOWN };
      const { days, passes, entered, left, looked } = found;
      const changes = Array.from(days, (day, k) => ({
        day: day as Day,
        entered: entered[k] as number,
        left: left[k] as number,
        value: code === null ? (passes[k] as number) : Number.NaN,
      }));
      return { looked, ringsOf: ringsOfChanges(changes) };
    },
  };
}

const NOTHING_KNOWN: PastRings = { rings: [], known: 0 };

/**
 * Which reports would have broken a saved valuation that had been saved at the report before.
 *
 * @param address Of the saved valuation.
 * @see ALR-03
 */
export function pastOfThesis(address: string, { symbol }: Instrument): Counted {
  return {
    key: keyOf(symbol, { kind: "thesis", address }),
    count: async ({ snapshot, screenings }: ServedMarket) => {
      const until = asOfDay(snapshot);
      const reports = await screenings.reportsOf(snapshot, { symbol, from: addMonths(until, -PAST_MONTHS), until });
      const now = reports.at(-1)?.reported ?? {};
      const broken = pastBroken(reports, earlierAssumptions(address, now));
      const past = { rings: broken.map((day) => ({ day, value: Number.NaN })), known: Math.max(0, reports.length - 1) };
      return { looked: "reports", ringsOf: () => past };
    },
  };
}

function keyOf(code: string | null, what: object): string {
  return JSON.stringify([code, what]);
}
