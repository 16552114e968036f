import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CheckInputs } from "@plumbline/core/checks";
import { day } from "@plumbline/core/time";
import type { Instrument, ReferenceSeries } from "@plumbline/market/model";
import { createSnapshotWriter, openMarket, type Snapshot } from "@plumbline/market/snapshot";
import { afterEach, describe, expect, it } from "vitest";
import { tinyAccounts } from "../../testing/tiny-accounts.ts";
import { INSTRUMENTS } from "../../testing/tiny-market.ts";
import { readCheckInputs } from "./read-check-inputs.ts";

const LAST_DAY = day("2024-06-28");
const BARS = 253;

interface Member {
  readonly symbol: string;
  readonly cik: number;
  /** Its only close but the last 20, which are the same for all. */
  readonly price: number;
  readonly changes?: Partial<Instrument>;
}

let dataDirectory: string;
let snapshot: Snapshot;
afterEach(() => {
  snapshot.close();
  rmSync(dataDirectory, { recursive: true });
});

/** A market of companies with the accounts of ADAM, on as many calendar days as momentum needs. */
async function publish(members: readonly Member[], series: readonly ReferenceSeries[] = []): Promise<void> {
  dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-inputs-"));
  const writer = await createSnapshotWriter({ dataDirectory, market: "group" });
  for (const { symbol, price, changes } of members) {
    if (changes?.priceBasis === null) continue;
    const close = new Float64Array(BARS).fill(price);
    const bars = { day: lastDays(), open: close, high: close, low: close, close, volume: close };
    writer.addPrices({ symbol, basis: "raw", source: "tiny", bars, actions: { splits: [], dividends: [] } });
  }
  for (const cik of new Set(members.map((member) => member.cik))) writer.addCompany(tinyAccounts(cik, "Member"), []);
  for (const one of series) writer.addSeries(one);
  const sources = [{ provider: "tiny", file: "made", bytes: 0, sha256: "0".repeat(64) }];
  const [template] = INSTRUMENTS as readonly [Instrument, ...Instrument[]];
  const instruments = members.map(({ symbol, cik, changes }) => ({ ...template, symbol, cik, ...changes }));
  await writer.publish({ instruments, fictional: false, createdAt: "2024-06-29T06:00:00.000Z", sources });
  snapshot = (await openMarket(dataDirectory, "group")).snapshot;
}

function lastDays(end: number = LAST_DAY): Int32Array {
  return Int32Array.from({ length: BARS }, (_, k) => end - BARS + 1 + k);
}

function index(name: string, { end, first }: { end?: number; first: number }): ReferenceSeries {
  // At `first` a year ago, at 120 a month ago, and at 100 in between and since.
  const value = new Float64Array(BARS).fill(100);
  value[0] = first;
  value[BARS - 22] = 120;
  return { name, unit: "points", source: "index-maker", day: lastDays(end), value };
}

async function inputsOf(symbol: string): Promise<CheckInputs> {
  const instrument = snapshot.find(symbol);
  if (!instrument) throw new Error(`There is no ${symbol}.`);
  return (await readCheckInputs(snapshot, instrument)).inputs;
}

/** Prices of 24.50 times 1, 2, 3 ...: on earnings of 2.45 a share, P/Es of 10, 20, 30 ... */
function group(size: number, scale = 1): Member[] {
  return Array.from({ length: size }, (_, k) => ({ symbol: `M${k}`, cik: k + 1, price: 24.5 * (k + 1) * scale }));
}

describe("the P/E of an industry", () => {
  it("is the median of its companies", async () => {
    await publish(group(6));
    const { industryPe } = await inputsOf("M0");
    // 400,000 shares and earnings of 980,000: 10, 20, 30, 40, 50, 60.
    expect(industryPe.value).toBeCloseTo(35, 9);
    expect(industryPe).toMatchObject({ provenance: { source: "sec", periodEnd: "2024-06-28", formula: "STA-16" } });
    expect((await inputsOf("M5")).industryPe).toBe(industryPe);
  });

  it("doubles with all prices", async () => {
    await publish(group(6, 2));
    expect((await inputsOf("M0")).industryPe.value).toBeCloseTo(70, 9);
  });

  it("counts a company once, whatever its classes of shares", async () => {
    const other = { symbol: "M0.B", cik: 1, price: 24_500 };
    await publish([...group(1), other, ...group(6).slice(1)]);
    expect((await inputsOf("M0.B")).industryPe.value).toBeCloseTo(35, 9);
  });

  it("leaves out other industries, companies without prices, and those quoted in another currency", async () => {
    const strangers: Member[] = [
      { symbol: "N0", cik: 11, price: 1, changes: { industry: "Tobacco" } },
      { symbol: "N1", cik: 12, price: 1, changes: { currency: "EUR" } },
      { symbol: "N2", cik: 13, price: 1, changes: { priceBasis: null, priceSource: null } },
    ];
    await publish([...group(6), ...strangers]);
    expect((await inputsOf("M0")).industryPe.value).toBeCloseTo(35, 9);
  });

  it("says nothing of fewer than five companies", async () => {
    await publish(group(4));
    expect((await inputsOf("M0")).industryPe).toEqual({ value: null, because: "too-few-members" });
  });

  it("does not exist where nobody says what the industry is", async () => {
    await publish(group(6).map((member) => ({ ...member, changes: { industry: null } })));
    expect((await inputsOf("M0")).industryPe).toEqual({ value: null, because: "not-available-from-provider" });
  });
});

describe("the benchmark", () => {
  it("is the broad index of the market, up to the last bar of the stock", async () => {
    await publish(group(1), [index("other", { first: 50 }), index("sp500", { first: 80 })]);
    const { momentum, benchmarkMomentum } = await inputsOf("M0");
    expect(momentum.value).toBe(0);
    // From 80 to 120.
    expect(benchmarkMomentum).toMatchObject({ value: 0.5, provenance: { source: "index-maker", formula: "F12" } });
  });

  it("is not known where it ends weeks before the stock, or where the market has none", async () => {
    const missing = { value: null, because: "not-available-from-provider" };
    await publish(group(1), [index("demo-index", { first: 80, end: LAST_DAY - 21 })]);
    expect((await inputsOf("M0")).benchmarkMomentum).toEqual(missing);
    snapshot.close();
    rmSync(dataDirectory, { recursive: true });
    await publish(group(1));
    expect((await inputsOf("M0")).benchmarkMomentum).toEqual(missing);
  });
});
