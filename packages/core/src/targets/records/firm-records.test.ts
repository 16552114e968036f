import { describe, expect, it } from "vitest";
import type { Figure } from "../../figure/index.ts";
import { flatBars } from "../../series/bars.fixture.ts";
import { type Day, day } from "../../time/index.ts";
import { postOf } from "../posts/price-target-post.fixture.ts";
import type { PriceTargetPost } from "../posts/price-target-post.ts";
import { type AnalystTargets, targetsAsOf } from "../targets-as-of.ts";
import { firmBiases } from "./firm-biases.ts";

const FIRST = day("2020-01-01");
const asOf = day("2022-12-30");
const days = Array.from({ length: asOf - FIRST + 1 }, (_, k) => FIRST + k);
/** At 100 until the end of 2020, at 125 on 2021-01-01 only, at 80 since. */
const bars = flatBars(
  days,
  days.map((at) => (at < day("2021-01-01") ? 100 : at === day("2021-01-01") ? 125 : 80)),
);

function found(posts: readonly Partial<PriceTargetPost>[]): AnalystTargets {
  return targetsAsOf({ posts: posts.map(postOf), prices: { bars, splits: [], source: "test" }, currency: "USD" }, asOf);
}

/** One target a month from March 2020. */
function monthly(firm: string, targets: readonly number[]): Partial<PriceTargetPost>[] {
  return targets.map((target, k) => ({ firm, target, published: (day("2020-03-02") + 30 * k) as Day }));
}

describe("the record of a firm", () => {
  it("counts what was met, by when, and how far off the targets were", () => {
    const { firms, record } = found(monthly("UBS", [120, 120, 125, 160, 72]));
    expect(firms).toHaveLength(1);
    const [ubs] = firms;
    expect(ubs).toMatchObject({ firm: { id: "ubs" }, posts: 5, matured: 5, running: 0 });
    expect(ubs?.record).toEqual(record);
    if (!ubs || !("bias" in ubs.record)) throw new Error("Five matured targets are a record.");
    // Three targets up to 125 are met on 2021-01-01, after 305, 275 and 245 days; 160 never, 72 never. All end at 80.
    expect(ubs.record.metAny).toMatchObject({ hits: 3, rate: { value: 0.6 } });
    expect(ubs.record.metEnd).toMatchObject({ hits: 0, rate: { value: 0 } });
    expect(ubs.record.medianDaysToMeet.value).toBe(275);
    // 0.5, 0.5, 0.5625, 1 and -0.1.
    expect(ubs.record.bias.value).toBeCloseTo(2.4625 / 5, 12);
    expect(ubs.record.absoluteError.value).toBeCloseTo(2.6625 / 5, 12);
    expect(ubs.record.bias).toMatchObject({
      provenance: { source: "test", periodStart: "2020-03-02", periodEnd: "2020-06-30", formula: "PT-08" },
    });
  });

  it("names the unsupported moves within the courses of its targets", () => {
    const posts = monthly("UBS", [120, 120, 125, 160, 72]).map(postOf);
    const doubts = ["2020-03-01", "2020-08-03", "2021-01-02", "2021-06-30", "2021-07-01"].map(day);
    const prices = { bars, splits: [], source: "test", doubts };
    const { firms, record, biasAdjusted, targets } = targetsAsOf(
      { posts: [...posts, postOf({ firm: "UBS", published: day("2022-06-01") })], prices, currency: "USD" },
      asOf,
    );
    if (!("bias" in record)) throw new Error("Five matured targets are a record.");
    const doubtful = ({ value, ...figure }: Figure) =>
      value === null ? null : ("provenance" in figure ? figure.provenance : undefined)?.doubtful;
    // The first post is of 2020-03-02, and the twelve months of the last matured one end on 2021-06-30.
    const within = ["2020-08-03", "2021-01-02", "2021-06-30"];
    const { metAny, metEnd, bias, absoluteError, medianDaysToMeet } = record;
    expect([metEnd.rate, bias, absoluteError].map(doubtful)).toEqual([within, within, within]);
    // Two were never met, so that all their days count.
    expect([metAny.rate, medianDaysToMeet].map(doubtful)).toEqual([within, within]);
    expect(firms[0]?.record).toEqual(record);
    expect([biasAdjusted.mean, biasAdjusted.low].map(doubtful)).toEqual([within, within]);
    expect(targets.map(({ outcome }) => "doubtful" in outcome)).toEqual([false, true, true, true, true, true]);
  });

  it("rests on no move after the day on which each target was met", () => {
    const prices = { bars, splits: [], source: "test", doubts: [day("2021-01-02")] };
    const posts = monthly("UBS", [120, 120, 120, 120, 120]).map(postOf);
    const { record } = targetsAsOf({ posts, prices, currency: "USD" }, asOf);
    if (!("bias" in record)) throw new Error("Five matured targets are a record.");
    expect(record.metAny.rate.provenance.doubtful).toBeUndefined();
    expect(record.metEnd.rate.provenance.doubtful).toEqual(["2021-01-02"]);
  });

  it("is hidden below five matured targets", () => {
    const [ubs] = found([...monthly("UBS", [120, 120, 125, 160]), { firm: "UBS", published: day("2022-06-01") }]).firms;
    expect(ubs).toMatchObject({
      posts: 5,
      matured: 4,
      running: 1,
      record: { value: null, because: "too-few-matured" },
    });
  });

  it("has no days to meet where nothing was met", () => {
    const [ubs] = found(monthly("UBS", [200, 200, 200, 200, 200])).firms;
    expect(ubs?.record).toMatchObject({ medianDaysToMeet: { value: null, because: "no-target-met" } });
  });

  it("comes before those with fewer matured targets", () => {
    const posts = [...monthly("Baird", [90]), ...monthly("UBS", [90, 95]), ...monthly("Argus", [90])];
    expect(found(posts).firms.map(({ firm }) => firm.name)).toEqual(["UBS", "Argus", "Baird"]);
  });
});

