import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { STRATEGY_LIBRARY, type Strategy } from "@plumbline/core/strategy";
import {
  type ComputedPart,
  computePart,
  PRICE_COLUMNS,
  planRun,
  type RunContext,
  type RunInput,
  type RunOrder,
  type RunPart,
  resultJson,
  runOrder,
  runStocks,
  runStrategy,
  type SharedColumn,
} from "@plumbline/market/backtests";
import { type MarketColumns, readMarketColumns } from "@plumbline/market/columns";
import { FactorFile, makeFactors } from "@plumbline/market/screening";
import { openMarket, type Snapshot } from "@plumbline/market/snapshot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generateDemoMarket } from "./generate-demo-market.ts";

let folder: string;
let snapshot: Snapshot;
let factors: FactorFile;
let columns: MarketColumns<(typeof PRICE_COLUMNS)[number]>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "plumbline-parts-"));
  await generateDemoMarket({ dataDirectory: folder, companies: 68, years: 3 });
  ({ snapshot } = await openMarket(folder, "demo"));
  const at = { dataDirectory: folder, market: "demo", snapshot: snapshot.manifest.id };
  await makeFactors(snapshot, at);
  factors = FactorFile.open(at) as FactorFile;
  const symbols = new Set(runStocks(snapshot, { market: true }, {}).map(({ symbol }) => symbol));
  columns = await readMarketColumns(snapshot, { columns: PRICE_COLUMNS, symbols });
}, 60_000);
afterAll(() => {
  factors.close();
  snapshot.close();
  rmSync(folder, { recursive: true, force: true });
});

function strategyOf(id: string): Strategy {
  return STRATEGY_LIBRARY.find((each) => each.id === id)?.strategy as Strategy;
}

function orderOf(id: string, more: Partial<RunOrder> = {}): RunOrder {
  const input: RunInput = {
    universe: { market: true },
    from: "2024-09-02",
    to: "2026-06-30",
    capital: 1e5,
    costs: { rate: 0.001, slippage: 0 },
    fractional: true,
  };
  return { ...runOrder({ input, strategy: strategyOf(id), saved: null, earlierTrials: [] }), ...more };
}

function context(more: Partial<RunContext> = {}): RunContext {
  const [onSteps, breathe] = [() => undefined, async () => undefined];
  return { snapshot, factors, columns, onSteps, breathe, ...more };
}

async function textOf(own: RunContext, order: RunOrder): Promise<string> {
  return resultJson((await runStrategy(own, order)).result);
}

/** Each part by itself, and sent as bytes, as another machine does it. */
async function inParts(order: RunOrder, kind: RunPart["kind"], edges: readonly number[]): Promise<string> {
  const parts: ComputedPart[] = [];
  for (const [k, until] of edges.slice(1).entries()) {
    const part = await computePart(context(), order, { kind, from: edges[k] as number, until });
    parts.push(deserialize(serialize(part)));
  }
  return textOf(context({ parts }), order);
}

/** By rank each month, by numbers of accounts and checks, by daily signals with a stop and without, and by volumes. */
const STRATEGIES = ["momentum-12-1", "magic-formula", "quality", "low-volatility", "piotroski-value", "turtle-20-10"];

describe("a run whose parts are computed apart", () => {
  it.each(STRATEGIES)("of %s over all stocks is that of one machine to the bit, wherever it is parted", async (id) => {
    const order = orderOf(id);
    const whole = await textOf(context(), order);
    expect(await inParts(order, "stocks", [0, 17, 18, 60, 100])).toBe(whole);
    expect(JSON.parse(whole).equity.value).not.toHaveLength(0);
  });

  it.each([1, 5])("of a sweep over %i stocks is that of one machine to the bit", async (count) => {
    const codes = columns.symbols.slice(0, count);
    const sweep = [
      { parameter: "fast", from: 5, to: 20, step: 5 },
      { parameter: "slow", from: 30, to: 60, step: 10 },
    ];
    const order = orderOf("golden-cross", { universe: { codes }, sweep });
    const whole = await textOf(context(), order);
    expect(await inParts(order, "combinations", [0, 1, 7, 16])).toBe(whole);
    expect(JSON.parse(whole).sweep.sharpe).toHaveLength(16);
  });
});

describe("a run that finds what an earlier one has read", () => {
  it.each(STRATEGIES)("of %s is the same to the bit", async (id) => {
    const order = orderOf(id);
    const known = new Map<string, SharedColumn>();
    const kept = {
      find: (key: string) => known.get(key),
      keep: (key: string, column: SharedColumn) => void known.set(key, column),
    };
    const whole = await textOf(context({ columns: null }), order);
    expect(await textOf(context({ kept }), order)).toBe(whole);
    const { size } = known;
    expect(await textOf(context({ kept }), order)).toBe(whole);
    expect(known.size).toBe(size);
    // Other days are other columns.
    const later = { ...order, to: (order.to - 40) as RunOrder["to"] };
    expect(await textOf(context({ kept }), later)).toBe(await textOf(context(), later));
  });
});

describe("the plan of a run", () => {
  it("parts nothing that is done at once, and a large sweep into parts that make up the whole", async () => {
    expect(await planRun(context(), orderOf("momentum-12-1"))).toEqual([]);
    const sweep = [
      { parameter: "fast", from: 5, to: 54, step: 1 },
      { parameter: "slow", from: 60, to: 99, step: 1 },
    ];
    const parts = await planRun(context(), orderOf("golden-cross", { sweep }));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.map(({ from }) => from)).toEqual([0, ...parts.slice(0, -1).map(({ until }) => until)]);
    expect(parts.at(-1)?.until).toBe(2000);
  });
});
