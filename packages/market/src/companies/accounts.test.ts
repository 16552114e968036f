import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { day, formatDay } from "@plumbline/core/time";
import { afterEach, describe, expect, it } from "vitest";
import type { PriceHistory } from "../model/index.ts";
import { createSnapshotWriter, openMarket, type Snapshot } from "../snapshot/index.ts";
import { readAccounts } from "./accounts.ts";
import { tinyAccounts } from "./testing/tiny-accounts.ts";
import { tinyStock } from "./testing/tiny-stock.ts";

const CLOSE = Float64Array.of(10);

let dataDirectory: string;
let snapshot: Snapshot;
afterEach(() => {
  snapshot.close();
  rmSync(dataDirectory, { recursive: true });
});

/** A market of the accounts of ADAM and, where given, one bar of it with splits. */
async function publish(splits: PriceHistory["actions"]["splits"] | null, fictional = false): Promise<void> {
  dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-accounts-"));
  const writer = await createSnapshotWriter({ dataDirectory, market: "odd" });
  if (splits !== null) {
    const bars = { day: Int32Array.of(day("2021-06-30")), open: CLOSE, high: CLOSE, low: CLOSE, close: CLOSE };
    writer.addPrices({
      symbol: "ADAM",
      basis: "raw",
      source: "tiny",
      actions: { splits, dividends: [] },
      bars: { ...bars, volume: CLOSE },
    });
  }
  writer.addCompany(tinyAccounts(100, "Adam Optics"), []);
  const sources = [{ provider: "maker", file: "made", bytes: 0, sha256: "0".repeat(64) }];
  const instruments = [tinyStock("ADAM", { cik: 100 })];
  await writer.publish({ instruments, fictional, createdAt: "2022-05-01T06:00:00.000Z", sources });
  snapshot = (await openMarket(dataDirectory, "odd")).snapshot;
}

function accountsOf(asOf?: string) {
  const adam = snapshot.find("ADAM");
  const accounts = adam && readAccounts(snapshot, adam, asOf);
  if (!accounts) throw new Error("There are no accounts.");
  return accounts;
}

describe("the accounts of a company", () => {
  it("stay as they are under a split that cannot be", async () => {
    const ratios = [0, -2, Number.NaN, Number.POSITIVE_INFINITY, 4];
    await publish(ratios.map((ratio) => ({ exDay: day("2020-08-31"), ratio })));
    const { years } = accountsOf("2020-09-15").known;
    // 8.44 as filed, over the one split of 4:1 that makes sense.
    expect(years.eps(1).value).toBe(2.11);
  });

  it("are read once for all who ask on a day, and anew for another day or class of share", async () => {
    await publish([]);
    const today = accountsOf().known;
    expect(accountsOf().known).toBe(today);
    expect(accountsOf("2021-06-30").known).toBe(today);
    const earlier = accountsOf("2020-09-15").known;
    expect(earlier).not.toBe(today);
    expect(formatDay(earlier.asOf)).toBe("2020-09-15");
    const adam = snapshot.find("ADAM");
    const shares = adam && readAccounts(snapshot, { ...adam, industry: "Banks" }, "2021-06-30");
    expect(shares?.known).not.toBe(today);
  });

  it("have the same figures however often other days were asked for in between", async () => {
    await publish([{ exDay: day("2020-08-31"), ratio: 4 }]);
    const told = (asOf: string) => {
      const { years, quarters } = accountsOf(asOf).known;
      const of = ({ list, item, eps }: typeof years) => list.map((_, k) => [item("revenue", k).value, eps(k).value]);
      return [of(years), of(quarters)];
    };
    const days = ["2020-09-15", "2021-06-30", "2019-12-31", "2021-03-01"];
    const first = days.map(told);
    expect(days.toReversed().map(told).toReversed()).toEqual(first);
  });

  it("are those of the last bar", async () => {
    await publish([]);
    expect(formatDay(accountsOf().known.asOf)).toBe("2021-06-30");
    expect(formatDay(accountsOf("2023-01-01").known.asOf)).toBe("2023-01-01");
  });

  it("are those of the day of publication in a market without prices", async () => {
    await publish(null);
    expect(formatDay(accountsOf().known.asOf)).toBe("2022-05-01");
  });

  it("come from the SEC, but for a fictional market's, which come from who made it", async () => {
    await publish([]);
    expect(accountsOf().source).toBe("sec");
    snapshot.close();
    rmSync(dataDirectory, { recursive: true });
    await publish([], true);
    expect(accountsOf().source).toBe("maker");
  });
});