describe("the bias-adjusted consensus", () => {
  const latest = { published: day("2022-12-01") };

  it("divides each firm's target by 1 + its bias, shrunk towards that of the stock, which is shrunk towards 0", () => {
    const posts = [...monthly("UBS", [120, 120, 120, 120, 120]), { firm: "UBS", target: 100, ...latest }];
    const { biasAdjusted, consensus } = found([...posts, { firm: "Baird", target: 110, ...latest }]);
    // All five errors are 120 / 80 - 1 = 0.5. Stock: 5 / 10 of 0.5 = 0.25; UBS: half of 0.5 and half of 0.25 = 0.375.
    const shares = biasAdjusted.voices.map(({ target, bias }) => [target.firm.id, bias]);
    expect(shares).toEqual([
      ["baird", 0.25],
      ["ubs", 0.375],
    ]);
    expect(consensus.mean.value).toBe(105);
    expect(biasAdjusted.mean.value).toBeCloseTo((110 / 1.25 + 100 / 1.375) / 2, 12);
    expect(biasAdjusted.matured).toBe(5);
  });

  it("has no bias where nothing is known", () => {
    const { ofStock, ofFirm, matured } = firmBiases([]);
    expect([ofStock, ofFirm("ubs"), matured]).toEqual([0, 0, 0]);
  });

  it("is the raw consensus when all targets were right, and when nothing is known", () => {
    const right = monthly("UBS", [80, 80, 80, 80, 80, 80]);
    for (const posts of [right, []]) {
      const { biasAdjusted, consensus } = found([
        ...posts,
        { target: 97, ...latest },
        { firm: "UBS", target: 91, ...latest },
      ]);
      expect(biasAdjusted.mean.value).toBe(consensus.mean.value);
      expect(biasAdjusted.median.value).toBe(consensus.median.value);
    }
  });
});
