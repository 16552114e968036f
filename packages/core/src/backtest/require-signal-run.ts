import type { EntryOrder } from "./entry-order.ts";
import type { PriceStops } from "./price-stops.ts";
import type { SignalColumns, SignalRules, StockInput } from "./signal-run.ts";
import type { AccountSettings } from "./trade-columns.ts";

/** Refuses a run whose numbers make no sense, before the first bar. */
export function requireSignalRun(run: StockInput & SignalRules & SignalColumns): void {
  requireStock(run);
  requireRules(run, run.settings);
  const bars = run.bars.day.length;
  requireThat(run.entry.length === bars && run.exit.length === bars, "entry and exit need one signal per bar");
}

/** Refuses bars and settings that make no sense. */
export function requireStock({ bars, settings, startBar }: StockInput): void {
  const { day, open, high, low, close, volume } = bars;
  const isEven = [open, high, low, close, volume].every((column) => column.length === day.length);
  requireThat(isEven, "bars need columns of one length");
  requireThat(Number.isInteger(startBar) && startBar >= 0, `startBar must be a whole number >= 0, not ${startBar}`);
  requireSettings(settings, day.length);
}

/** Refuses stops, sizes and orders that make no sense. */
export function requireRules(
  { stops, sizing, entryOrder }: SignalRules,
  { fillAt }: Pick<AccountSettings, "fillAt">,
): void {
  requireStops(stops);
  requireThat(sizing.fraction > 0, "sizing.fraction must be above 0");
  const hasStop = stops.loss !== undefined || stops.distance !== undefined;
  requireThat(sizing.kind !== "risk" || hasStop, "a size by risk needs a stop: give stops.loss or stops.distance");
  if (entryOrder) requireEntryOrder(entryOrder, fillAt);
}

function requireEntryOrder(order: EntryOrder, fillAt: AccountSettings["fillAt"]): void {
  requireThat(fillAt === "nextOpen", "an entry order waits for a price of the next bar: fillAt must be nextOpen");
  if (order.type === "limit")
    requireThat(order.below > 0 && order.below < 1, "entryOrder.below must lie between 0 and 1");
  else requireThat(order.above > 0, "entryOrder.above must be above 0");
}

/** Asked for each combination of a sweep: no message is composed before it is needed. */
function requireStops({ loss, trailing, profit, bars }: PriceStops): void {
  requireThat(loss === undefined || (loss > 0 && loss < 1), "stops.loss must lie between 0 and 1");
  requireThat(trailing === undefined || (trailing > 0 && trailing < 1), "stops.trailing must lie between 0 and 1");
  requireThat(profit === undefined || profit > 0, "stops.profit must be above 0");
  requireThat(bars === undefined || (Number.isInteger(bars) && bars >= 1), "stops.bars must be a whole number >= 1");
}

/** Refuses account settings that make no sense. */
export function requireSettings(settings: AccountSettings, bars: number): void {
  const { capital, costs, volumeShare, cashRate, delistingRecovery } = settings;
  requireThat(capital > 0 && Number.isFinite(capital), `capital must be above 0, not ${capital}`);
  for (const [name, value] of Object.entries(costs)) {
    requireThat(value >= 0 && Number.isFinite(value), `costs.${name} must be at least 0, not ${value}`);
  }
  requireThat(costs.rate < 1 && costs.slippage < 1, "costs.rate and costs.slippage must be below 1");
  requireThat(volumeShare === null || volumeShare > 0, `volumeShare must be above 0 or null, not ${volumeShare}`);
  requireThat(cashRate === null || cashRate.length === bars, "cashRate needs one rate per bar");
  requireThat(delistingRecovery >= 0, `delistingRecovery must be at least 0, not ${delistingRecovery}`);
}

function requireThat(isSo: boolean, message: string): void {
  if (!isSo) throw new RangeError(`${message}.`);
}
