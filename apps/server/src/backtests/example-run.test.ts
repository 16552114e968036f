import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openMarket, type Snapshot } from "@plumbline/market/snapshot";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publishTinyMarket } from "../testing/tiny-market.ts";
import { type ExampleOrder, ExampleRun } from "./example-run.ts";
import { RunPool } from "./run-pool.ts";

const MINUTE = 60_000;
const BEGIN = Date.parse("2026-07-01T12:00:00Z");
const ORDER: ExampleOrder = {
  strategyId: "golden-cross",
  universe: { codes: ["ADAM"] },
  from: "2013-01-02",
  to: "2015-06-30",
  capital: 10_000,
  costs: { rate: 0, slippage: 0 },
  fractional: true,
};

let parent: string;
let snapshot: Snapshot;
let pool: RunPool;
let example: ExampleRun;
let now = BEGIN;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), "plumbline-example-"));
  await publishTinyMarket(join(parent, "away"));
  ({ snapshot } = await openMarket(join(parent, "away"), "tiny"));
  const logger = Fastify().log;
  pool = new RunPool(logger, 1);
  example = new ExampleRun(pool, { dataDirectory: join(parent, "here"), clock: () => new Date(now), logger });
});
afterAll(async () => {
  example.close();
  await pool.close();
  snapshot.close();
  rmSync(parent, { recursive: true, force: true });
});

const state = () => example.of(snapshot, ORDER).state;
const ended = async () => {
  await example.settled();
  return state();
};

it("is computed again after a pause where it has failed, which grows from attempt to attempt", async () => {
  // The threads find no market: its disk is not there.
  expect(state()).toBe("running");
  expect(await ended()).toBe("failed");
  const failed = example.stageOf(snapshot);
  now += MINUTE - 1;
  expect([state(), example.stageOf(snapshot)]).toEqual(["failed", failed]);
  now += 1;
  // An answer that is kept from before does not count any more.
  expect(example.stageOf(snapshot)).not.toBe(failed);
  expect(state()).toBe("running");
  expect(await ended()).toBe("failed");
  renameSync(join(parent, "away"), join(parent, "here"));
  now += MINUTE;
  expect(state()).toBe("failed");
  now += MINUTE;
  expect(state()).toBe("running");
  expect(await ended()).toBe("done");
  expect(example.of(snapshot, ORDER).result?.equity.date.length).toBeGreaterThan(500);
  now += 60 * MINUTE;
  expect(state()).toBe("done");
});
