/** Runs over a few stocks whose prices a test writes down. */
import { setImmediate } from "node:timers/promises";
import type { Strategy } from "@plumbline/core/strategy";
import { type Day, day, formatDay } from "@plumbline/core/time";
import { onTestFinished } from "vitest";
import type { Instrument } from "../../model/index.ts";
import { createSnapshotWriter, openMarket, type Snapshot } from "../../snapshot/index.ts";
import {
  type ExampleMarket,
  emptyMarket,
  exampleHistory,
  exampleInstrument,
  publish,
} from "../../snapshot/testing/example-market.ts";
import { temporaryFolder } from "../../snapshot/testing/temporary-folder.ts";
import { type RunContext, type RunInput, type RunOutcome, runOrder, runStrategy } from "../index.ts";

/** A stock by its closes from `FIRST_DAY` on, one a day; each bar opens 0.25 below its close, within 0.5 of which it stays. */
export interface SmallStock {
  readonly symbol: string;
  readonly closes: readonly number[];
  /** Shares traded in each bar; 1000 in the first and one more in each bar after it unless given. */
  readonly volumes?: readonly number[];
  readonly changes?: Partial<Instrument>;
}

const FIRST_DAY = day("2020-01-02");

/** The day of a bar of these stocks. */
export function dayOfBar(bar: number): string {
  return formatDay((FIRST_DAY + bar) as Day);
}

/** A published market of the stocks, which lives as long as the running test. */
export async function smallMarket(stocks: readonly SmallStock[], more: Partial<ExampleMarket> = {}): Promise<Snapshot> {
  const dataDirectory = temporaryFolder();
  await publish(await createSnapshotWriter({ dataDirectory, market: "small" }), {
    ...emptyMarket,
    instruments: stocks.map(({ symbol, changes }) => exampleInstrument(symbol, changes)),
    prices: stocks.map(historyOf),
    ...more,
  });
  const { snapshot } = await openMarket(dataDirectory, "small");
  onTestFinished(() => snapshot.close());
  return snapshot;
}

function historyOf({ symbol, closes, volumes }: SmallStock) {
  const history = exampleHistory(symbol, closes);
  return volumes ? { ...history, bars: { ...history.bars, volume: Float64Array.from(volumes) } } : history;
}

/** Reads everything from the snapshot itself and tells nobody how far it is. */
export function contextOf(snapshot: Snapshot): RunContext {
  return { snapshot, factors: null, columns: null, onSteps: () => undefined, breathe: () => setImmediate() };
}

/** Runs rules over all stocks of a market and all its days with 10,000, whole shares and no costs, unless something else is asked. */
export function runSmall(snapshot: Snapshot, strategy: Strategy, asked: Partial<RunInput> = {}): Promise<RunOutcome> {
  const { firstDay, lastDay } = snapshot.manifest;
  const input: RunInput = {
    universe: { market: true },
    from: firstDay as string,
    to: lastDay as string,
    capital: 10_000,
    costs: { rate: 0, slippage: 0 },
    fractional: false,
    benchmark: null,
    ...asked,
  };
  return runStrategy(contextOf(snapshot), runOrder({ input, strategy, saved: null, earlierTrials: [] }));
}

/** Rules that buy where the close rises above a price and sell where it lies below another. */
export function betweenPrices({ above, below }: { readonly above: number; readonly below: number }): Strategy {
  return {
    version: 1,
    parameters: {},
    universe: {},
    entry: { all: [{ left: { price: "close" }, operator: "crossesAbove", right: { number: above } }] },
    exit: { all: [{ left: { price: "close" }, operator: "below", right: { number: below } }] },
    stops: {},
    ranking: null,
    positions: { count: 1 },
    sizing: { kind: "equal" },
    rebalancing: "signals",
  };
}
