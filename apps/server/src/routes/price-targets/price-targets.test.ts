import { type OutputOf, priceTargets } from "@plumbline/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function targetsOf(query: string): Promise<OutputOf<typeof priceTargets>> {
  const answer = await server.get(`${priceTargets.path}?${query}`);
  expect(answer.json()).toMatchObject({ code: 0 });
  return priceTargets.output.parse(answer.json().data);
}

// Closes of ADAM rise by a cent a calendar day from 10.00 on 2012-01-02 in shares of today, after a split of 4:1 on
// 2020-08-31; its targets are in tiny-targets.ts. All expected values are worked out from the two by hand.
describe("the price targets of a stock", () => {
  it("have the consensus of the latest target of each firm, beside that of the big banks", async () => {
    const { price, consensus, bigBank } = await targetsOf("code=adam");
    expect(price).toEqual({ value: 55.61, provenance: { source: "tiny", periodEnd: "2024-06-28" } });
    // 50, 57, 60 and 66; UBS and Morgan Stanley are big banks.
    expect(consensus).toMatchObject({ mean: { value: 58.25 }, median: { value: 58.5 }, firms: 4, thin: false });
    expect([consensus.low.value, consensus.high.value]).toEqual([50, 66]);
    expect(bigBank).toMatchObject({ mean: { value: 58.5 }, firms: 2, thin: true });
    expect(consensus.impliedUpside.value).toBeCloseTo(58.25 / 55.61 - 1, 12);
  });

  it("list the newest first with the price when posted, the upside then and now, and where they come from", async () => {
    const { last, targets } = await targetsOf("code=ADAM");
    expect(last).toHaveLength(10);
    expect(last.map(({ target }) => target)).toEqual(targets.slice(0, 10).map(({ target }) => target));
    // The Wednesday before the 20th of June was d = 4552: 10 + 45.52.
    expect(last[0]).toMatchObject({ firm: "loop", target: 50, priceWhenPosted: 55.52, priceFrom: "close" });
    expect(last[1]).toMatchObject({
      firm: "ubs",
      target: 57,
      priceWhenPosted: 55.35,
      priceFrom: "provider",
      provenance: { source: "wire", periodEnd: "2024-06-03", formula: "PT-01" },
    });
    expect(last[1]?.upsideWhenPosted.value).toBeCloseTo(57 / 55.35 - 1, 12);
    expect(last[1]?.upsideNow.value).toBeCloseTo(57 / 55.61 - 1, 12);
    // Raised from 25, which was 100 before the split.
    expect(last[1]).toMatchObject({ action: "raise", priorTarget: 25 });
  });

  it("state the outcome of each: met on a day, missed, or running", async () => {
    const { targets } = await targetsOf("code=ADAM");
    const outcomeOf = (published: string) =>
      targets.find(({ provenance }) => provenance.periodEnd === published)?.outcome;
    // 80 is 20 of today: reached on day 1000, a Sunday, so on Monday; the twelve months end at 22.61.
    expect(outcomeOf("2014-06-16")).toEqual({
      state: "matured",
      dayMet: "2014-09-29",
      horizon: "2015-06-16",
      metEnd: true,
      endDay: "2015-06-16",
      endClose: 22.61,
    });
    expect(outcomeOf("2015-06-15")).toMatchObject({ state: "matured", dayMet: null, metEnd: false });
    expect(outcomeOf("2024-06-03")).toEqual({ state: "running", dayMet: null, horizon: "2025-06-03" });
  });

  it("count the posts of a month, a quarter, a year and of all time", async () => {
    const { lastMonth, lastQuarter, fullYear, allTime } = (await targetsOf("code=ADAM")).windows;
    expect([lastMonth, lastQuarter, fullYear, allTime].map(({ count }) => count)).toEqual([2, 3, 4, 10]);
    expect(lastMonth).toMatchObject({ after: "2024-05-28", mean: { value: 53.5 } });
    expect(allTime.after).toBeNull();
  });

  it("show the record of a firm with five or more matured targets, with its interval", async () => {
    const { firms, record, matured } = await targetsOf("code=ADAM");
    expect(firms[0]).toMatchObject({ id: "ubs", name: "UBS", posts: 7, matured: 6, running: 1 });
    const met = firms[0]?.record?.metAny;
    expect([met?.hits, met?.rate.value]).toEqual([3, 0.5]);
    // Wilson's interval of 3 in 6: 1.95996 / (1 + 3.84146 / 6) x the root of 0.25 / 6 + 3.84146 / 144 on either side.
    // They are a year apart but for a day: hardly less than six independent ones.
    expect(met?.effective).toBeCloseTo(6, 1);
    expect(met?.interval.low).toBeCloseTo(0.18762, 3);
    expect(met?.interval.high).toBeCloseTo(0.81238, 3);
    expect(firms.slice(1).map((firm) => firm.record)).toEqual([null, null, null]);
    expect(record?.metAny.hits).toBe(3);
    expect(matured).toBe(6);
  });

  it("come with the published base rates of other stocks", async () => {
    const { baseRates } = await targetsOf("code=ADAM");
    expect(baseRates.metAny).toEqual({
      value: 0.64,
      provenance: {
        source: "Bradshaw, Brown & Huang, Review of Accounting Studies 18(4), 2013",
        periodStart: "2000-01-01",
        periodEnd: "2009-12-31",
      },
    });
  });

  it("leave out posts that do not count, and do not mention later ones", async () => {
    const answer = await targetsOf("code=ADAM");
    expect(answer.leftOut).toEqual({ targetNotPositive: 1, currencyDiffers: 1, currencyUnknown: 0 });
    expect(answer.targets.filter(({ target }) => target === 90)).toEqual([]);
  });

  it("are those known on a day of the past, in shares of that day", async () => {
    const { consensus, price, targets, windows } = await targetsOf("code=ADAM&asOf=2019-06-28");
    // Day 2734, four times 10 + 27.34.
    expect([consensus.mean.value, price.value]).toEqual([100, 149.36]);
    expect([targets.length, windows.allTime.count]).toEqual([6, 6]);
  });
});

