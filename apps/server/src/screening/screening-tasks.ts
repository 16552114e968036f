/** The tasks of a thread of the pool. Each ends, after the stock it is at, once it is cancelled. */
import { setImmediate } from "node:timers/promises";
import type { AssumptionsReport } from "@plumbline/core/alerts";
import type { Day } from "@plumbline/core/time";
import { type StockMarks, stockMarks } from "@plumbline/market/marks";
import {
  completed,
  computeColumns,
  computeGroupRatios,
  computePart,
  type GroupRatios,
  type PackedPart,
  type PackedScreening,
  packed,
  packedPart,
  type ScreeningColumns,
  type Share,
  type StockGroup,
  type StoredSnapshot,
  unpackedPart,
} from "@plumbline/market/screening";
import { Piscina, transferableSymbol, valueSymbol } from "piscina";
import { withFactors } from "../stored-markets/index.ts";
import { type AskedNumbers, type PastNumbers, pastNumbers } from "./past-numbers.ts";
import { type AskedReports, pastReports } from "./past-reports.ts";

interface DayTask {
  readonly at: StoredSnapshot;
  readonly day: Day;
  /** Shared with who asked: not 0 once the result is wanted no more. */
  readonly cancelled: Int32Array<SharedArrayBuffer>;
}

/** Screens a share of the stocks of a market. */
export async function screenShare({ at, day, share, cancelled }: DayTask & { share: Share }): Promise<PackedPart> {
  const breathe = untilCancelled(cancelled);
  const part = await withFactors(at, (snapshot, factors) => computePart(snapshot, day, { ...share, factors, breathe }));
  const result = packedPart(part);
  return moved(result, result.screening);
}

/** Joins all shares of a market. */
export async function joinShares({ parts }: { parts: readonly PackedPart[] }): Promise<PackedScreening> {
  const screening = packed(completed(parts.map(unpackedPart)));
  return moved(screening, screening);
}

/** Screens some stocks alone. */
export async function screenStocks(task: DayTask & { symbols: readonly string[] }): Promise<PackedScreening> {
  const { at, day, symbols, cancelled } = task;
  const [columns] = await withFactors(at, (snapshot, factors) =>
    computeColumns(snapshot, [day], { symbols, factors, breathe: untilCancelled(cancelled) }),
  );
  const screening = packed(columns as ScreeningColumns);
  return moved(screening, screening);
}

/** Computes the ratios of some groups alone. */
export async function compareGroups(
  task: DayTask & { groups: readonly StockGroup[] },
): Promise<readonly GroupRatios[]> {
  const { at, day, groups, cancelled } = task;
  return withFactors(at, (snapshot, factors) =>
    computeGroupRatios(snapshot, day, groups, { factors, breathe: untilCancelled(cancelled) }),
  );
}

/** Gathers the marks of a stock. */
export async function markStock({ at, day, symbol }: DayTask & { symbol: string }): Promise<StockMarks | null> {
  return withFactors(at, async (snapshot, factors) => {
    const instrument = snapshot.find(symbol);
    return instrument ? stockMarks(snapshot, instrument, { factors, asOf: day }) : null;
  });
}

interface PastTask<Asked> {
  readonly at: StoredSnapshot;
  readonly asked: Asked;
  readonly cancelled: Int32Array<SharedArrayBuffer>;
}

/** Reads what each report of a stock said. */
export async function reportsOfStock({
  at,
  asked,
  cancelled,
}: PastTask<AskedReports>): Promise<readonly AssumptionsReport[]> {
  await untilCancelled(cancelled)();
  return withFactors(at, async (snapshot, factors) => pastReports(snapshot, factors, asked));
}

/** Computes numbers of a stock day after day. */
export async function numbersOfStock({ at, asked, cancelled }: PastTask<AskedNumbers>): Promise<PastNumbers | null> {
  await untilCancelled(cancelled)();
  return withFactors(at, async (snapshot, factors) => pastNumbers(snapshot, factors, asked));
}

/** Lets timers and messages in, and throws once the task is cancelled. */
function untilCancelled(cancelled: Int32Array): () => Promise<void> {
  return async () => {
    await setImmediate();
    if (Atomics.load(cancelled, 0) !== 0) throw new Error("The task was cancelled.");
  };
}

/** Hands the columns of a screening over to the other thread instead of copying them. */
function moved<Result>(result: Result, { values, missing }: PackedScreening): Result {
  return Piscina.move({
    [transferableSymbol]: [values.buffer, missing.buffer],
    [valueSymbol]: result as object,
  }) as Result;
}
