import type {
  checks,
  fundamentals,
  InputOf,
  OutputOf,
  screener,
  stockHeader,
  strategyHits,
  WireFigure,
} from "@plumbline/contract";
import { CHANGE_PERIODS, METRIC_IDS } from "@plumbline/contract";
import { CHECK_IDS } from "@plumbline/core/checks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { INSTRUMENTS } from "../../testing/tiny-market.ts";

type Rows = Extract<OutputOf<typeof screener>, { kind: "rows" }>;
/** What a row shows of a column. */
interface Shown {
  readonly value: number | null | undefined;
  readonly because: string | null | undefined;
  readonly state: string | undefined;
}
type Explanation = Extract<OutputOf<typeof screener>, { kind: "explanation" }>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = (payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: "POST", url: "/api/stock/getStockBaseInfos", payload, headers });

async function rowsOf(body: InputOf<typeof screener>): Promise<Rows> {
  const answer = await ask(body);
  expect(answer.json()).toMatchObject({ code: 0, data: { kind: "rows" } });
  return answer.json().data;
}

async function whyOf(explain: string, paramFilters: object[], asOf?: string): Promise<Explanation> {
  const answer = await ask({ explain, paramFilters, ...(asOf && { asOf }) });
  expect(answer.json()).toMatchObject({ code: 0, data: { kind: "explanation" } });
  return answer.json().data;
}

async function fieldsOf(body: object, language = "en"): Promise<unknown> {
  const answer = await ask(body, { "accept-language": language });
  expect([answer.statusCode, answer.json().code]).toEqual([400, -1]);
  return answer.json().data.fields;
}

async function dataOf<Data>(url: string): Promise<Data> {
  const answer = await server.get(url);
  expect(answer.json()).toMatchObject({ code: 0 });
  return answer.json().data;
}

/** Closes of ADAM, SPLT and YAHO on the last day are 55.61, earnings 2.45 a share: a P/E of 22.69 for the first two. */
const PE = 55.61 / 2.45;

describe("the screener", () => {
  it("gives the stocks that pass every filter, in the requested order", async () => {
    const { companies, total, rows, columns, filters } = await rowsOf({
      paramFilters: [
        { metric: "pe", op: "between", low: 20, high: 25 },
        { check: "O1", state: "near" },
      ],
      order: { metric: "dividendYield", descending: true },
      columns: [{ metric: "pe" }, { check: "O1" }],
    });
    expect([companies, total]).toEqual([5, 2]);
    // ADAM pays a dividend; whether SPLT does is not known, so it comes last.
    expect(rows.symbol).toEqual(["ADAM", "SPLT"]);
    expect(columns.map(({ id, kind, states }) => [id, kind, states])).toEqual([
      ["pe", "metric", null],
      ["O1", "check", ["near", "near"]],
    ]);
    expect(columns[0]?.values[0]).toBeCloseTo(PE, 5);
    // BRK.B and YAHO have no accounts, NONE has no price.
    expect(filters).toEqual([
      { passing: 2, missing: 3 },
      { passing: 2, missing: 3 },
    ]);
  });

  it("names the company of each row, and the accounts that it is based on", async () => {
    const { rows } = await rowsOf({ paramFilters: [{ companyTypes: ["bank"] }] });
    expect(rows).toEqual({
      symbol: ["NONE"],
      names: [{ en: "NONE Company" }],
      currency: ["USD"],
      accountsCurrency: ["USD"],
      sector: ["Industrials"],
      industry: ["Machinery"],
      companyType: ["bank"],
      periodEnd: ["2024-03-31"],
      filedAt: ["2024-05-02"],
      accountsState: ["current"],
    });
  });

  it("returns pages, with missing values sorted to the end", async () => {
    const order = { metric: "marketValue", descending: false };
    const all = await rowsOf({ paramFilters: [], order });
    expect(all.rows.symbol).toEqual(["ADAM", "SPLT", "BRK.B", "NONE", "YAHO"]);
    const page = await rowsOf({ paramFilters: [], order, page: { offset: 1, limit: 2 } });
    expect([page.total, page.rows.symbol]).toEqual([5, ["SPLT", "BRK.B"]]);
    expect((await rowsOf({ paramFilters: [], page: { offset: 9, limit: 2 } })).rows.symbol).toEqual([]);
  });

  it("judges a check in a column by the threshold of its filter", async () => {
    const moved = { check: "O1", state: "fail", threshold: 20 } as const;
    const { rows, columns } = await rowsOf({ paramFilters: [moved], columns: [{ check: "O1" }] });
    expect([rows.symbol, columns[0]?.states]).toEqual([
      ["ADAM", "SPLT"],
      ["fail", "fail"],
    ]);
  });

  it("finds sectors by their names", async () => {
    const { rows } = await rowsOf({ paramFilters: [{ sectors: ["Information Technology"] }] });
    expect(rows.symbol).toEqual(["ADAM"]);
  });

  it("uses on an earlier day what was known then", async () => {
    const { rows, columns } = await rowsOf({
      paramFilters: [],
      columns: [{ metric: "pe" }, { metric: "revenue.latest" }],
      asOf: "2021-06-30",
    });
    expect(rows.symbol).not.toContain("GONE");
    expect(rows.periodEnd[0]).toBe("2021-03-31");
    // As worked out for checks: 44.67 over 2.21.
    expect(columns[0]?.values[0]).toBeCloseTo(44.67 / 2.21, 5);
    expect((await ask({ paramFilters: [], asOf: "2021-06-30" })).json().meta.asOf).toBe("2021-06-30");
  });

  it("is compressed, and no cache may keep it", async () => {
    const columns = METRIC_IDS.map((id) => ({ metric: `${id}.latest` }));
    const answer = await ask({ paramFilters: [], columns }, { "accept-encoding": "br" });
    expect(answer.headers).toMatchObject({ "cache-control": "private, no-store", "content-encoding": "br" });
  });
});

