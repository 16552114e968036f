import { day } from "@plumbline/core/time";
import type { Instrument } from "@plumbline/market/model";
import { createSnapshotWriter } from "@plumbline/market/snapshot";
import { tinyAccounts } from "@plumbline/market/testing";
import { INSTRUMENTS } from "./tiny-market.ts";

const [TEMPLATE] = INSTRUMENTS as readonly [Instrument, ...Instrument[]];

/**
 * Publishes a market with one price of one stock, ADAM, which ends on a day: what the tiny market brings after it is new.
 *
 * @param options Days on which the company announced its results, and whether the market is fictional.
 */
export async function publishUntil(
  dataDirectory: string,
  lastDay: string,
  { announced = [], fictional = false }: { readonly announced?: readonly string[]; readonly fictional?: boolean } = {},
): Promise<void> {
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
  if (announced.length > 0) {
    const filings = announced.map((filed, place) => ({
      accession: `0000000100-23-${String(place).padStart(6, "0")}`,
      form: "8-K",
      filed: day(filed),
      reportDate: null,
      acceptedAt: null,
      primaryDocument: null,
      items: "2.02,9.01",
    }));
    writer.addCompany(tinyAccounts(100, "Adam Optics"), filings);
  }
  const sources = [{ provider: "tiny", file: lastDay, bytes: 0, sha256: "0".repeat(64) }];
  await writer.publish({ instruments: [TEMPLATE], fictional, createdAt: `${lastDay}T22:00:00.000Z`, sources });
}
