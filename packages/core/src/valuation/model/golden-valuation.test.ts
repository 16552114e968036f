import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { amazon, COMPUTE, computeCase, type GoldenAmazon } from "./golden-valuation.fixture.ts";

type Json = Readonly<Record<string, unknown>>;

/** One case of golden-valuation.json: 50-digit arithmetic by an independent program, see its `about`. */
interface GoldenCase {
  readonly id: string;
  readonly input: Json;
  readonly expected: Json;
}

interface GoldenValuation {
  readonly tolerance: { readonly rel: number; readonly abs: number };
  readonly cases: readonly GoldenCase[];
}

/** The file's own tolerance for the simulation, which is computed in doubles. */
const SIMULATION = { rel: 1e-9, abs: 0 };

describe.skipIf(needsSharedData)("golden-valuation.json", () => {
  const { cases, tolerance } = needsSharedData ? { cases: [], tolerance: SIMULATION } : golden();

  it.each(cases)("holds $id", ({ id, input, expected }) => {
    expectSame(computeCase(id, input), expected, id === "monte-carlo" ? SIMULATION : tolerance);
  });

  it("has a case for each of the computations", () => {
    for (const [pattern] of COMPUTE) expect(cases.some(({ id }) => pattern.test(id))).toBe(true);
  });
});

describe.skipIf(needsSharedData)("Simply Wall St's printed valuation of Amazon", () => {
  it("comes to 1,547.94 dollars a share, where it prints 1,548", () => {
    const { input, expected } = caseOf("external-sws-amzn");
    const { value, presentValueOfTerminal } = amazon(input as unknown as GoldenAmazon);
    expect(value.toFixed(2)).toBe("1547.94");
    const { perShare, pvTerminal } = expected.published as { perShare: number; pvTerminal: number };
    expect(Math.round(value)).toBe(perShare);
    // Its rates are printed to four digits.
    expect(Math.abs(presentValueOfTerminal / pvTerminal - 1)).toBeLessThan(0.001);
  });
});

/** Every number that the file expects, within its tolerance; what it does not name is not compared. */
function expectSame(actual: unknown, expected: unknown, tolerance: { rel: number; abs: number }, path = ""): void {
  if (typeof expected === "number") {
    const allowed = Math.max(tolerance.abs, Math.abs(expected) * tolerance.rel);
    expect(typeof actual, path).toBe("number");
    expect(Math.abs((actual as number) - expected), path).toBeLessThanOrEqual(allowed);
  } else if (typeof expected === "object" && expected !== null) {
    if (Array.isArray(expected)) expect(actual, path).toHaveLength(expected.length);
    for (const [key, value] of Object.entries(expected)) {
      // What the publication rounds is compared in a test of its own.
      if (key !== "published") expectSame((actual as Json)?.[key], value, tolerance, `${path}.${key}`);
    }
  } else expect(actual, path).toBe(expected);
}

function caseOf(id: string): GoldenCase {
  return golden().cases.find((one) => one.id === id) as GoldenCase;
}

function golden(): GoldenValuation {
  return JSON.parse(readFileSync(sharedFile("golden/golden-valuation.json"), "utf8"));
}
