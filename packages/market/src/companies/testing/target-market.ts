/** A market of one stock with prices and targets of which any test can work out what became of them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { day } from "@plumbline/core/time";
import type { PriceBasis, PriceHistory, PriceTarget } from "../../model/index.ts";
import { createSnapshotWriter, openMarket, type Snapshot } from "../../snapshot/index.ts";
import { readStock, type StoredStock } from "../stored-stock.ts";
import { tinyStock } from "./tiny-stock.ts";

export const FIRST_DAY = day("2020-01-01");
export const LAST_DAY = day("2023-12-31");
/** From here on a share is a quarter of one before. */
const SPLIT_DAY = day("2022-06-01");
const RATIO = 4;

/** A close of 400 before the split and 100 since, on every calendar day. */
function historyOf(basis: PriceBasis): PriceHistory {
  const days = Int32Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, at) => FIRST_DAY + at);
  const close = Float64Array.from(days, (one) => (basis === "raw" && one < SPLIT_DAY ? 100 * RATIO : 100));
  const bars = { day: days, open: close, high: close, low: close, close, volume: close };
  const actions = { splits: [{ exDay: SPLIT_DAY, ratio: RATIO }], dividends: [] };
  return { symbol: "STK", basis, source: basis, bars, actions };
}

/** A post of which a test states what matters. */
export function postOf(published: string, target: number, changes: Partial<PriceTarget> = {}): PriceTarget {
  return {
    symbol: "STK",
    published: day(published),
    firm: "UBS",
    analyst: null,
    action: null,
    target,
    priorTarget: null,
    priceWhenPosted: null,
    currency: "USD",
    source: "wire",
    ...changes,
  };
}

export interface TargetMarket {
  readonly snapshot: Snapshot;
  readonly stock: StoredStock;
  readonly close: () => void;
}

interface TargetMarketOptions {
  /** What the prices are; null for none. */
  readonly basis?: PriceBasis | null;
  readonly fictional?: boolean;
}

/** Publishes the stock with its targets. */
export async function publishTargets(
  posts: readonly PriceTarget[],
  { basis = "raw", fictional = false }: TargetMarketOptions = {},
): Promise<TargetMarket> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-targets-"));
  const writer = await createSnapshotWriter({ dataDirectory, market: "targets" });
  if (basis !== null) writer.addPrices(historyOf(basis));
  for (const symbol of new Set(posts.map((post) => post.symbol))) {
    writer.addTargets(
      symbol,
      posts.filter((post) => post.symbol === symbol),
    );
  }
  const instruments = [
    tinyStock("STK", { priceBasis: basis, priceSource: basis }),
    tinyStock("ZZZ", { priceBasis: null, priceSource: null }),
  ];
  const sources = [{ provider: "wire", file: "made", bytes: 0, sha256: "0".repeat(64) }];
  await writer.publish({ instruments, fictional, createdAt: "2024-01-01T06:00:00.000Z", sources });
  const { snapshot } = await openMarket(dataDirectory, "targets");
  const instrument = snapshot.find("STK");
  if (!instrument) throw new Error("The market has lost its stock.");
  const close = () => {
    snapshot.close();
    rmSync(dataDirectory, { recursive: true });
  };
  return { snapshot, stock: readStock(snapshot, instrument), close };
}
