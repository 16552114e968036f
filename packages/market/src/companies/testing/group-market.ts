/** A market of companies with the same accounts and prices that stand still, so that any test can work it out. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { day } from "@plumbline/core/time";
import type { Instrument, ReferenceSeries } from "../../model/index.ts";
import { createSnapshotWriter, openMarket, type Snapshot } from "../../snapshot/index.ts";
import { tinyAccounts } from "./tiny-accounts.ts";
import { tinyStock } from "./tiny-stock.ts";

export const LAST_DAY = day("2024-06-28");
/** As many calendar days as momentum needs. */
export const BARS = 253;

export interface Member {
  readonly symbol: string;
  readonly cik: number;
  /** All its closes. */
  readonly price: number;
  readonly changes?: Partial<Instrument>;
}

export interface GroupMarket {
  readonly snapshot: Snapshot;
  readonly dataDirectory: string;
  readonly close: () => void;
}

/** Prices of 24.50 times 1, 2, 3 ...: on earnings of 2.45 a share, P/Es of 10, 20, 30 ... */
export function group(size: number, scale = 1): Member[] {
  return Array.from({ length: size }, (_, k) => ({ symbol: `M${k}`, cik: k + 1, price: 24.5 * (k + 1) * scale }));
}

/** Publishes companies with the accounts of `tinyAccounts` as the market `group`. */
export async function publishGroup(
  members: readonly Member[],
  series: readonly ReferenceSeries[] = [],
): Promise<GroupMarket> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-group-"));
  const writer = await createSnapshotWriter({ dataDirectory, market: "group" });
  for (const { symbol, price, changes } of members) {
    if (changes?.priceBasis === null) continue;
    const close = new Float64Array(BARS).fill(price);
    const bars = { day: daysUpTo(LAST_DAY), open: close, high: close, low: close, close, volume: close };
    writer.addPrices({
      symbol,
      basis: changes?.priceBasis ?? "raw",
      source: "tiny",
      bars,
      actions: { splits: [], dividends: [] },
    });
  }
  for (const cik of new Set(members.map((member) => member.cik))) writer.addCompany(tinyAccounts(cik, "Member"), []);
  for (const one of series) writer.addSeries(one);
  const sources = [{ provider: "tiny", file: "made", bytes: 0, sha256: "0".repeat(64) }];
  const instruments = members.map(({ symbol, cik, changes }) => tinyStock(symbol, { cik, ...changes }));
  await writer.publish({ instruments, fictional: false, createdAt: "2024-06-29T06:00:00.000Z", sources });
  const { snapshot } = await openMarket(dataDirectory, "group");
  const close = () => {
    snapshot.close();
    rmSync(dataDirectory, { recursive: true });
  };
  return { snapshot, dataDirectory, close };
}

/** Calendar days in a row. */
export function daysUpTo(end: number): Int32Array {
  return Int32Array.from({ length: BARS }, (_, k) => end - BARS + 1 + k);
}
