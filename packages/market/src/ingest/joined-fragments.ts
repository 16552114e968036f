import type { Bars, Dividend, Split } from "@plumbline/core/series";
import { type Issue, say } from "../model/index.ts";
import { type DeliveredPrices, issue } from "../quality/index.ts";

/** As `joinHistories` has it: beyond this two closes of a day are different prices. */
const SAME_PRICE = 0.005;
const SAME_SCALE = 1e-4;
const COLUMNS = ["open", "high", "low", "close", "volume"] as const satisfies readonly (keyof Bars)[];

/** Many small deliveries as one, and what is to be said about them. */
export interface JoinedFragments {
  readonly joined: DeliveredPrices;
  readonly issues: readonly Issue[];
}

/** A bar of one of the fragments. */
interface Place {
  readonly fragment: number;
  readonly row: number;
}

/**
 * Joins small deliveries of one symbol, basis, source and currency, as they come from a file for each day or month, so
 * that they take no more memory than one file of all of them. Of a day that several have, the bar of the fragment that ends
 * later stands, unless only the other one is whole; adjusted prices are brought to the scale of the later fragment, as
 * `joinHistories` does. The vendor's adjusted closes are left out: those of different files have different scales, so that
 * they are no witness.
 *
 * @param fragments In the order of the files; the days of each rise or fall throughout.
 * @param file What to call the files together.
 */
export function joinedFragments(fragments: readonly DeliveredPrices[], file: string): JoinedFragments {
  const ordered = fragments.toSorted((a, b) => lastDay(a) - lastDay(b));
  const newest = ordered.at(-1) as DeliveredPrices;
  const { history } = newest;
  const { places, scales, differing } = chosenRows(ordered);
  const chosenPlaces = [...places].sort(([a], [b]) => a - b).map(([, place]) => place);
  const column = (name: (typeof COLUMNS)[number]) =>
    Float64Array.from(chosenPlaces, ({ fragment, row }) => {
      const value = (ordered[fragment] as DeliveredPrices).history.bars[name][row] as number;
      const scale = scales[fragment] as number;
      if (name === "volume") return history.basis === "split-adjusted" ? value / scale : value;
      return value * scale;
    });
  const day = Int32Array.from(chosenPlaces, ({ fragment, row }) => daysOf(ordered[fragment])[row] as number);
  const bars = {
    day,
    open: column("open"),
    high: column("high"),
    low: column("low"),
    close: column("close"),
    volume: column("volume"),
  };
  const actions = {
    splits: statedBy(ordered, places, ({ history: { actions } }): readonly Split[] => actions.splits),
    dividends: statedBy(ordered, places, ({ history: { actions } }, fragment): readonly Dividend[] =>
      actions.dividends.map(({ exDay, amount }) => ({ exDay, amount: amount * (scales[fragment] as number) })),
    ),
  };
  return {
    joined: { ...newest, history: { ...history, bars, actions }, file, adjustedClose: null },
    issues: differing.length === 0 ? [] : [disagreement(history.symbol, file, differing)],
  };
}

/** The fragment and row whose bar is used for each day, and the factor that scales the prices of each fragment. */
function chosenRows(ordered: readonly DeliveredPrices[]) {
  const places = new Map<number, Place>();
  const scales = ordered.map(() => 1);
  const differing: number[] = [];
  for (const [fragment, { history }] of ordered.entries()) {
    const { day, close } = history.bars;
    const closeAt = (place: Place) => {
      const own = (ordered[place.fragment] as DeliveredPrices).history.bars.close[place.row] as number;
      return own * (scales[place.fragment] as number);
    };
    const common = Array.from(day.keys()).filter((row) => places.has(day[row] as number));
    const ratioAt = (row: number) => (close[row] as number) / closeAt(places.get(day[row] as number) as Place);
    const first = common.toSorted((a, b) => (day[a] as number) - (day[b] as number))[0];
    const ratio = history.basis === "raw" || first === undefined ? 1 : ratioAt(first);
    if (ratio > 0 && Number.isFinite(ratio) && Math.abs(ratio - 1) >= SAME_SCALE) {
      scales.splice(0, fragment, ...scales.slice(0, fragment).map((scale) => scale * ratio));
    }
    for (const row of common) if (Math.abs(ratioAt(row) - 1) > SAME_PRICE) differing.push(day[row] as number);
    takePlaces(places, fragment, ordered);
  }
  return { places, scales, differing };
}

/** Puts the bars of a fragment in the place of those of earlier ones. */
function takePlaces(places: Map<number, Place>, fragment: number, ordered: readonly DeliveredPrices[]): void {
  for (const [row, day] of daysOf(ordered[fragment]).entries()) {
    const known = places.get(day);
    const place = { fragment, row };
    if (known === undefined || isWhole(ordered, place) || !isWhole(ordered, known)) places.set(day, place);
  }
}

/** A later fragment decides for its own days except its first one: a file that was cut there may lack an action. */
function statedBy<Action extends Split | Dividend>(
  ordered: readonly DeliveredPrices[],
  places: ReadonlyMap<number, Place>,
  of: (delivery: DeliveredPrices, fragment: number) => readonly Action[],
): Action[] {
  const stated = new Map<number, Action>();
  for (const [fragment, delivery] of ordered.entries()) {
    for (const action of of(delivery, fragment)) {
      const decides = places.get(action.exDay)?.fragment ?? fragment;
      const isRetracted =
        decides > fragment &&
        firstDay(ordered[decides]) !== action.exDay &&
        of(ordered[decides] as DeliveredPrices, decides).every(({ exDay }) => exDay !== action.exDay);
      if (!isRetracted) stated.set(action.exDay, action);
    }
  }
  return [...stated.values()].sort((a, b) => a.exDay - b.exDay);
}

function isWhole(ordered: readonly DeliveredPrices[], { fragment, row }: Place): boolean {
  const { open, high, low, close } = (ordered[fragment] as DeliveredPrices).history.bars;
  const first = open[row] as number;
  const highest = high[row] as number;
  const lowest = low[row] as number;
  const last = close[row] as number;
  return lowest > 0 && lowest <= Math.min(first, last) && highest >= Math.max(first, last) && Number.isFinite(highest);
}

function disagreement(symbol: string, file: string, days: readonly number[]): Issue {
  const detail = say("deliveries-differ", { count: days.length });
  return issue(
    "sources-disagree",
    { symbol, file, day: days.reduce((first, day) => Math.min(first, day)), count: days.length },
    detail,
  );
}

function daysOf(delivery: DeliveredPrices | undefined): Int32Array {
  return (delivery as DeliveredPrices).history.bars.day;
}

/** Days rise or fall throughout. */
function lastDay(delivery: DeliveredPrices): number {
  return Math.max(daysOf(delivery)[0] ?? 0, daysOf(delivery).at(-1) ?? 0);
}

function firstDay(delivery: DeliveredPrices | undefined): number {
  return Math.min(daysOf(delivery)[0] ?? 0, daysOf(delivery).at(-1) ?? 0);
}
