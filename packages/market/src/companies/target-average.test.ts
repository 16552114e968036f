import { lastIndexOnOrBefore } from "@plumbline/core/series";
import { addMonths, type Day, day } from "@plumbline/core/time";
import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { readStock, targetAverages, targetConsensus } from "./index.ts";
import { FIRST_DAY, LAST_DAY, postOf, publishTargets, type TargetMarket } from "./testing/target-market.ts";

let market: TargetMarket;
afterEach(() => market.close());

it("the average targets over time are on every day what the targets known then say", async () => {
  // A share became four on 2022-06-01; 29 February has no day a year later.
  const posts = ["2020-02-29", "2021-03-01", "2022-05-31", "2022-06-01", "2022-06-01", "2023-01-10"].map((on, at) =>
    postOf(on, 100 + at, { firm: ["UBS", "Needham", "Citi"][at % 3] as string }),
  );
  market = await publishTargets([...posts, postOf("2023-01-10", 105), postOf("2023-02-01", 0)]);
  const stock = readStock(market.snapshot, market.stock.instrument);
  const averages = targetAverages(stock);
  const edges = posts.flatMap(({ published }) => [published, addMonths(published, 12)]);
  const near = fc.tuple(fc.constantFrom(...edges, day("2022-06-01")), fc.integer({ min: -2, max: 2 }));
  const any = fc.oneof(
    near.map(([edge, days]) => edge + days),
    fc.integer({ min: FIRST_DAY, max: LAST_DAY + 400 }),
  );
  fc.assert(
    fc.property(any, (asOf) => {
      const mean = averages.mean[lastIndexOnOrBefore(averages.day, asOf as Day)] ?? Number.NaN;
      expect(mean).toBe(targetConsensus(stock, asOf as Day).mean.value ?? Number.NaN);
    }),
  );
});
