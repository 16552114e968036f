import type { Day } from "@plumbline/core/time";
import type { PriceHistory } from "../model/index.ts";
import type { PositionedPrices, Snapshot } from "../snapshot/index.ts";

/**
 * A market as it was at the close of a day: without later prices, splits, dividends, filings, targets and rates. Which instruments there
 * are, and to which sector they belong, it says as it does now.
 *
 * @see GEN-06
 */
export function snapshotUntil(snapshot: Snapshot, last: Day): Snapshot {
  const { manifest, instruments, texts, seriesNames, memberships, issues, issueTotals } = snapshot;
  const calendar = snapshot.calendar.subarray(0, rowsUntil(snapshot.calendar, last));
  return {
    manifest,
    instruments,
    texts,
    seriesNames,
    memberships,
    issues,
    issueTotals,
    calendar,
    lastDay: (calendar.at(-1) ?? null) as Day | null,
    find: (code) => snapshot.find(code),
    prices: (symbol) => pricesUntil(snapshot.prices(symbol), last),
    pricesAt: (symbol) => positionedUntil(snapshot.pricesAt(symbol), last),
    facts: (cik) => {
      const company = snapshot.facts(cik);
      return company && { ...company, facts: company.facts.filter(({ filed }) => filed <= last) };
    },
    filings: (cik) => snapshot.filings(cik).filter(({ filed }) => filed <= last),
    targets: (symbol) => snapshot.targets(symbol).filter(({ published }) => published <= last),
    series: (name) => {
      const series = snapshot.series(name);
      const rows = series ? rowsUntil(series.day, last) : 0;
      return series && { ...series, day: series.day.subarray(0, rows), value: series.value.subarray(0, rows) };
    },
    close: () => snapshot.close(),
  };
}

/** How many of some rising days are not after the last. */
function rowsUntil(days: Int32Array, last: Day): number {
  return days.findLastIndex((day) => day <= last) + 1;
}

function pricesUntil(history: PriceHistory | null, last: Day): PriceHistory | null {
  if (!history) return null;
  const { bars, actions, moves } = history;
  const rows = rowsUntil(bars.day, last);
  const cut = (column: Float64Array) => column.subarray(0, rows);
  return {
    ...history,
    bars: {
      day: bars.day.subarray(0, rows),
      open: cut(bars.open),
      high: cut(bars.high),
      low: cut(bars.low),
      close: cut(bars.close),
      volume: cut(bars.volume),
    },
    actions: actionsUntil(actions, last),
    ...(moves && { moves: moves.filter(({ day }) => day <= last) }),
  };
}

function positionedUntil(prices: PositionedPrices | null, last: Day): PositionedPrices | null {
  if (!prices) return null;
  const length = rowsUntil(prices.days(0, new Int32Array(prices.length)), last);
  return { ...prices, length, actions: () => actionsUntil(prices.actions(), last) };
}

function actionsUntil({ splits, dividends }: PriceHistory["actions"], last: Day): PriceHistory["actions"] {
  const isKnown = ({ exDay }: { readonly exDay: Day }) => exDay <= last;
  return { splits: splits.filter(isKnown), dividends: dividends.filter(isKnown) };
}
