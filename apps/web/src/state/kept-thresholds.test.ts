import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { playStorage } from "./browser-storage.fixture.ts";
import { keepMoves, keptThresholds } from "./kept-thresholds.ts";
import { paramFilters, readFilters } from "./param-filters.ts";
import { storage } from "./storage.ts";

beforeEach(() => void playStorage());
afterEach(() => void vi.unstubAllGlobals());

describe("a threshold that a reader moves", () => {
  it("is kept for the next stock until it is reset", () => {
    keepMoves({}, { O1: 20, G2: 0.15 });
    expect(keptThresholds()).toEqual({ O1: 20, G2: 0.15 });
    keepMoves({ O1: 20, G2: 0.15 }, { G2: 0.15 });
    expect(keptThresholds()).toEqual({ G2: 0.15 });
    keepMoves({ G2: 0.15 }, {});
    expect(keptThresholds()).toEqual({});
  });

  it("is kept alone: the other thresholds of a link are not the reader's", () => {
    keepMoves({ D1: 5 }, { D1: 5, O1: 18 });
    expect(keptThresholds()).toEqual({ O1: 18 });
  });

  it("stands in the list of filters, and neither takes the other away", () => {
    paramFilters.write([{ metric: "pe", op: "atMost", high: 15 }]);
    keepMoves({}, { O1: 20 });
    expect(storage.read("paramFilters")).toBe("pe(..15)~O1(*20)");
    paramFilters.write([{ check: "O1", state: "pass", threshold: 30 }]);
    expect(storage.read("paramFilters")).toBe("O1(pass*30)~O1(*20)");
    expect(readFilters(storage.read("paramFilters") ?? "")).toEqual([{ check: "O1", state: "pass", threshold: 30 }]);
    paramFilters.write([]);
    expect(keptThresholds()).toEqual({ O1: 20 });
  });
});
