/** A market of one flat stock with a bar a day, in which one move was judged. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Day, day } from "@plumbline/core/time";
import type { Filing, JudgedMove, PriceHistory } from "../../model/index.ts";
import { createSnapshotWriter, openMarket, type Snapshot } from "../../snapshot/index.ts";
import { tinyAccounts } from "./tiny-accounts.ts";
import { tinyStock } from "./tiny-stock.ts";

const FIRST = day("2022-01-01");
const BARS = 400;
export const JUDGED_STOCK = tinyStock("DHR", { cik: 7 });
export const LAST_BAR = (FIRST + BARS - 1) as Day;
export const JUDGED_MOVE = (FIRST + 350) as Day;

interface JudgedOptions {
  readonly verdict: JudgedMove["verdict"];
  /** Day of the move. */
  readonly on?: Day;
  /** What the company filed: an 8-K on the day of the move unless stated otherwise; nothing unless given. */
  readonly filed?: Partial<Filing>;
}

/** Writes and opens the market; nothing of it stays on disk. */
export async function judgedMarket({ verdict, on = JUDGED_MOVE, filed }: JudgedOptions): Promise<Snapshot> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-moves-"));
  try {
    const close = new Float64Array(BARS).fill(10);
    const day = Int32Array.from(close, (_, at) => FIRST + at);
    const bars = { day, open: close, high: close, low: close, close, volume: close };
    const moves = [{ day: on, change: 0.61, verdict, other: null }];
    const actions = { splits: [], dividends: [] };
    const prices: PriceHistory = { symbol: "DHR", basis: "raw", source: "tiny", bars, actions, moves };
    const filing = {
      accession: "1",
      form: "8-K",
      filed: on,
      reportDate: null,
      acceptedAt: null,
      primaryDocument: null,
      items: null,
    };
    const writer = await createSnapshotWriter({ dataDirectory, market: "moves" });
    writer.addPrices(prices);
    writer.addCompany(tinyAccounts(7, "Danaher"), filed ? [{ ...filing, ...filed }] : []);
    await writer.publish({ instruments: [JUDGED_STOCK], fictional: false, createdAt: null, sources: [] });
    return (await openMarket(dataDirectory, "moves")).snapshot;
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
