import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { libraryStrategy, type Strategy } from "@plumbline/core/strategy";
import { day } from "@plumbline/core/time";
import { sharedFile } from "../../../../../scripts/shared-data.ts";
import { type RunInput, type RunResult, runOrder, runStrategy } from "../../backtests/index.ts";
import { openMarket, type Snapshot } from "../../snapshot/index.ts";
import { importMarket } from "../index.ts";
import { type Days, type FiledOn, PRICES, writeFactsFiled, writePrices } from "./real-files.fixture.ts";

/** A market made of real files, in a temporary folder. */
export interface RealMarket {
  readonly snapshot: Snapshot;
  readonly close: () => Promise<void>;
}

export interface RealFiles {
  /** Paths below the shared folder; all stocks with long histories unless given. */
  readonly prices?: readonly string[];
  /** Of those of all stocks the prices of these days. */
  readonly days?: Days;
  /** When facts were filed, from the real day; a market without facts unless given. */
  readonly filedOn?: FiledOn;
}

export async function realMarket({ prices = [PRICES], days, filedOn }: RealFiles): Promise<RealMarket> {
  const folder = await mkdtemp(join(tmpdir(), "plumbline-"));
  const [cut, facts] = [join(folder, "prices"), join(folder, "facts")];
  if (days) await writePrices(cut, days);
  if (filedOn) await writeFactsFiled(facts, filedOn);
  const dataDirectory = join(folder, "data");
  await importMarket({
    dataDirectory,
    market: "us",
    today: day("2026-11-20"),
    prices: days ? [cut] : prices.map(sharedFile),
    facts: filedOn ? [facts, sharedFile("data/fundamentals/submissions/2026-04")] : [],
    reference: [sharedFile("data/reference/sp500_constituents_2021-04.csv")],
    targets: [],
  });
  const { snapshot } = await openMarket(dataDirectory, "us");
  return {
    snapshot,
    close: async () => {
      snapshot.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Runs a strategy of the library with 10,000, without costs and with parts of shares. */
export async function runOf(
  snapshot: Snapshot,
  id: string,
  asked: Pick<RunInput, "universe" | "from" | "to">,
): Promise<RunResult> {
  const input: RunInput = {
    ...asked,
    capital: 10_000,
    costs: { rate: 0, slippage: 0 },
    fractional: true,
    benchmark: null,
  };
  const strategy = libraryStrategy(id)?.strategy as Strategy;
  const order = runOrder({ input, strategy, saved: null, earlierTrials: [] });
  const nobody = { factors: null, columns: null, onSteps: () => undefined, breathe: () => setImmediate() };
  return (await runStrategy({ snapshot, ...nobody }, order)).result;
}

export type TradeRow = readonly [entryDate: string, entryPrice: number, exitDate: string, exitPrice: number];

/** Trades with the prices of the files, which have four decimal places; exit prices are per share of the purchase. */
export function tradesOf({ trades }: RunResult): TradeRow[] {
  const rounded = (price: number | undefined) => Number((price as number).toFixed(4));
  return trades.entryDate.map((entryDate, row) => [
    entryDate,
    rounded(trades.entryPrice[row]),
    trades.exitDate[row] as string,
    rounded(trades.exitPrice[row]),
  ]);
}

/** Symbols held at the close of a day. */
export function heldOn({ trades }: RunResult, day: string): string[] {
  const held = trades.code.filter((_, row) => {
    const isSold = trades.reason[row] !== "open" && (trades.exitDate[row] as string) <= day;
    return (trades.entryDate[row] as string) <= day && !isSold;
  });
  return [...new Set(held)].sort();
}
