import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LibraryStrategy, libraryStrategy, type Strategy } from "@plumbline/core/strategy";
import { type Day, day, formatDay } from "@plumbline/core/time";
import { pastHits, strategyHits } from "@plumbline/market/backtests";
import { openMarket, type Snapshot } from "@plumbline/market/snapshot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generateDemoMarket } from "./index.ts";

const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-hits-"));
let snapshot: Snapshot;

beforeAll(async () => {
  await generateDemoMarket({ dataDirectory, companies: 68, years: 3 });
  ({ snapshot } = await openMarket(dataDirectory, "demo"));
}, 120_000);
afterAll(() => {
  snapshot.close();
  rmSync(dataDirectory, { recursive: true });
});

const context = () => ({
  snapshot,
  factors: null,
  breathe: () => Promise.resolve(),
  onSteps: () => undefined,
});
const strategyOf = (id: string) => (libraryStrategy(id) as LibraryStrategy).strategy;
const lastDay = () => snapshot.lastDay as Day;

/** Changes that the days of a past have, and those that one finds by asking day after day. */
async function bothWays(strategy: Strategy, months: number, symbol: string | null) {
  const past = await pastHits(context(), strategy, { until: lastDay(), months, symbol });
  if (!past) throw new Error("There is no past.");
  const asked = [];
  const isHere = (found: readonly string[]) => found.filter((each) => symbol === null || each === symbol).length;
  for (const [k, asOf] of past.days.entries()) {
    const since = past.days[Math.max(0, k - 1)] as Day;
    const found = await strategyHits(context(), strategy, { asOf: asOf as Day, since });
    asked.push([found?.passes, found?.entered, found?.left].map((each) => isHere(each ?? [])));
  }
  const told = Array.from(past.days, (_, k) => [past.passes[k], past.entered[k], past.left[k]]);
  return { looked: past.looked, days: past.days, told, asked };
}

describe("who passed a strategy through time", () => {
  it.each([
    ["golden-cross", "days", 2],
    ["trend-200d", "days", 2],
    ["momentum-12-1", "months", 12],
    ["magic-formula", "months", 3],
  ])("of %s, found at once by %s, is who passes when each day is asked by itself", async (id, looked, months) => {
    const found = await bothWays(strategyOf(id), months, null);
    expect(found.looked).toBe(looked);
    expect(found.told).toEqual(found.asked);
    expect(found.told.some(([, entered]) => entered !== 0)).toBe(true);
  });

  it("of one stock is every day on which that stock began or ended to pass, however it is compared", async () => {
    const today = await strategyHits(context(), strategyOf("momentum-12-1"), { asOf: lastDay() });
    const [symbol = ""] = today?.passes ?? [];
    for (const [id, looked] of [
      ["trend-200d", "days"],
      ["momentum-12-1", "months"],
    ] as const) {
      const found = await bothWays(strategyOf(id), 6, symbol);
      expect(found.looked).toBe(looked);
      expect(found.told).toEqual(found.asked);
    }
  });

  it("is looked at on the last trading day of each month, and on the one before the last day", async () => {
    const past = await pastHits(context(), strategyOf("momentum-12-1"), { until: lastDay(), months: 12, symbol: null });
    const written = Array.from(past?.days ?? [], (each) => formatDay(each as Day));
    expect(written).toHaveLength(13);
    expect(new Set(written.map((each) => each.slice(0, 7))).size).toBe(13);
    for (const each of written) {
      const next = snapshot.calendar.find((other) => other > day(each));
      expect(next === lastDay() || formatDay(next as Day).slice(0, 7) !== each.slice(0, 7)).toBe(true);
    }
  });

  it("of a stock that the strategy does not look at is nobody", async () => {
    const { symbol = "", sector } = snapshot.instruments.find((each) => each.assetClass === "stock") ?? {};
    const others = { ...strategyOf("trend-200d"), universe: { sectors: [`not ${sector}`] } };
    const past = await pastHits(context(), others, { until: lastDay(), months: 12, symbol });
    expect([past?.passes, past?.entered, past?.left].map((counts) => new Set(counts))).toEqual([
      new Set([0]),
      new Set([0]),
      new Set([0]),
    ]);
  });
});
