import type { Evidence, fundamentals, MetricId, OutputOf, WireFundamentals } from "@plumbline/contract";
import { METRICS } from "@plumbline/core/fundamentals";
import { day } from "@plumbline/core/time";
import type { ReferenceSeries } from "@plumbline/market/model";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { publishTinyMarket } from "../../testing/tiny-market.ts";

type Answer = OutputOf<typeof fundamentals>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function answerTo(query: string): Promise<Answer> {
  const answer = await server.get(`/api/stock/baseData?${query}`);
  expect(answer.json()).toMatchObject({ code: 0 });
  return answer.json().data;
}

async function stockOf(query: string): Promise<WireFundamentals> {
  const answer = await answerTo(query);
  if (answer.kind !== "stock") throw new Error(`${query} was answered with ${answer.kind}`);
  return answer.stock;
}

async function evidenceOf(query: string): Promise<{ figure: object; tree: Evidence | null }> {
  const answer = await answerTo(query);
  if (answer.kind !== "evidence") throw new Error(`${query} was answered with ${answer.kind}`);
  return answer.evidence;
}

const NO_RIVALS = { rivals: [], rivalsLeftOut: 0 };

const metricOf = (stock: WireFundamentals, id: MetricId) => {
  const metric = stock.metrics.find((candidate) => candidate.id === id);
  if (!metric) throw new Error(`There is no ${id}.`);
  return metric;
};

describe("the catalogue", () => {
  const catalogue = async () => {
    const answer = await answerTo("");
    if (answer.kind !== "catalogue") throw new Error(`An empty request was answered with ${answer.kind}.`);
    return answer;
  };

  it("contains the fifteen metrics of the core, in their order", async () => {
    const { metrics } = await catalogue();
    expect(metrics).toMatchObject(
      METRICS.map(({ id, group, unit, kind, good, formula, source }) => ({
        id,
        group,
        unit,
        kind,
        good,
        formula,
        source,
      })),
    );
  });

  it("has the 42 checks of the specification and the five substitutes, with thresholds within their bounds", async () => {
    const { checks } = await catalogue();
    expect(checks).toHaveLength(42 + 5);
    expect(checks.filter(({ threshold, bounds }) => threshold < bounds.min || threshold > bounds.max)).toEqual([]);
    // Graham, The Intelligent Investor, ch. 14.
    expect(checks.find(({ id }) => id === "D2")).toMatchObject({
      tab: "defensive",
      comparison: ">=",
      unit: "times",
      threshold: 2,
      bounds: { min: 0.5, max: 5, step: 0.1 },
      formula: "currentAssets ÷ currentLiabilities",
      notFor: expect.arrayContaining(["bank", "utility"]),
    });
  });

  it("has every column of the fifteen metrics as a number of the screener, each once", async () => {
    const { screenMetrics } = await catalogue();
    expect(new Set(screenMetrics.map(({ id }) => id)).size).toBe(screenMetrics.length);
    expect(screenMetrics.filter(({ metric }) => metric !== null)).toHaveLength(15 * 5);
    expect(screenMetrics.find(({ id }) => id === "pe")).toMatchObject({ group: "value", unit: "times", good: "lower" });
  });

  it("has classic screens that use only metrics of the catalogue", async () => {
    const { checks, screenMetrics, presets } = await catalogue();
    const known = new Set([...checks, ...screenMetrics].map(({ id }) => id));
    const usedIds = presets.flatMap(({ paramFilters, order }) => [
      ...paramFilters.flatMap((filter) => ("metric" in filter ? filter.metric : "check" in filter ? filter.check : [])),
      ...("bestBy" in order ? order.bestBy : [order.metric]),
    ]);
    expect(usedIds.length).toBeGreaterThan(20);
    expect(usedIds.filter((id) => !known.has(id))).toEqual([]);
    // Greenblatt ranks all but financials and utilities by both of his numbers and takes the first thirty.
    expect(presets.find(({ id }) => id === "magic-formula")).toMatchObject({
      take: 30,
      order: { bestBy: ["ebitToEnterpriseValue", "returnOnCapital"], within: "market" },
      paramFilters: [{ companyTypes: ["manufacturer", "other"] }, { metric: "marketValue", op: "atLeast" }],
    });
  });

  it("leaves out the screen that compares with bonds when the market has no bond yields", async () => {
    const { presets } = await catalogue();
    expect(presets.map(({ id }) => id)).not.toContain("graham-simple");
  });
});

