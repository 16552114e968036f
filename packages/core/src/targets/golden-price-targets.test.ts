import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { flatBars } from "../series/bars.fixture.ts";
import { day, formatDay } from "../time/index.ts";
import { type AnalystTargets, type JudgedTarget, targetsAsOf } from "./index.ts";
import { postOf } from "./posts/price-target-post.fixture.ts";

/** golden-price-targets.json: computed by an independent program, see its `about`. */
interface GoldenTargets {
  readonly tolerance: { readonly abs: number };
  readonly asOf: string;
  readonly price: number;
  readonly posts: { date: string; firm: string; analyst: string; target: number; priceWhenPosted: number }[];
  readonly bigBanks: string[];
  readonly expected: {
    readonly counts: Record<"lastMonth" | "lastQuarter" | "fullYear" | "allTime", number>;
    readonly averages: Record<"lastMonth" | "lastQuarter" | "fullYear" | "allTime", number>;
    readonly consensus: Record<"firms" | "mean" | "median" | "high" | "low", number>;
    readonly impliedUpside: number;
    readonly last10: [date: string, firm: string, target: number, priceWhenPosted: number, upside: number][];
    readonly bigBank: { readonly firms: string[]; readonly mean: number };
    readonly excluded: [date: string, because: string][];
    readonly hitRate: {
      readonly path: [date: string, close: number][];
      readonly matured: string[];
      readonly any: boolean[];
      readonly end: boolean[];
      readonly anyRate: number;
      readonly endRate: number;
    };
  };
}

const TOLERANCE = 1e-9;
const WINDOWS = ["lastMonth", "lastQuarter", "fullYear", "allTime"] as const;

describe.skipIf(needsSharedData)("golden-price-targets.json", () => {
  it.each(WINDOWS)("holds the count and the mean of %s", (window) => {
    const { file, found } = golden();
    expect(found.windows[window].count).toBe(file.expected.counts[window]);
    expectNear(found.windows[window].mean.value, file.expected.averages[window]);
  });

  it("holds the consensus and its upside", () => {
    const { file, found } = golden();
    const { firms, ...spread } = file.expected.consensus;
    expect([found.consensus.firms, found.consensus.thin]).toEqual([firms, false]);
    for (const [name, value] of Object.entries(spread)) {
      expectNear(found.consensus[name as keyof typeof spread].value, value);
    }
    expect(found.price.value).toBe(file.price);
    expectNear(found.impliedUpside.value, file.expected.impliedUpside);
  });

  it("holds the big-bank target", () => {
    const { file, found } = golden();
    expect(found.bigBank.targets.map(({ firm }) => firm.name)).toEqual(file.expected.bigBank.firms);
    expectNear(found.bigBank.mean.value, file.expected.bigBank.mean);
  });

  it("holds the last ten targets", () => {
    const { file, found } = golden();
    expect(found.last).toHaveLength(file.expected.last10.length);
    for (const [at, [date, firm, target, price, upside]] of file.expected.last10.entries()) {
      const listed = found.last[at] as JudgedTarget;
      expect([formatDay(listed.published), listed.firm.name]).toEqual([date, firm]);
      expect([listed.target, listed.priceWhenPosted, listed.priceFrom]).toEqual([target, price, "provider"]);
      expectNear(listed.upsideWhenPosted, upside);
    }
  });

  it("holds the posts that do not count, with the reason", () => {
    const { file, found } = golden();
    const words: Record<string, string> = {
      "after asOf": "after-as-of",
      "target not positive": "target-not-positive",
    };
    const wanted = file.expected.excluded.map(([date, because]) => [date, words[because]]);
    expect(found.excluded.map(({ post, because }) => [formatDay(post.published), because])).toEqual(wanted);
  });

  it("holds which targets have matured, which were met, and how often", () => {
    const { file, found } = golden();
    const { matured, any, end, anyRate, endRate } = file.expected.hitRate;
    const outcomes = new Map(found.targets.map((target) => [spoken(target), target.outcome]));
    const over = [...outcomes].filter(([, { state }]) => state === "matured").map(([name]) => name);
    expect(over.sort()).toEqual([...matured].sort());
    for (const [at, name] of matured.entries()) {
      expect(outcomes.get(name)).toMatchObject({ metAny: any[at], metEnd: end[at] });
    }
    expectNear("metAny" in found.record ? found.record.metAny.rate.value : null, anyRate);
    expectNear("metEnd" in found.record ? found.record.metEnd.rate.value : null, endRate);
  });
});

function expectNear(ours: number | null, expected: number): void {
  expect(Math.abs((ours ?? Number.NaN) - expected)).toBeLessThan(TOLERANCE);
}

function spoken({ published, firm }: JudgedTarget): string {
  // The golden file has the house as "Piper", which is Piper Sandler today.
  return `${formatDay(published)} ${firm.name.replace(" Sandler", "")}`;
}

function golden(): { file: GoldenTargets; found: AnalystTargets } {
  const file: GoldenTargets = JSON.parse(readFileSync(sharedFile("golden/golden-price-targets.json"), "utf8"));
  expect(file.tolerance.abs).toBe(TOLERANCE);
  const { path } = file.expected.hitRate;
  const bars = flatBars(
    path.map(([date]) => day(date)),
    path.map(([, close]) => close),
  );
  const posts = file.posts.map(({ date, ...post }) => postOf({ ...post, published: day(date) }));
  const stock = { posts, prices: { bars, splits: [], source: "golden" }, currency: "USD" };
  return { file, found: targetsAsOf(stock, day(file.asOf), { bigBanks: file.bigBanks }) };
}
