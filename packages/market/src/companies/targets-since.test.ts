import type { AnalystTarget } from "@plumbline/core/targets";
import { type Day, day } from "@plumbline/core/time";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { analystTargets, targetsSince } from "./index.ts";
import { FIRST_DAY, LAST_DAY, postOf, publishTargets, type TargetMarket } from "./testing/target-market.ts";

let market: TargetMarket;
afterEach(() => market.close());

describe("the targets of late", () => {
  it("have the target before them, on the share count of the day", async () => {
    // A share became four on 2022-06-01.
    const posts = [postOf("2022-05-02", 440), postOf("2023-12-20", 0), postOf("2023-12-28", 121)];
    market = await publishTargets(posts);
    const { snapshot, stock } = market;
    const late = targetsSince(snapshot, stock.instrument, { after: day("2023-12-20"), asOf: LAST_DAY });
    expect(late).toMatchObject([{ firm: { name: "UBS" }, target: 121, priorTarget: 110, action: "raise" }]);
    const none = targetsSince(snapshot, stock.instrument, { after: day("2023-12-28"), asOf: LAST_DAY });
    expect(none).toEqual([]);
  });

  it("are those of the stock's page that were published after a day", async () => {
    const posts = ["2020-03-02", "2021-03-01", "2022-05-31", "2022-06-01", "2023-01-10", "2023-01-10"].map((on, at) =>
      postOf(on, 100 + at, { firm: at % 2 === 0 ? "UBS" : "Needham" }),
    );
    market = await publishTargets(posts);
    const { snapshot, stock } = market;
    const place = fc.integer({ min: FIRST_DAY, max: LAST_DAY });
    fc.assert(
      fc.property(place, place, (one, other) => {
        const after = Math.min(one, other) as Day;
        const asOf = Math.max(one, other) as Day;
        const all = analystTargets(snapshot, stock, asOf).targets.filter(({ published }) => published > after);
        const facts = ({ published, firm, target, priorTarget }: AnalystTarget) =>
          [published, firm.id, target, priorTarget].join(" ");
        const late = targetsSince(snapshot, stock.instrument, { after, asOf });
        expect(late.map(facts).sort()).toEqual(all.map(facts).sort());
      }),
    );
  });
});