describe("Graham's simple screen", () => {
  const presetsWith = async (series: readonly ReferenceSeries[]) => {
    const market = await startTestServer({ publish: (folder) => publishTinyMarket(folder, { series }) });
    const { presets } = (await market.get("/api/stock/baseData")).json().data as Extract<Answer, { kind: "catalogue" }>;
    await market.close();
    return presets;
  };
  const aaa = (days: readonly string[], value: readonly number[]): ReferenceSeries => ({
    name: "fred-aaa",
    unit: "fraction",
    source: "fred",
    value: Float64Array.from(value),
    day: Int32Array.from(days, (text) => day(text)),
  });

  it("asks for twice the yield of AAA bonds on the market's own today", async () => {
    // The market ends on 2024-06-28: the mean of June, dated by its first day, was not known then.
    const presets = await presetsWith([aaa(["2024-04-01", "2024-05-01", "2024-06-01"], [0.052, 0.05, 0.06])]);
    expect(presets.find(({ id }) => id === "graham-simple")?.paramFilters[0]).toEqual({
      metric: "earningsYield",
      op: "atLeast",
      low: 0.1,
    });
  });

  it("is left out where the yields ended long before", async () => {
    expect((await presetsWith([aaa(["2019-06-03"], [0.034])])).map(({ id }) => id)).not.toContain("graham-simple");
  });
});