describe("a screen that asks for strategies", () => {
  const hitsOf = async (id: string, asOf?: string) => {
    const day = asOf === undefined ? "" : `&asOf=${asOf}`;
    const { passes, unknown } = await dataOf<OutputOf<typeof strategyHits>>(
      `/api/stock/strategyHits?strategyId=${id}${day}`,
    );
    return { symbols: passes.map(({ code }) => code), unknown };
  };

  it.each([
    ["trend-200d", undefined],
    ["trend-200d", "2022-06-30"],
    ["momentum-12-1", undefined],
    ["golden-cross", undefined],
  ])("has the stocks that pass %s on %s, as the strategy itself tells", async (id, asOf) => {
    const { symbols, unknown } = await hitsOf(id, asOf);
    const { rows, total, strategyFilters, filters } = await rowsOf({
      paramFilters: [],
      strategyFilters: [id],
      ...(asOf && { asOf }),
    });
    expect(rows.symbol.toSorted()).toEqual(symbols.toSorted());
    expect([total, filters, strategyFilters]).toEqual([
      symbols.length,
      [],
      [{ passing: symbols.length, missing: unknown }],
    ]);
  });

  it("has of those the ones that pass every filter and every other strategy, each counted alone", async () => {
    // Prices of the tiny market only rise: all of them lie above their average, and none crosses it.
    const trend = (await hitsOf("trend-200d")).symbols;
    expect(trend).toContain("ADAM");
    const paramFilters = [{ metric: "pe", op: "atMost", high: 25 }] as const;
    const cheap = (await rowsOf({ paramFilters: [...paramFilters] })).rows.symbol;
    const both = await rowsOf({ paramFilters: [...paramFilters], strategyFilters: ["trend-200d"] });
    expect(both.rows.symbol).toEqual(cheap.filter((symbol) => trend.includes(symbol)));
    expect(both.filters.map(({ passing }) => passing)).toEqual([cheap.length]);
    const none = await rowsOf({ paramFilters: [], strategyFilters: ["trend-200d", "golden-cross"] });
    expect(none.total).toBe((await hitsOf("golden-cross")).symbols.filter((symbol) => trend.includes(symbol)).length);
    expect(none.strategyFilters?.map(({ passing }) => passing)).toEqual([
      trend.length,
      (await hitsOf("golden-cross")).symbols.length,
    ]);
  });

  it("explains for one stock which of them it passes, as their rules say", async () => {
    const ids = ["trend-200d", "golden-cross"];
    const answer = await ask({ explain: "ADAM", paramFilters: [], strategyFilters: ids });
    const { passes, strategyFilters } = answer.json().data as Explanation;
    const told = await Promise.all(ids.map(async (id) => (await hitsOf(id)).symbols.includes("ADAM")));
    expect(strategyFilters?.map((result) => result === "pass")).toEqual(told);
    expect(passes).toBe(told.every(Boolean));
    const none = (await ask({ explain: "NONE", paramFilters: [], strategyFilters: ids })).json().data as Explanation;
    // It has no price.
    expect([none.passes, none.strategyFilters]).toEqual([false, ["missing", "missing"]]);
  });

  it("is refused for a strategy that the library has not, and for more than five", async () => {
    expect(await fieldsOf({ paramFilters: [], strategyFilters: ["trend-200d", "constructor"] }, "fr")).toEqual([
      { path: "strategyFilters.1", message: expect.stringContaining("n’a pas de stratégie constructor") },
    ]);
    const many = Array(6).fill("trend-200d");
    expect(await fieldsOf({ paramFilters: [], strategyFilters: many })).toMatchObject([{ path: "strategyFilters" }]);
  });

  it("says nothing of strategies where it asks for none", async () => {
    expect(Object.keys(await rowsOf({ paramFilters: [] }))).not.toContain("strategyFilters");
  });
});

