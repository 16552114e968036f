import { lastIndexOnOrBefore } from "@plumbline/core/series";
import { operandsOf, type Strategy } from "@plumbline/core/strategy";
import { addMonths, type Day } from "@plumbline/core/time";
import { monthEnds } from "@plumbline/core/valuation";
import { readsLastPriceAlone } from "./metric-columns.ts";
import { stockInputs } from "./stock-inputs.ts";
import { chosen, type HitsContext, judgedStocks, matrixOf } from "./strategy-hits.ts";

/** Who began and ended to pass a strategy through time. */
export interface PastHits {
  /** Whether every trading day was looked at, or the last of each month. */
  readonly looked: "days" | "months";
  /** Rising; the first one only tells where they begin. */
  readonly days: Int32Array;
  /** How many stocks pass on each day, and how many did not on the one before, or did. */
  readonly passes: Int32Array;
  readonly entered: Int32Array;
  readonly left: Int32Array;
}

export interface AskedPast {
  readonly until: Day;
  /** How many months before it to begin. */
  readonly months: number;
  /** One stock; null for all of the market. */
  readonly symbol: string | null;
}

const STOCKS_BETWEEN_BREATHS = 16;

/** Whether a stock passes on a day; one without a close is not judged. */
const [FAILS, PASSES, UNJUDGED] = [0, 1, 2] as const;

/**
 * Finds when stocks began and ended to pass the entry of a strategy, each day by what was known at its close.
 *
 * Strategies that compare stocks, and those that read more of accounts and market than the last price, take too long for every day of a
 * whole market: they are looked at on the last trading day of each month, and on the one before the last day.
 *
 * @returns null of a market without prices on these days. A stock that the strategy does not look at never passes.
 */
export async function pastHits(
  context: HitsContext,
  strategy: Strategy,
  { until, months, symbol }: AskedPast,
): Promise<PastHits | null> {
  const { calendar } = context.snapshot;
  const placeOf = (day: Day) => lastIndexOnOrBefore(calendar, day);
  const all = calendar.slice(Math.max(0, placeOf(addMonths(until, -months))), placeOf(until) + 1);
  if (all.length === 0) return null;
  const operands = operandsOf(strategy);
  const isDaily = !operands.comparesStocks && (symbol !== null || readsLastPriceAlone(operands));
  // On its last day alone a source that adjusts its prices knows what was paid.
  const places = new Set(monthEnds((until - 1) as Day, months).map(placeOf));
  const days = isDaily ? all : calendar.filter((_, place) => places.has(place));
  const judged = { days, span: all.length, symbol };
  const states = isDaily
    ? await statesByDay(context, strategy, judged)
    : await statesByMonth(context, strategy, judged);
  return { looked: isDaily ? "days" : "months", days, ...counted(states, days.length, symbol !== null) };
}

interface Judged {
  readonly days: Int32Array;
  /** Trading days from the first of them to the last. */
  readonly span: number;
  readonly symbol: string | null;
}

/** The states of each stock, day by day. */
type States = readonly Uint8Array[];

/** Each stock by itself: its rules are read once for all days. */
async function statesByDay(context: HitsContext, strategy: Strategy, { days, span, symbol }: Judged): Promise<States> {
  const last = days.at(-1) as Day;
  const { stocks, compiled, shared, barsOf, members } = judgedStocks(context, strategy, { last, span });
  const states: Uint8Array[] = [];
  for (const [place, instrument] of stocks.entries()) {
    if (symbol !== null && instrument.symbol !== symbol) continue;
    const bars = barsOf(place);
    const { entry } = compiled.signals(stockInputs(shared, instrument, bars));
    states.push(
      Uint8Array.from(days, (day) => {
        const row = lastIndexOnOrBefore(bars.day, day as Day);
        if (bars.day[row] !== day || Number.isNaN(bars.close[row])) return UNJUDGED;
        return entry[row] === 1 && (members?.(place, day) ?? true) ? PASSES : FAILS;
      }),
    );
    if (place % STOCKS_BETWEEN_BREATHS === 0) await context.breathe();
  }
  return states;
}

async function statesByMonth(
  context: HitsContext,
  strategy: Strategy,
  { days, span, symbol }: Judged,
): Promise<States> {
  const { stocks, compiled, matrix } = await matrixOf(context, strategy, { days, span });
  const states = stocks.map(() => new Uint8Array(days.length));
  for (const k of days.keys()) {
    const priced = matrix.priced(k);
    const passing = new Set(chosen(compiled, matrix.inputs(k)));
    states.forEach((state, place) => {
      state[k] = priced[place] === 0 ? UNJUDGED : passing.has(place) ? PASSES : FAILS;
    });
  }
  return states.filter((_, place) => symbol === null || stocks[place]?.symbol === symbol);
}

/** @param keeps Whether a stock that is not judged on a day stays what it was; among all of a market it does not pass. */
function counted(states: States, days: number, keeps: boolean): Pick<PastHits, "passes" | "entered" | "left"> {
  const passing = states.map((state) => {
    let before = state[0];
    return state.map((found) => {
      const now = found === UNJUDGED && keeps ? before : found;
      before = now;
      return now === PASSES ? 1 : 0;
    });
  });
  const count = (holds: (now: number, before: number) => boolean) =>
    Int32Array.from({ length: days }, (_, day) => {
      const each = passing.filter((state) => holds(state[day] as number, state[Math.max(0, day - 1)] as number));
      return each.length;
    });
  return {
    passes: count((now) => now === 1),
    entered: count((now, before) => now > before),
    left: count((now, before) => now < before),
  };
}