// Revenue is 1,000,000 in the first quarter of 2018 and rises by 10,000 a quarter; other lines are fixed parts of it,
// and there are 100,000 shares, 400,000 since the split of 4:1 on 2020-08-31; see tiny-accounts.ts.
describe("the fundamentals of a stock", () => {
  it("has every quarter and year that was reported by the market's last day", async () => {
    const stock = await stockOf("code=adam");
    expect(stock).toMatchObject({ symbol: "ADAM", currency: "USD", isAnnualOnly: false, isStale: false });
    expect([stock.quarters.length, stock.years.length]).toEqual([25, 6]);
    expect(stock.quarters.at(-1)).toEqual({
      start: "2024-01-01",
      end: "2024-03-31",
      filedAt: "2024-05-02",
      fiscalYear: 2024,
      fiscalQuarter: 1,
    });
    for (const { quarterly, annual } of stock.metrics) expect([quarterly.length, annual.length]).toEqual([25, 6]);
  });

  it("has each metric in five columns", async () => {
    const { columns } = metricOf(await stockOf("code=ADAM"), "revenue");
    expect(columns.latest).toEqual({
      value: 1_240_000,
      provenance: {
        source: "sec",
        form: "10-Q",
        accession: "0000000100-24-000002",
        filedAt: "2024-05-02",
        periodStart: "2024-01-01",
        periodEnd: "2024-03-31",
        concept: "us-gaap:Revenues",
      },
    });
    expect(columns.previous.value).toBe(1_230_000);
    expect(columns.oneYearAverage).toMatchObject({ mean: { value: 1_225_000 }, used: 4, of: 4 });
    expect(columns.yearOverYear).toMatchObject({ base: { value: 1_200_000 }, kind: "relative", turn: null });
    expect(columns.yearOverYear.change.value).toBeCloseTo(40_000 / 1_200_000, 12);
    // Quarters 5 to 24: their mean is 1,000,000 + 10,000 x 14.5, less the restatement by 50,000 over twenty quarters.
    expect(columns.fiveYearAverage).toMatchObject({ mean: { value: 1_142_500 }, used: 20, of: 20 });
  });

  it("names the rule of a derived number, and the metric where its own formula made it", async () => {
    const stock = await stockOf("code=ADAM");
    const { previous } = metricOf(stock, "netIncome").columns;
    // A fourth quarter is the year less the nine months.
    expect(previous).toMatchObject({ value: 246_000, provenance: { formula: "REC-08", form: "10-K" } });
    const { latest, oneYearAverage, yearOverYear } = metricOf(stock, "debtRatio").columns;
    expect(latest).toMatchObject({ value: 0.4, provenance: { formula: "debtRatio" } });
    expect(oneYearAverage.mean).toMatchObject({ provenance: { formula: "mean(debtRatio)" } });
    expect(yearOverYear.change).toMatchObject({ provenance: { formula: "change(debtRatio)" } });
  });

  it("takes a restatement from the day of its filing on, not before", async () => {
    const third = async (asOf: string) => {
      const stock = await stockOf(`code=ADAM&asOf=${asOf}`);
      return metricOf(stock, "revenue").quarterly[stock.quarters.findIndex(({ end }) => end === "2021-09-30")];
    };
    expect(await third("2022-01-09")).toBe(1_140_000);
    expect(await third("2022-01-10")).toBe(1_090_000);
  });

  it("shows earnings per share on the share count of the day", async () => {
    const of2019 = async (asOf: string) => {
      const stock = await stockOf(`code=ADAM&asOf=${asOf}`);
      return metricOf(stock, "eps").annual[stock.years.findIndex(({ fiscalYear }) => fiscalYear === 2019)];
    };
    // 844,000 of income over 100,000 shares.
    expect(await of2019("2020-08-30")).toBe(8.44);
    expect(await of2019("2020-08-31")).toBe(2.11);
    expect(await of2019("2021-03-01")).toBe(2.11);
  });

  it("uses nothing that was filed later than the requested day, and states that day", async () => {
    const answer = await server.get("/api/stock/baseData?code=ADAM&asOf=2019-08-01");
    expect(answer.json().meta.asOf).toBe("2019-08-01");
    const { stock } = answer.json().data as { stock: WireFundamentals };
    expect(stock.quarters.at(-1)?.end).toBe("2019-06-30");
    expect(Math.max(...stock.quarters.map(({ filedAt }) => Date.parse(filedAt)))).toBe(Date.parse("2019-08-01"));
  });

  it("has a reason for every column before the first report, and does not mark it as late", async () => {
    const stock = await stockOf("code=ADAM&asOf=2018-01-01");
    expect(stock).toMatchObject({ isStale: false, quarters: [], years: [] });
    for (const { columns } of stock.metrics)
      expect(columns.latest).toEqual({ value: null, because: "too-few-periods" });
  });

  it("marks accounts as old when no report came for half a year", async () => {
    expect((await stockOf("code=ADAM&asOf=2024-10-02")).isStale).toBe(false);
    expect((await stockOf("code=ADAM&asOf=2024-10-03")).isStale).toBe(true);
  });

  it("has no current number once the accounts are older than 400 days, and keeps the quarters of the past", async () => {
    // The last quarter ends on 2024-03-31.
    const last = await stockOf("code=ADAM&asOf=2025-05-05");
    const after = await stockOf("code=ADAM&asOf=2025-05-06");
    expect(last.accounts).toEqual({ end: "2024-03-31", state: "stale" });
    expect(metricOf(last, "roe").columns.latest.value).not.toBeNull();
    expect(after.accounts).toEqual({ end: "2024-03-31", state: "accounts-too-old" });
    for (const { id, columns } of after.metrics) {
      expect(columns.latest, id).toEqual({ value: null, because: "accounts-too-old" });
      expect(columns.fiveYearAverage.mean, id).toEqual({ value: null, because: "accounts-too-old" });
    }
    expect(metricOf(after, "revenue").quarterly).toEqual(metricOf(last, "revenue").quarterly);
  });

  it("is the same for another class of shares, except for numbers per share", async () => {
    const one = await stockOf("code=ADAM");
    const other = await stockOf("code=SPLT");
    expect(other.quarters).toEqual(one.quarters);
    expect(metricOf(other, "revenue")).toEqual(metricOf(one, "revenue"));
  });

  it("gives the reason where a metric means nothing for a bank", async () => {
    const bank = await stockOf("code=NONE");
    expect(bank.companyType).toBe("bank");
    const { columns, quarterly } = metricOf(bank, "currentRatio");
    expect(columns.latest).toEqual({ value: null, because: "not-applicable-to-banks" });
    expect(new Set(quarterly)).toEqual(new Set([null]));
    expect(metricOf(bank, "roe").columns.latest.value).toBeGreaterThan(0);
  });

  it("is empty where the market has no facts", async () => {
    expect(await stockOf("code=YAHO")).toEqual({
      symbol: "YAHO",
      names: { en: "YAHO Company" },
      currency: "USD",
      companyType: "other",
      ordinarySharesPerReceipt: null,
      isAnnualOnly: false,
      isStale: false,
      accounts: null,
      quarters: [],
      years: [],
      metrics: [],
    });
  });

  it("is not found under an unknown symbol", async () => {
    const answer = await server.get("/api/stock/baseData?code=ZZZ");
    expect([answer.statusCode, answer.json().code]).toEqual([404, 404]);
  });

  it("is answered with 304 when the client has it", async () => {
    const { headers } = await server.get("/api/stock/baseData?code=ADAM");
    const again = await server.get("/api/stock/baseData?code=ADAM", { "if-none-match": String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});

describe("the evidence behind a figure", () => {
  it("proves the number that the history shows, for every metric", async () => {
    for (const code of ["ADAM", "NONE"]) {
      const stock = await stockOf(`code=${code}`);
      for (const { id, quarterly, annual } of stock.metrics) {
        const figureOn = async (span: string, end = "") =>
          (await evidenceOf(`code=${code}&metric=${id}&end=${end}&span=${span}`)).figure;
        expect(await figureOn("quarter", stock.quarters.at(-1)?.end)).toMatchObject({ value: quarterly.at(-1) });
        expect(await figureOn("year", stock.years.at(-3)?.end)).toMatchObject({ value: annual.at(-3) });
      }
    }
  });

  it("leads to the facts of the filings by named parts", async () => {
    const { figure, tree } = await evidenceOf("code=ADAM&metric=freeCashFlow&end=2023-06-30&span=quarter");
    // A quarter and a twentieth of the revenue of the second quarter of 2023, 1,210,000.
    expect(figure).toMatchObject({ value: 0.2 * 1_210_000 });
    expect(tree).toMatchObject({ name: null, value: 0.2 * 1_210_000, how: "difference", fact: null });
    expect(tree?.parts.map(({ name, value }) => [name, value])).toEqual([
      ["cfo", 302_500],
      ["capex", 60_500],
    ]);
    const [halfYear, quarter] = tree?.parts[0]?.parts ?? [];
    expect(tree?.parts[0]).toMatchObject({ how: "cum2-cum1", rule: "REC-08", start: "2023-04-01", end: "2023-06-30" });
    expect([quarter, halfYear].map((part) => part?.fact?.value).sort()).toEqual([300_000, 602_500]);
    expect(halfYear?.fact).toMatchObject({
      concept: "us-gaap:NetCashProvidedByUsedInOperatingActivities",
      form: "10-Q",
      link: expect.stringMatching(
        /^https:\/\/www\.sec\.gov\/Archives\/edgar\/data\/100\/(\d{10})(\d{2})(\d{6})\/\1-\2-\3-index\.htm$/,
      ),
    });
  });

  it("shows what a split did to a number as filed", async () => {
    const { tree } = await evidenceOf("code=ADAM&metric=eps&end=2019-12-31&span=year&asOf=2020-09-15");
    expect(tree).toMatchObject({ value: 2.11, how: "split-adjusted", rule: "FND-12" });
    expect(tree?.parts[0]?.fact).toMatchObject({ value: 8.44, filedAt: "2020-02-20", unit: "USD/shares" });
  });

  it("has the reason, and no tree, where there is no number", async () => {
    expect(await evidenceOf("code=NONE&metric=quickRatio&end=2023-12-31&span=quarter")).toEqual({
      figure: { value: null, because: "not-applicable-to-banks" },
      tree: null,
      ...NO_RIVALS,
    });
    expect(await evidenceOf("code=ADAM&metric=roe&end=2018-03-31&span=quarter")).toEqual({
      figure: { value: null, because: "too-few-periods" },
      tree: null,
      ...NO_RIVALS,
    });
    expect(await evidenceOf("code=YAHO&metric=eps&end=2023-12-31&span=year")).toEqual({
      figure: { value: null, because: "no-accounts" },
      tree: null,
      ...NO_RIVALS,
    });
  });

  it("does not exist, with a reason that blames no company, for a period that was not known or does not exist", async () => {
    const missing = { figure: { value: null, because: "not-in-market-data" }, tree: null, ...NO_RIVALS };
    expect(await evidenceOf("code=ADAM&metric=revenue&end=2023-11-30&span=quarter")).toEqual(missing);
    expect(await evidenceOf("code=ADAM&metric=revenue&end=2023-12-31&span=year&asOf=2024-02-19")).toEqual(missing);
  });

  it.each(["code=ADAM&metric=eps", "code=ADAM&metric=pe&end=2023-12-31&span=year", "metric=eps", "asOf=2023-12-31"])(
    "refuses an incomplete request: %s",
    async (query) => {
      const answer = await server.get(`/api/stock/baseData?${query}`);
      expect([answer.statusCode, answer.json().code]).toEqual([400, -1]);
    },
  );
});
