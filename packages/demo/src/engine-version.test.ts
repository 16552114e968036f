import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { libraryStrategy, type Strategy } from "@plumbline/core/strategy";
import { type RunInput, resultJson, runOrder, runStrategy } from "@plumbline/market/backtests";
import { FactorFile, makeFactors } from "@plumbline/market/screening";
import { openMarket, type Snapshot } from "@plumbline/market/snapshot";
import { expect, it } from "vitest";
import { ENGINE_OUTCOMES } from "../../market/src/backtests/engine-version.ts";
import { generateDemoMarket } from "./index.ts";
import { rounded } from "./testing/outcomes-digest.ts";

const WHOLE_MARKET: RunInput = {
  universe: { market: true },
  from: "2024-09-02",
  to: "2026-06-30",
  capital: 100_000,
  costs: { rate: 0.001, slippage: 0.0005, fixed: 1 },
  fractional: false,
};

/** Each way of trading, of sizing and of reading, and each setting of a run. */
const RUNS: readonly (readonly [id: string, more: Partial<RunInput>])[] = [
  ["golden-cross", { values: { slow: 60 }, sweep: [{ parameter: "fast", from: 5, to: 20, step: 5 }] }],
  ["turtle-20-10", { volumeShare: 0.0001 }],
  ["turn-of-month", { fillAt: "close" }],
  ["momentum-12-1", { delistingRecovery: 0.3, fractional: true }],
  ["high-52w", { fillAt: "close", volumeShare: 0.0001 }],
  ["low-volatility", { benchmark: null }],
  ["can-slim-like", {}],
  ["magic-formula", { seed: 7 }],
  ["gross-profitability", {}],
];

/** The same on every machine: processors differ in the last bits of powers and logarithms. */
async function outcomesOf(snapshot: Snapshot, factors: FactorFile | null): Promise<string> {
  const hash = createHash("sha256");
  const context = { snapshot, factors, columns: null, onSteps: () => undefined, breathe: () => setImmediate() };
  for (const [id, more] of RUNS) {
    const strategy = libraryStrategy(id)?.strategy as Strategy;
    const order = runOrder({ input: { ...WHOLE_MARKET, ...more }, strategy, saved: null, earlierTrials: [] });
    const { versions: _, ...result } = (await runStrategy(context, order)).result;
    expect(result.trades.code.length, id).toBeGreaterThan(0);
    hash.update(resultJson(rounded(result) as Parameters<typeof resultJson>[0]));
  }
  return hash.digest("hex");
}

it("The version of the engine is raised when the same orders have other results", { timeout: 120_000 }, async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-engine-"));
  await generateDemoMarket({ dataDirectory, companies: 68, years: 3 });
  const { snapshot } = await openMarket(dataDirectory, "demo");
  const at = { dataDirectory, market: "demo", snapshot: snapshot.manifest.id };
  await makeFactors(snapshot, at);
  const factors = FactorFile.open(at);
  const outcomes = await outcomesOf(snapshot, factors);
  factors?.close();
  snapshot.close();
  rmSync(dataDirectory, { recursive: true });
  expect(
    outcomes,
    `Backtests have other results. If that is intended, raise ENGINE_VERSION in
packages/market/src/backtests/engine-version.ts and record ENGINE_OUTCOMES = "${outcomes}".
If only the demo market or a formula has changed, record the digest and keep the version.`,
  ).toBe(ENGINE_OUTCOMES);
});