describe("a list of stocks", () => {
  it("has a row for each stock of the market, in the requested order", async () => {
    const list = await rowsOf({ codes: ["splt", "ZZZ", "brk-b", "GONE", "SPLT"], columns: [{ metric: "price" }] });
    expect([list.rows.symbol, list.unknown, list.total]).toEqual([["SPLT", "BRK.B", "GONE"], ["ZZZ"], 3]);
    // GONE trades no more.
    expect(list.columns[0]?.values).toEqual([55.61, 55.61, null]);
    expect([list.rows.periodEnd, list.filters]).toEqual([["2024-03-31", null, null], []]);
  });

  it("states of a check that it does not apply, is unknown, or its value", async () => {
    const codes = ["NONE", "BRK.B", "ADAM", "GONE"];
    const { columns } = await rowsOf({ codes, columns: [{ check: "O2" }] });
    // Debt of 2 parts of revenue on earnings of 0.2 of it in a quarter, four of which are counted.
    expect(columns[0]?.states).toEqual(["not-applicable", "unknown", "pass", "unknown"]);
  });
});

describe("the explanation of a screen for one stock", () => {
  const filters = [
    { metric: "pe", op: "atMost", high: 20 },
    { check: "O1", state: "pass" },
    { check: "O1", state: "pass", threshold: 20 },
    { sectors: ["Industrials"] },
    { metric: "dividendYield", op: "atLeast", low: 0.01 },
  ];

  it("goes filter by filter, with the distance to the bound", async () => {
    const { symbol, passes, filters: found } = await whyOf("adam", filters);
    expect([symbol, passes]).toEqual(["ADAM", false]);
    expect(found.map(({ result }) => result)).toEqual(["fail", "pass", "fail", "fail", "fail"]);
    expect(found[0]?.value).toBeCloseTo(PE, 5);
    expect(found[0]?.distance).toBeCloseTo(20 - PE, 5);
    expect(found[1]).toMatchObject({ threshold: 25, provenance: { formula: expect.stringContaining("epsTtm") } });
    expect(found[2]?.threshold).toBe(20);
    expect(found[3]).toMatchObject({ value: null, provenance: null });
  });

  it("agrees with the screen of each filter alone", async () => {
    for (const symbol of ["ADAM", "BRK.B", "NONE", "SPLT", "YAHO"]) {
      const { filters: found } = await whyOf(symbol, filters);
      for (const [k, filter] of filters.entries()) {
        const { rows } = await rowsOf({ paramFilters: [filter] } as InputOf<typeof screener>);
        expect(found[k]?.result === "pass", `${symbol} ${k}`).toBe(rows.symbol.includes(symbol));
      }
    }
  });

  it("has missing values for a delisted stock", async () => {
    const { passes, filters: found } = await whyOf("GONE", filters);
    expect(passes).toBe(false);
    expect(new Set(found.map(({ result }) => result))).toEqual(new Set(["missing"]));
    // Without a filter it is no row of the screen either.
    expect((await whyOf("GONE", [])).passes).toBe(false);
    expect((await whyOf("ADAM", [])).passes).toBe(true);
  });

  it("is not found for a stock that the market does not have", async () => {
    const answer = await ask({ explain: "ZZZ", paramFilters: [] });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 404]);
  });
});