describe("a target that was published after the last day of the data", () => {
  it("is counted apart, and unknown as of a past day", async () => {
    // Loop's of July 5 2024; the market ends on June 28.
    expect((await targetsOf("code=ADAM")).later).toBe(1);
    expect((await targetsOf("code=ADAM&asOf=2024-06-28")).later).toBe(0);
    expect((await targetsOf("code=GONE")).later).toBe(0);
  });
});

describe("price targets give a reason where something is missing", () => {
  it("because no target was published", async () => {
    const { consensus, windows, targets, isDelivered } = await targetsOf("code=SPLT");
    expect([consensus.mean, windows.allTime.mean]).toEqual(Array(2).fill({ value: null, because: "no-targets" }));
    expect([targets, isDelivered]).toEqual([[], true]);
  });

  it("because the stock trades no more", async () => {
    const { delisted, consensus, targets, price } = await targetsOf("code=GONE");
    expect([delisted, price.value, consensus.firms]).toEqual(["2019-03-15", 36.29, 0]);
    // The twelve months end with the last close there is.
    expect(targets[0]?.outcome).toMatchObject({ state: "matured", endDay: "2019-03-15", horizon: "2019-12-03" });
    expect((await targetsOf("code=GONE&asOf=2019-01-15")).delisted).toBeNull();
  });

  it("because the prices begin after the post", async () => {
    const { targets } = await targetsOf("code=BRK.B");
    expect(targets[0]?.outcome).toEqual({ state: "unknown", because: "history-too-short", horizon: "2024-06-15" });
  });

  it.each([
    ["the prices have dividends reinvested", "YAHO", "adjusted-prices-only"],
    ["there are no prices", "NONE", "no-price"],
  ])("because %s", async (_, symbol, because) => {
    const { targets, unjudged, record } = await targetsOf(`code=${symbol}`);
    expect([unjudged, record]).toEqual([because, null]);
    expect(targets[0]?.outcome).toEqual({ state: "unknown", because, horizon: "2025-05-02" });
  });
});
