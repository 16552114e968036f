import { day } from "@plumbline/core/time";
import type { Instrument } from "@plumbline/market/model";
import { createSnapshotWriter } from "@plumbline/market/snapshot";
import { INSTRUMENTS } from "./tiny-market.ts";

const [TEMPLATE] = INSTRUMENTS as readonly [Instrument, ...Instrument[]];

/** Publishes a market with one price of one stock, ADAM, which ends on a day: what the tiny market brings after it is new. */
export async function publishUntil(dataDirectory: string, lastDay: string): Promise<void> {
  const writer = await createSnapshotWriter({ dataDirectory, market: "tiny" });
  const column = Float64Array.of(1);
  const bars = {
    day: Int32Array.of(day(lastDay)),
    open: column,
    high: column,
    low: column,
    close: column,
    volume: column,
  };
  writer.addPrices({ symbol: "ADAM", basis: "raw", source: "tiny", bars, actions: { splits: [], dividends: [] } });
  const sources = [{ provider: "tiny", file: lastDay, bytes: 0, sha256: "0".repeat(64) }];
  await writer.publish({ instruments: [TEMPLATE], fictional: false, createdAt: `${lastDay}T22:00:00.000Z`, sources });
}
