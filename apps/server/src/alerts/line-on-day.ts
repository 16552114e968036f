import { splitRatioSince } from "@plumbline/core/fundamentals";
import type { Split } from "@plumbline/core/series";
import { type Day, day, formatDay } from "@plumbline/core/time";
import { nearestSplitRatio } from "@plumbline/market/quality";
import type { PositionedPrices, Snapshot } from "@plumbline/market/snapshot";
import type { AlertRow } from "./alert-rows.ts";
import { unitOfCondition } from "./alert-rows.ts";

/** A line as it is counted on a day. */
export interface CountedLine {
  readonly line: number;
  readonly lineDay: string;
  /** The last close in the same shares, by which a later count is told from this one; null where it is not needed, or not known. */
  readonly close: number | null;
}

/**
 * The line of an alert in shares of a day: one in money per share is divided by the splits since the day on which it was counted. Where
 * the market has prices that are adjusted for splits, and not the splits, they show by what has become of the close of that day.
 *
 * @returns Null of an alert without a line.
 * @see ALR-01
 */
export function lineOn(snapshot: Snapshot, alert: AlertRow, asOf: Day): CountedLine | null {
  const { line, line_day: counted, code, memory } = alert;
  if (line === null || counted === null) return null;
  const isPerShare = unitOfCondition(alert.condition) === "perShare";
  const before = memory?.close ?? null;
  const since = day(counted);
  if (!isPerShare || code === null) return { line, lineDay: counted, close: null };
  const prices = snapshot.pricesAt(code);
  if (prices?.basis !== "split-adjusted") {
    const ratio = since < asOf ? splitRatioSince(splitsOf(snapshot, code), since, asOf) : 1;
    return { line: line / ratio, lineDay: formatDay(Math.max(asOf, since) as Day), close: null };
  }
  const now = before === null ? null : closeOn(snapshot, prices, since);
  const ratio = before === null || now === null ? 1 : (nearestSplitRatio(before / now) ?? 1);
  const lineDay = Math.max(asOf, since) as Day;
  return { line: line / ratio, lineDay: formatDay(lineDay), close: closeOn(snapshot, prices, lineDay) };
}

/** What was read of a snapshot for one alert, for all the others on the same stock. */
interface Read {
  readonly splits: Map<string, readonly Split[]>;
  /** By symbol and day. */
  readonly closes: Map<string, number | null>;
}

const readOf = new WeakMap<Snapshot, Read>();

function read(snapshot: Snapshot): Read {
  const before = readOf.get(snapshot) ?? { splits: new Map(), closes: new Map() };
  readOf.set(snapshot, before);
  return before;
}

/** The splits of a stock that make sense. */
export function splitsOf(snapshot: Snapshot, symbol: string): readonly Split[] {
  return kept(read(snapshot).splits, symbol, () =>
    (snapshot.pricesAt(symbol)?.actions().splits ?? []).filter(({ ratio }) => Number.isFinite(ratio) && ratio > 0),
  );
}

/** The last close up to a day; null before the first one. */
function closeOn(snapshot: Snapshot, prices: PositionedPrices, until: Day): number | null {
  return kept(read(snapshot).closes, `${prices.symbol} ${until}`, () => {
    const days = prices.days(0, new Int32Array(prices.length));
    const row = days.findLastIndex((each) => each <= until);
    const [close = Number.NaN] = row < 0 ? [] : prices.values("close", row, new Float64Array(1));
    return close > 0 ? close : null;
  });
}

function kept<Value>(all: Map<string, Value>, key: string, make: () => Value): Value {
  if (!all.has(key)) all.set(key, make());
  return all.get(key) as Value;
}
