import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../scripts/shared-data.ts";
import { prepareFacts } from "./facts/prepare-facts.ts";
import { fundamentalsAsOf } from "./fundamentals-as-of.ts";
import { believed, faultTable, judgedFaults, shareDoubted } from "./judged-faults.fixture.ts";
import { FAULTS, FAULTY_ITEMS } from "./planted-faults.fixture.ts";

const PLANTED = 1000;

/** Share of the true figures that may be called not confirmed: a mark on everything would prove nothing. */
const MAX_DOUBTED = 0.03;

/** A failing test names so many faults. */
const MAX_NAMED = 40;

describe.skipIf(needsSharedData)("one wrong fact in the filings of a real company", () => {
  const seed = Number(process.env.LAW_SEED ?? 1);
  const judged = needsSharedData ? [] : judgedFaults({ prepareFacts, fundamentalsAsOf }, PLANTED, seed);

  it("is planted a thousand times, in every way and item", () => {
    console.info(faultTable(judged));
    expect(judged).toHaveLength(PLANTED);
    for (const fault of FAULTS) expect(judged.filter((one) => one.fault === fault).length).toBeGreaterThan(50);
    for (const item of FAULTY_ITEMS) expect(judged.filter((one) => one.item === item).length).toBeGreaterThan(150);
  });

  it("casts no doubt on more than three in a hundred true figures", () => {
    expect(shareDoubted(judged)).toBeLessThanOrEqual(MAX_DOUBTED);
  });

  it("is believed without a mark at most three times in a hundred ten days after its filing", () => {
    const found = believed(judged, "soon");
    expect(found.length, found.slice(0, MAX_NAMED).join("\n")).toBeLessThanOrEqual(0.03 * PLANTED);
  });

  it("is believed without a mark at most once in a hundred when the next filing is there", () => {
    const found = believed(judged, "later");
    expect(found.length, found.slice(0, MAX_NAMED).join("\n")).toBeLessThanOrEqual(0.01 * PLANTED);
  });
});
