import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { tinyAccounts } from "../companies/testing/tiny-accounts.ts";
import { tinyStock } from "../companies/testing/tiny-stock.ts";
import { readScreening, type Screening, screenMarket } from "../screening/index.ts";
import { createSnapshotWriter, openMarket, type Snapshot } from "../snapshot/index.ts";
import { temporaryFolder } from "../snapshot/testing/temporary-folder.ts";
import { recordSnapshot } from "./record-snapshot.ts";
import { scoreRecord } from "./score-record.ts";
import { stockEntries } from "./stock-entries.ts";

const market = "test";
const LAST = day("2024-06-28");
/** The last prices of two stocks: one has none of the last ten days. */
const ENDS = { EARLY: day("2024-06-18"), LATE: LAST } as const;

interface Recorded {
  readonly dataDirectory: string;
  readonly snapshot: Snapshot;
  readonly screening: Screening;
}

/** Publishes and screens the two, each with the accounts of `tinyAccounts`. */
async function published(fictional = false): Promise<Recorded> {
  const dataDirectory = temporaryFolder();
  const writer = await createSnapshotWriter({ dataDirectory, market });
  for (const [place, [symbol, end]] of Object.entries(ENDS).entries()) {
    const days = Int32Array.from({ length: 300 }, (_, k) => end - 299 + k);
    const close = new Float64Array(300).fill(30);
    const bars = { day: days, open: close, high: close, low: close, close, volume: close };
    writer.addPrices({ symbol, basis: "raw", source: "made", bars, actions: { splits: [], dividends: [] } });
    writer.addCompany(tinyAccounts(place + 1, symbol), []);
  }
  const instruments = Object.keys(ENDS).map((symbol, place) => tinyStock(symbol, { cik: place + 1 }));
  const sources = [{ provider: "made", file: "made", bytes: 0, sha256: "0".repeat(64) }];
  await writer.publish({ instruments, fictional, createdAt: "2024-06-28T22:00:00.000Z", sources });
  const { snapshot } = await openMarket(dataDirectory, market);
  const at = { dataDirectory, market, snapshot: snapshot.manifest.id };
  await screenMarket(snapshot, at);
  return { dataDirectory, snapshot, screening: (await readScreening(at)) as Screening };
}

/** Noon of a day. */
const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);

/** Records on a day, and gives the days of the recorded prices of both stocks with the age that is told of the market. */
async function recordedOn({ dataDirectory, snapshot, screening }: Recorded, date: string) {
  const now = noonOf(date);
  const recorded = await recordSnapshot(snapshot, { dataDirectory, screening, now }).catch(({ code }) => code);
  const entries = await Promise.all(
    Object.keys(ENDS).map((code) => stockEntries({ dataDirectory, market }, code, { limit: 1 })),
  );
  const { tooOld } = await scoreRecord(dataDirectory, snapshot, { now });
  snapshot.close();
  return { recorded, priceDays: entries.map(([entry]) => entry?.verdict?.priceDay ?? null), tooOld };
}

describe("what is said of a market", () => {
  it("is recorded with the last price of each stock while these are of the last fourteen days", async () => {
    expect(await recordedOn(await published(), "2024-07-02")).toEqual({
      recorded: true,
      priceDays: ["2024-06-18", "2024-06-28"],
      tooOld: null,
    });
  });

  it("leaves out a stock whose last price is older on the day of the recording, however near the end of the market it is", async () => {
    expect(await recordedOn(await published(), "2024-07-03")).toMatchObject({ priceDays: [null, "2024-06-28"] });
    expect(await recordedOn(await published(), "2024-07-12")).toMatchObject({ priceDays: [null, "2024-06-28"] });
  });

  it("is refused when the last prices of all are fifteen days old, or five years, and both days are told", async () => {
    for (const on of ["2024-07-13", "2029-06-28"]) {
      expect(await recordedOn(await published(), on)).toEqual({
        recorded: "market-too-old",
        priceDays: [null, null],
        tooOld: { lastDay: "2024-06-28", on },
      });
    }
  });

  it("stays recorded as the market grows older, without being told too old", async () => {
    const known = await published();
    await recordSnapshot(known.snapshot, { ...known, now: noonOf("2024-07-02") });
    expect(await recordedOn(known, "2025-07-02")).toMatchObject({ recorded: false, tooOld: null });
  });

  it("is recorded of a fictional market whenever it is served: its last day is its today", async () => {
    expect(await recordedOn(await published(true), "2031-01-01")).toEqual({
      recorded: true,
      priceDays: ["2024-06-18", "2024-06-28"],
      tooOld: null,
    });
  });
});
