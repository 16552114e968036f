import { describe, expect, it } from "vitest";
import { consensusOf, opinionOf, targetOf } from "../opinion.fixture.ts";
import { chartTargets, spanReaching, targetKeys } from "./target-view.ts";

const CLOSES = { date: ["2021-06-30", "2023-06-30", "2024-06-28"], close: [90, 100, 110] };
const SHOWN = { span: "3y", firm: null, spoken: () => "" } as const;
// The newest first, as they come.
const OPINION = opinionOf([
  targetOf({ day: "2024-06-03" }),
  targetOf({ day: "2023-01-10", firm: "loop", priceWhenPosted: null }),
  targetOf({ day: "2020-01-10" }),
]);

describe("the chart of targets", () => {
  it("shows the targets of its years, oldest first", () => {
    const { view, targets } = chartTargets(OPINION, CLOSES, SHOWN);
    expect(view.marks.map(({ key }) => key)).toEqual(["2023-01-10.loop", "2024-06-03.ubs"]);
    expect(targets.map(({ firm }) => firm)).toEqual(["loop", "ubs"]);
    expect(view.marks[0]?.price).toBeNull();
    expect([view.from, view.today]).toEqual(["2021-06-30", "2024-06-28"]);
  });

  it("shows the targets of one firm alone, with all closes", () => {
    const { view } = chartTargets(OPINION, CLOSES, { ...SHOWN, firm: "loop" });
    expect(view.marks).toHaveLength(1);
    expect(view.line.close).toEqual([90, 100, 110]);
  });

  it("begins with the first close or target", () => {
    expect(chartTargets(OPINION, { date: ["2024-06-28"], close: [110] }, SHOWN).view.from).toBe("2023-01-10");
    expect(chartTargets(opinionOf([]), null, { ...SHOWN, span: "1y" }).view.from).toBe("2023-06-28");
  });

  it("has a fan of twelve months, unless the stock is delisted or has no price", () => {
    const consensus = consensusOf(80, 120, 150);
    const expected = opinionOf([], { consensus });
    expect(chartTargets(expected, CLOSES, SHOWN).view.fan).toEqual({
      price: 110,
      low: 80,
      median: 120,
      high: 150,
      until: "2025-06-28",
    });
    const delisted = opinionOf([], { consensus, delisted: "2024-06-01" });
    const unpriced = opinionOf([], { consensus, price: { value: null, because: "no-price" } });
    expect([delisted, unpriced, OPINION].map((one) => chartTargets(one, CLOSES, SHOWN).view.fan)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("ends on the last day of a delisted stock", () => {
    const delisted = opinionOf([targetOf({ day: "2022-08-10" })], { delisted: "2023-01-31" });
    const closes = { date: ["2021-12-30", "2023-01-31"], close: [90, 100] };
    const { view } = chartTargets(delisted, closes, { ...SHOWN, span: "1y" });
    expect([view.from, view.today, view.line.close]).toEqual(["2022-08-10", "2023-01-31", [100]]);
  });

  it("extends the span to reach a target, and keeps a span that reaches it", () => {
    expect(spanReaching(OPINION, "2024-01-10", "5y")).toBe("5y");
    expect(spanReaching(OPINION, "2024-01-10", "1y")).toBe("1y");
    expect(spanReaching(OPINION, "2020-01-10", "1y")).toBe("5y");
    expect(spanReaching(OPINION, "2001-01-10", "1y")).toBe("10y");
    expect(spanReaching({ ...OPINION, delisted: "2016-06-01" }, "2016-01-10", "1y")).toBe("1y");
  });

  it("leaves out adjusted prices at which nothing was traded", () => {
    const reinvested = opinionOf([targetOf()], { unjudged: "adjusted-prices-only" });
    expect(chartTargets(reinvested, CLOSES, SHOWN).view.line.date).toEqual([]);
  });
});

const of = (periodEnd: string, firm: string) => ({ firm, provenance: { source: "fmp", periodEnd } });

it("is the day and firm of a target, with a number for the second one of a day", () => {
  const targets = [of("2026-05-05", "ubs"), of("2026-05-05", "ubs"), of("2026-05-05", "loop")];
  expect(targetKeys(targets)).toEqual(["2026-05-05.ubs.2", "2026-05-05.ubs", "2026-05-05.loop"]);
});

it("stays the same when a newer target is published", () => {
  const targets = [of("2026-05-05", "ubs"), of("2026-04-01", "ubs")];
  expect(targetKeys([of("2026-06-01", "ubs"), ...targets]).slice(1)).toEqual(targetKeys(targets));
});