describe("a screen that cannot be run", () => {
  it("is refused with every field at fault", async () => {
    const fields = await fieldsOf({
      paramFilters: [
        { metric: "px", op: "between", low: 3, high: 2 },
        { check: "Z9", state: "pass" },
        { sectors: ["Industrials", "Industry"] },
        { industries: ["Machinery", "Banks"] },
      ],
      order: { bestBy: ["pe", "constructor"], within: "market" },
      columns: [{ metric: "price" }, { check: "Q1" }],
    });
    expect(fields).toEqual([
      {
        path: "paramFilters.0.metric",
        message: "There is no number px. The numbers of the screener are named such as pe or revenue.yearOverYear",
      },
      { path: "paramFilters.0.low", message: "The lower bound 3 is above the upper bound 2" },
      {
        path: "paramFilters.1.check",
        message: "There is no check Z9. Checks are named such as O1, G3, F12 or D5",
      },
      { path: "paramFilters.2.sectors.1", message: "Unknown sector: Industry" },
      { path: "paramFilters.3.industries.1", message: "Unknown industry: Banks" },
      { path: "order.bestBy.1", message: expect.stringContaining("There is no number constructor") },
      { path: "columns.1.check", message: expect.stringContaining("There is no check Q1") },
    ]);
  });

  it.each([
    ["es", "Sector desconocido: Peces"],
    ["fr", "Secteur inconnu : Peces"],
    ["zh-CN", "没有板块“Peces”"],
    ["zh-TW", "沒有類股「Peces」"],
  ])("is refused in %s", async (language, message) => {
    const fields = await fieldsOf({ paramFilters: [{ sectors: ["Peces"] }] }, language);
    expect(fields).toEqual([{ path: "paramFilters.0.sectors.0", message }]);
  });

  it("is also refused in the reader's language when its shape is wrong", async () => {
    const body = { paramFilters: [{ metric: "1", op: "atMost", high: 1 }] };
    expect(await fieldsOf(body, "fr")).toEqual([
      { path: "paramFilters.0.metric", message: expect.stringContaining("tel que pe ou revenue.yearOverYear") },
    ]);
  });
});

