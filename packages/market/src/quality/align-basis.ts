import type { Bars, Dividend } from "@plumbline/core/series";
import type { PriceHistory } from "../model/index.ts";
import type { DeliveredPrices } from "./delivered-prices.ts";

/** A vendor rounds its prices once more when it takes a split out of them; a split of 100 for 99 makes more. */
const SAME_CLOSE = 0.002;
/** Fewer days in common may agree by chance. */
const DAYS_NEEDED = 3;

/**
 * Brings deliveries to the basis of what the market has from the same source, where their common days show that both are the same
 * prices: a few days without a split do not tell prices as traded from prices with their splits, and their vendor does not say it.
 *
 * - Days that go on prices as traded, with the same closes, are as traded: a split among them, or after them, would have
 *   changed the closes before it.
 * - Prices as traded that begin later than what the market has with its splits in the prices get their splits taken out.
 *
 * @param delivered All deliveries of one symbol.
 * @param before What the market has of it; `null` when it has none.
 */
export function alignBasis(
  delivered: readonly DeliveredPrices[],
  before: PriceHistory | null,
): readonly DeliveredPrices[] {
  if (before === null) return delivered;
  const begun = before.bars.day[0] ?? Number.POSITIVE_INFINITY;
  return delivered.map((delivery) => {
    const { history } = delivery;
    if (history.source !== before.source) return delivery;
    if (history.basis === "split-adjusted" && before.basis === "raw") {
      const goesOn = history.bars.day.every((day) => day >= begun) && isLevel(history.bars, before.bars);
      return goesOn ? { ...delivery, history: { ...history, basis: "raw" as const } } : delivery;
    }
    const isLater = history.bars.day.every((day) => day > begun);
    if (history.basis !== "raw" || before.basis !== "split-adjusted" || !isLater) return delivery;
    const adjusted = withSplitsTakenOut(history);
    const isSame = isLevel(adjusted.bars, before.bars, { areScaled: true });
    return isSame ? { ...delivery, history: adjusted, adjustedClose: null } : delivery;
  });
}

/**
 * Whether the closes of all common days are the same.
 *
 * @param options `areScaled` where all of them may be so many times the others.
 */
function isLevel(bars: Bars, before: Bars, { areScaled = false } = {}): boolean {
  const closes = new Map(Array.from(bars.day, (day, at) => [day, bars.close[at] as number]));
  const ratios = Array.from(
    before.day,
    (day, at) => (closes.get(day) ?? Number.NaN) / (before.close[at] as number),
  ).filter(Number.isFinite);
  const level = areScaled ? (ratios[0] as number) : 1;
  return ratios.length >= DAYS_NEEDED && ratios.every((ratio) => Math.abs(ratio / level - 1) <= SAME_CLOSE);
}

/** Prices as traded, on the share count of their last day. */
function withSplitsTakenOut(history: PriceHistory): PriceHistory {
  const { splits, dividends } = history.actions;
  const factorAt = (day: number) =>
    splits.reduce((factor, { exDay, ratio }) => (exDay > day ? factor / ratio : factor), 1);
  const factors = Float64Array.from(history.bars.day, factorAt);
  const column = (role: Exclude<keyof Bars, "day">, power = 1) =>
    history.bars[role].map((value, at) => value * (factors[at] as number) ** power);
  return {
    ...history,
    basis: "split-adjusted",
    bars: {
      day: history.bars.day,
      open: column("open"),
      high: column("high"),
      low: column("low"),
      close: column("close"),
      volume: column("volume", -1),
    },
    actions: {
      splits: [],
      dividends: dividends.map(({ exDay, amount }): Dividend => ({ exDay, amount: amount * factorAt(exDay) })),
    },
  };
}
