import { describe, expect, it } from "vitest";
import { flatBars } from "../../series/bars.fixture.ts";
import { type Day, day } from "../../time/index.ts";
import { adjustedTargets } from "../posts/adjusted-targets.ts";
import { closesAsOf } from "../posts/closes.ts";
import { deduplicated } from "../posts/deduplicated.ts";
import { postOf } from "../posts/price-target-post.fixture.ts";
import { type TargetOutcome, targetOutcome } from "./target-outcome.ts";

const published = day("2023-03-01");
const PATH: readonly (readonly [string, number])[] = [
  ["2023-02-28", 100],
  ["2023-03-01", 130],
  ["2023-05-10", 118],
  ["2023-08-01", 121],
  ["2024-03-01", 96],
  ["2024-03-04", 150],
];

function outcomeOf(target: number, asOf: Day = day("2024-06-28"), path = PATH): TargetOutcome {
  const bars = flatBars(
    path.map(([date]) => day(date)),
    path.map(([, close]) => close),
  );
  const closes = closesAsOf({ bars, splits: [] }, asOf);
  const [only] = adjustedTargets(deduplicated([postOf({ published, target })]), { closes, splits: [], asOf });
  if (!only) throw new Error("There is one target.");
  return targetOutcome(only, closes, asOf);
}

describe("the outcome of a target", () => {
  // Worked out by hand on the path above: the price when posted is 100, the twelve months end with 96 on 2024-03-01.
  it("is met by a close after the day of the post, and missed at the end when the price has fallen back", () => {
    expect(outcomeOf(120)).toEqual({
      state: "matured",
      direction: "bullish",
      metAny: true,
      dayMet: day("2023-08-01"),
      daysToMeet: 153,
      metEnd: false,
      horizon: day("2024-03-01"),
      endDay: day("2024-03-01"),
      endClose: 96,
      signedError: 0.25,
    });
  });

  it("takes neither the close of the post day nor one after the twelve months", () => {
    expect(outcomeOf(125)).toMatchObject({ state: "matured", metAny: false, dayMet: null, daysToMeet: null });
  });

  it("is mirrored for a target below the price when posted", () => {
    expect(outcomeOf(97)).toMatchObject({
      direction: "bearish",
      metAny: true,
      dayMet: day("2024-03-01"),
      metEnd: true,
    });
    expect(outcomeOf(95)).toMatchObject({ direction: "bearish", metAny: false, metEnd: false });
  });

  it("calls a target at the price when posted bullish", () => {
    expect(outcomeOf(100)).toMatchObject({
      direction: "bullish",
      metAny: true,
      dayMet: day("2023-05-10"),
      metEnd: false,
    });
  });

  it("is met by a close at the target exactly, whatever split has divided both since", () => {
    for (const ratio of [3, 7, 11, 1.5]) {
      const splits = [{ exDay: day("2024-01-02"), ratio }];
      const asOf = day("2024-06-28");
      for (const price of [121, 333.33, 700.07]) {
        const bars = flatBars(
          [day("2023-02-28"), day("2023-08-01"), day("2024-01-02")],
          [100, price, price / ratio / 2],
        );
        const closes = closesAsOf({ bars, splits }, asOf);
        const [only] = adjustedTargets(deduplicated([postOf({ published, target: price })]), { closes, splits, asOf });
        expect(only && targetOutcome(only, closes, asOf)).toMatchObject({ dayMet: day("2023-08-01") });
      }
    }
  });

  it("runs until the twelve months are over", () => {
    expect(outcomeOf(120, day("2023-07-31"))).toMatchObject({ state: "running", metAny: false, dayMet: null });
    expect(outcomeOf(120, day("2024-02-29"))).toMatchObject({ state: "running", metAny: true });
    expect(outcomeOf(120, day("2024-03-01")).state).toBe("matured");
  });

  it("ends with the last close of a stock that no longer trades, and gives its day", () => {
    expect(outcomeOf(120, day("2024-06-28"), PATH.slice(0, 4))).toMatchObject({
      metEnd: true,
      endDay: day("2023-08-01"),
      endClose: 121,
    });
  });

  it.each([
    ["no-price-when-posted", []],
    ["no-price-since-post", PATH.slice(0, 1)],
    ["no-price-when-posted", [["2023-02-01", 100] as const]],
  ])("is not known without prices: %s", (because, path) => {
    expect(outcomeOf(120, day("2024-06-28"), path)).toMatchObject({ state: "unknown", because });
  });

  it("is not known when the prices begin long after the post", () => {
    const asOf = day("2024-06-28");
    const closes = closesAsOf({ bars: flatBars([day("2023-05-10")], [130]), splits: [] }, asOf);
    const posts = deduplicated([postOf({ published, target: 120, priceWhenPosted: 100 })]);
    const [only] = adjustedTargets(posts, { closes, splits: [], asOf });
    expect(only && targetOutcome(only, closes, asOf)).toMatchObject({ because: "history-too-short" });
  });
});