describe("the numbers of the screener are those of the pages", () => {
  const symbols = INSTRUMENTS.map(({ symbol }) => symbol);

  /** Values of a row by the ids of their columns; forty columns a request. */
  async function valuesOf(symbol: string, asOf: string | undefined, columns: readonly object[]) {
    const found: Record<string, Shown> = {};
    for (let k = 0; k < columns.length; k += 40) {
      const part = columns.slice(k, k + 40) as NonNullable<
        Extract<InputOf<typeof screener>, { codes: unknown }>["columns"]
      >;
      const { columns: answered } = await rowsOf({ codes: [symbol], columns: part, ...(asOf && { asOf }) });
      for (const { id, values, because, states } of answered) {
        found[id] = { value: values[0], because: because?.[0], state: states?.[0] };
      }
    }
    return found;
  }

  const expectSame = (found: Shown | undefined, wanted: WireFigure, name: string) => {
    if (wanted.value === null) expect([found?.value, found?.because], name).toEqual([null, wanted.because]);
    // Seven digits go out.
    else
      expect(found?.value, name).toSatisfy(
        (value: number) => Math.abs(value - wanted.value) <= 5e-7 * Math.abs(wanted.value),
      );
  };

  /** GONE trades no more on the last day, and is in no screening then. */
  const cases = [
    ...symbols.filter((symbol) => symbol !== "GONE").map((symbol) => [symbol, undefined] as const),
    ...symbols.map((symbol) => [symbol, "2019-03-15"] as const),
  ].filter(([symbol, asOf]) => symbol !== "BRK.B" || asOf === undefined);

  it.each(cases)("agrees with the checks of %s on %s", async (symbol, asOf) => {
    const query = `code=${symbol}${asOf ? `&asOf=${asOf}` : ""}`;
    const { checks: evaluations } = await dataOf<OutputOf<typeof checks>>(`/api/stock/getStockInfo?${query}`);
    const found = await valuesOf(
      symbol,
      asOf,
      CHECK_IDS.map((check) => ({ check })),
    );
    for (const { id, value, state } of evaluations) {
      expect(found[id]?.state, id).toBe(state);
      expectSame(found[id], value, id);
    }
  });

  it.each(cases)("agrees with the fundamentals of %s on %s", async (symbol, asOf) => {
    const query = `code=${symbol}${asOf ? `&asOf=${asOf}` : ""}`;
    const answer = await dataOf<OutputOf<typeof fundamentals>>(`/api/stock/baseData?${query}`);
    if (answer.kind !== "stock") throw new Error("It is no stock.");
    const columns = ["latest", "previous", "oneYearAverage", "yearOverYear", "fiveYearAverage"];
    const ids = METRIC_IDS.flatMap((id) => columns.map((column) => ({ metric: `${id}.${column}` })));
    const found = await valuesOf(symbol, asOf, ids);
    for (const { id, columns: of } of answer.stock.metrics) {
      expectSame(found[`${id}.latest`], of.latest, id);
      expectSame(found[`${id}.previous`], of.previous, id);
      expectSame(found[`${id}.oneYearAverage`], of.oneYearAverage.mean, id);
      expectSame(found[`${id}.yearOverYear`], of.yearOverYear.change, id);
      expectSame(found[`${id}.fiveYearAverage`], of.fiveYearAverage.mean, id);
    }
  });

  it.each(cases)("agrees with the changes and ranges in the header of %s on %s", async (symbol, asOf) => {
    const query = `code=${symbol}${asOf ? `&asOf=${asOf}` : ""}`;
    const header = await dataOf<OutputOf<typeof stockHeader>>(`/api/stock/getStockBaseInfo?${query}`);
    const ids = [
      ...CHANGE_PERIODS.map((period) => `change.${period}`),
      "total.1y",
      "totalAnnual.5y",
      "rangePosition.year",
      "rangePosition.decade",
      "pe",
      "ps",
    ];
    const found = await valuesOf(
      symbol,
      asOf,
      ids.map((metric) => ({ metric })),
    );
    for (const period of CHANGE_PERIODS) {
      expectSame(found[`change.${period}`], header.changes[period].price, period);
    }
    expectSame(found["total.1y"], header.changes["1y"].total, "total.1y");
    expectSame(found.pe, header.ratios.pe, "pe");
    expectSame(found.ps, header.ratios.ps, "ps");
    const { totalAnnual } = header.changes["5y"];
    if (totalAnnual) expectSame(found["totalAnnual.5y"], totalAnnual, "totalAnnual.5y");
    // Companies are compared by ranges of prices paid; where a source has total returns only, the header alone shows theirs.
    const unpaid = { value: null, because: "adjusted-prices-only" } as const;
    const paid = (position: WireFigure) => (header.priceBasis === "total-return" ? unpaid : position);
    expectSame(found["rangePosition.year"], paid(header.ranges.year.position), "year");
    expectSame(found["rangePosition.decade"], paid(header.ranges.decade.position), "decade");
  });
});
