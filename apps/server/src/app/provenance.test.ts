import { type checks, METRIC_IDS, type OutputOf, priceTargets } from "@plumbline/contract";
import { CALLS } from "@plumbline/contract/calls";
import { CHECK_IDS } from "@plumbline/core/checks";
import { SCREEN_METRICS } from "@plumbline/core/screen";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { studied } from "../testing/studied.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { INSTRUMENTS } from "../testing/tiny-market.ts";

let server: TestServer;
beforeAll(async () => {
  server = await studied(await startTestServer());
});
afterAll(() => server.close());

/**
 * Numbers that are no figures: columns under one stated source, columns whose numbers a client can request one by one
 * with their evidence, names of years, the thresholds of checks and screens, counts of what is listed or stands behind a
 * figure, the interval of the figure beside it, and the score from 0 to 1 that a part of the verdict makes of the figure beside it.
 */
const NO_FIGURES: readonly RegExp[] = [
  /^data\.chart\.(bars|leadIn|dividends|splits)\.\w+$/,
  /^data\.rows\.sparkline$/,
  /^data\.cik$/,
  /^data\.quotes\.(ageSeconds|delayMinutes)$/,
  /^data\.(instruments|priced|bars|facts)$/,
  /^data\.sources\.(bars|instruments)$/,
  /^data\.sectors\.(members|leftOut)$/,
  /^data\.dimensions\.(known|parts\.(score|check\.threshold|count\.(yes|of)|standing\.(share|others)))$/,
  /^data\.(totals|issues)\.(issues|count)$/,
  /^data\.stock\.metrics\.(quarterly|annual|industryOthers)$/,
  /^data\.stock\.metrics\.columns\.\w+\.(used|of)$/,
  /^data\.evidence\.rivalsLeftOut$/,
  /^data\.stock\.(quarters|years)\.(fiscalYear|fiscalQuarter)$/,
  /^data\.checks\.(threshold|defaultThreshold|margin)$/,
  /^data\.checks\.bounds\.(min|max|step)$/,
  /^data\.(companies|total)$/,
  /^data\.filters\.(passing|missing)$/,
  /^data\.summary\.\w+\.(pass|fail|na|known|near)$/,
  /^data\.ratios\.(sector|industry)\.(members|leftOut)$/,
  /^data\.valuation\.parameters\.\w+\.(chosen|unbounded|bounds\.(min|max|step))$/,
  /^data\.valuation\.(targets\.firms|period\.(fiscalYear|fiscalQuarter))$/,
  /^data\.history\.(dcf|graham|price)$/,
  /^data\.presets\.(take|paramFilters\.(low|high|threshold))$/,
  /^data\.statistics\.(calendar|years|drawdowns|paths|simulation)\.\w+$/,
  /^data\.statistics\.(underWater|rolling\.line)\.(stock|market)$/,
  /^data\.statistics\.(window|risk)\.(months|days|commonDays)$/,
  /^data\.statistics\.(overall|rolling)\.n$/,
  /^data\.statistics\.running\.(year|month)$/,
  /^data\.(consensus|bigBank)\.firms$/,
  /^data\.windows\.\w+\.count$/,
  /^data\.(matured|fewestMatured|biasAdjusted\.matured)$/,
  /^data\.leftOut\.\w+$/,
  /^data\.later$/,
  /^data\.firms\.(posts|matured|running)$/,
  /^data\.(firms\.)?record\.(metAny|metEnd)\.(hits|effective|interval\.(low|high))$/,
  /^data\.filed\.(companies|judged|turned)$/,
  /^data\.targets\.(raised|lowered|unchanged|first)$/,
  /^data\.(years|overall)\.((passed|failed)\.(n|mean|median)|difference|interval\.(low|high)|unknown)$/,
  /^data\.withinYears\.interval\.(low|high)$/,
  /^data\.(threshold|delisted)$/,
  /^data\.limits\.\w+$/,
  /^data\.years\.fiscalYear$/,
  /^data\.(known|peers\.members|sources\.score)$/,
  /^data\.persistence\.((wide|others)\.(n|companies)|years|lost|interval\.(low|high))$/,
  /^data\.(report|teaser)\.sources$/,
  /^data\.whole\.report\.moat\.sources\.score$/,
  /^code$/,
];

interface Findings {
  readonly figures: number;
  readonly faults: readonly string[];
}

/** The threshold of a check, among the items of a report. */
function isThreshold(value: object): boolean {
  return "id" in value && /^check\.\w+\.threshold$/.test(`${value.id}`);
}

/** Walks an answer: every number is a figure with its source, or of a kind that is listed above. */
function findingsOf(value: unknown, path: string): Findings {
  if (typeof value === "number") {
    return { figures: 0, faults: NO_FIGURES.some((kind) => kind.test(path)) ? [] : [`${path} = ${value}`] };
  }
  if (typeof value !== "object" || value === null) return { figures: 0, faults: [] };
  if (isThreshold(value)) return { figures: 0, faults: [] };
  if ("how" in value) return { figures: 1, faults: faultsOfEvidence(value, path) };
  // One provenance for all values of a column.
  if (Object.hasOwn(value, "values")) return { figures: 1, faults: faultsOfColumn(value, path) };
  if ("distance" in value) return { figures: 1, faults: faultsOfExplanation(value, path) };
  // A score and its signals come from one report.
  if ("signals" in value) return { figures: 1, faults: faultsOfFigure({ ...value, value: "score" }, path) };
  if ("value" in value && (value.value === null || typeof value.value !== "object")) {
    return { figures: 1, faults: faultsOfFigure(value, path) };
  }
  // Its own numbers are those of one post.
  if ("priceWhenPosted" in value) return { figures: 1, faults: faultsOfTarget(value, path) };
  const members = Array.isArray(value)
    ? value.map((item) => findingsOf(item, path))
    : Object.entries(value).map(([key, member]) => findingsOf(member, path ? `${path}.${key}` : key));
  return {
    figures: members.reduce((sum, { figures }) => sum + figures, 0),
    faults: members.flatMap(({ faults }) => faults),
  };
}

function faultsOfFigure(figure: object, path: string): string[] {
  const { value, provenance, because } = figure as {
    value: unknown;
    because?: string;
    provenance?: { source?: string; periodEnd?: string };
  };
  if (value === null) return because ? [] : [`${path} is missing without a reason`];
  const isProven = Boolean(provenance?.source && provenance.periodEnd);
  return isProven ? [] : [`${path} = ${value} has no provenance`];
}

/** Whose values these are and by which formula. */
function faultsOfColumn(column: object, path: string): string[] {
  const { provenance, values, because } = column as {
    provenance?: { formula?: string };
    values: readonly (number | null)[];
    because?: readonly (string | null)[] | null;
  };
  const unexplained = values.filter((value, row) => value === null && !because?.[row]).length;
  const faults = unexplained === 0 ? [] : [`${path} has ${unexplained} missing values without a reason`];
  if (!provenance?.formula) return [...faults, `${path} has no formula`];
  return [...faults, ...faultsOfFigure({ ...column, value: "column" }, path)];
}

/** The value that a filter read of a stock; its result states when there was none. */
function faultsOfExplanation(explanation: object, path: string): string[] {
  const { value, result } = explanation as { value: unknown; result?: string };
  if (value === null) return result ? [] : [`${path} is missing without a result`];
  return faultsOfFigure(explanation, path);
}

/** One provenance stands for the numbers of a target; what was made of them and of others is a figure of its own. */
function faultsOfTarget(target: object, path: string): string[] {
  const { upsideWhenPosted, upsideNow, ...row } = target as Record<string, object | undefined>;
  const upsides = [upsideWhenPosted, upsideNow].flatMap((upside) => upside ?? []);
  return [
    ...faultsOfFigure({ ...row, value: "target" }, path),
    ...upsides.flatMap((upside) => faultsOfFigure(upside, `${path}.upside`)),
  ];
}

/** A number is proven by the filing it stands in, or by proven numbers that it was made of. */
function faultsOfEvidence(evidence: object, path: string): string[] {
  const { value, fact, parts } = evidence as {
    value: unknown;
    fact: { value: unknown; accession: string; filedAt: string; link: string } | null;
    parts: object[];
  };
  if (fact) return fact.value === value && fact.accession && fact.filedAt && fact.link ? [] : [`${path} is unproven`];
  if (parts.length === 0) return [`${path} = ${value} was made of nothing`];
  return parts.flatMap((part) => faultsOfEvidence(part, `${path}.parts`));
}

const symbols = INSTRUMENTS.map(({ symbol }) => symbol);
const ANSWERS: readonly string[] = [
  ...symbols.map((symbol) => `/api/stock/getStockBaseInfo?code=${symbol}`),
  ...symbols.map((symbol) => `/api/stock/getStockBaseInfo?code=${symbol}&asOf=2013-01-15`),
  ...symbols.map((symbol) => `/api/stock/getStockVerdict?code=${symbol}`),
  ...symbols.map((symbol) => `/api/stock/getStockVerdict?code=${symbol}&asOf=2013-01-15`),
  ...symbols.map((symbol) => `/api/stock/stockSimplifyData?code=${symbol}&range=max&basis=total`),
  `/api/stock/stockSimplifyData?codes=${symbols.join(",")}`,
  ...symbols.map((symbol) => `/api/stock/stockMonthlyData?code=${symbol}`),
  ...symbols.map((symbol) => `/api/stock/stockMonthlyData?code=${symbol}&years=all&basis=price&market=less`),
  ...symbols.map((symbol) => `/api/stock/stockMonthlyData?code=${symbol}&years=10&asOf=2013-01-15`),
  `/api/stock/realtimeData?codes=${symbols.join(",")}`,
  ...symbols.map((symbol) => `/api/stock/baseData?code=${symbol}`),
  ...symbols.map((symbol) => `/api/stock/baseData?code=${symbol}&asOf=2019-01-15`),
  ...METRIC_IDS.flatMap((metric) => [
    `/api/stock/baseData?code=ADAM&metric=${metric}&end=2023-12-31&span=quarter`,
    `/api/stock/baseData?code=ADAM&metric=${metric}&end=2019-12-31&span=year`,
  ]),
  ...symbols.map((symbol) => `/api/stock/getStockInfo?code=${symbol}`),
  ...symbols.map((symbol) => `/api/stock/getStockInfo?code=${symbol}&asOf=2019-01-15&thresholds=O1:20,O2:2`),
  "/api/stock/getStockInfo?code=ADAM&asOf=1999-01-15",
  ...symbols.flatMap((symbol) => [
    `/api/stock/getStockValuation?code=${symbol}`,
    `/api/stock/getStockValuation?code=${symbol}&asOf=2020-01-15`,
    `/api/stock/getStockValuation?code=${symbol}&history=months`,
  ]),
  ...symbols.map((symbol) => `${priceTargets.path}?code=${symbol}`),
  ...symbols.map((symbol) => `${priceTargets.path}?code=${symbol}&asOf=2019-01-15`),
  "/api/market/checkStudy?check=O1",
  "/api/market/checkStudy?check=F4&threshold=1",
  ...symbols.map((symbol) => `/api/ai/report?code=${symbol}`),
  "/api/ai/report?code=ADAM&asOf=2019-01-15&language=fr",
  ...symbols.map((symbol) => `/api/stock/getStockMoat?code=${symbol}`),
  "/api/stock/getStockMoat?code=ADAM&asOf=2019-01-15&wideMedian=0.08",
  "/api/market/moatStudy",
  "/api/stock/baseData",
  "/api/stock/getBasicList",
  "/api/market/state",
  "/api/market/sectors",
  "/api/market/changes",
  "/api/market/quality",
  "/api/base/getNote?key=about",
];

const SCREENER = "/api/stock/getStockBaseInfos";
const COLUMNS = [...SCREEN_METRICS.map(({ id }) => ({ metric: id })), ...CHECK_IDS.map((check) => ({ check }))];
const FILTERS = [
  { metric: "pe", op: "atMost", high: 100 },
  { metric: "ps", op: "percentileAtLeast", low: 0, within: "market" },
  { check: "O1", state: "pass", threshold: 30 },
  { companyTypes: ["other"] },
];
const SCREENS: readonly object[] = [
  ...Array.from({ length: Math.ceil(COLUMNS.length / 40) }, (_, k) => ({
    paramFilters: [],
    columns: COLUMNS.slice(40 * k, 40 * (k + 1)),
  })),
  { paramFilters: FILTERS, columns: [{ metric: "pe" }], order: { metric: "pe", descending: false } },
  { paramFilters: FILTERS, columns: [{ metric: "pe" }], asOf: "2021-06-30" },
  { codes: symbols, columns: [{ metric: "price" }, { check: "O1" }] },
  ...symbols.map((symbol) => ({ explain: symbol, paramFilters: FILTERS })),
];

const VALUATION = "/api/stock/getStockValuation";
const VALUATIONS: readonly object[] = [
  ...symbols.map((code) => ({ code, parameters: { wacc: 0.08, eps: 2, riskFreeRate: 0.04 } })),
  { code: "ADAM", parameters: { riskFreeRate: 0.04, bondYield: 0.05 }, choices: { earnings: "three-years" } },
];

describe("every number of an answer states its source", () => {
  it.each(VALUATIONS.map((payload, k) => [k + 1, payload] as const))("valuation %i", async (_, payload) => {
    const answer = await server.app.inject({ method: "POST", url: VALUATION, payload });
    expect(answer.statusCode).toBe(200);
    expect(findingsOf(answer.json(), "").faults).toEqual([]);
  });

  it.each(SCREENS.map((payload, k) => [k + 1, payload] as const))("screen %i", async (_, payload) => {
    const answer = await server.app.inject({ method: "POST", url: SCREENER, payload });
    expect(answer.statusCode).toBe(200);
    expect(findingsOf(answer.json(), "").faults).toEqual([]);
  });

  it.each(ANSWERS)("%s", async (url) => {
    const answer = await server.get(url);
    expect(answer.statusCode).toBe(200);
    expect(findingsOf(answer.json(), "").faults).toEqual([]);
  });

  it("covers every call about the market", () => {
    const covered = [...ANSWERS, SCREENER].map((url) => url.split("?")[0]);
    expect(Object.values(CALLS).filter(({ path }) => !covered.includes(path))).toEqual([]);
  });

  it("covers every column of the fifteen metrics", async () => {
    const answer = await server.get("/api/stock/baseData?code=ADAM");
    // Fifteen metrics of seven figures: five columns, the base of the change and the standing in the industry.
    expect(findingsOf(answer.json(), "").figures).toBe(15 * 7);
  });

  it("covers the value of every check, its inputs, and both scores", async () => {
    const answer = await server.get("/api/stock/getStockInfo?code=ADAM&report=none");
    const { checks: evaluations } = answer.json().data as OutputOf<typeof checks>;
    const evidence = evaluations.flatMap(({ inputs }) => inputs.flatMap(({ figures }) => figures));
    expect(evidence.length).toBeGreaterThan(evaluations.length);
    expect(findingsOf(answer.json(), "").figures).toBe(evaluations.length + evidence.length + 2);
  });

  it("finds more than 30 figures in a header, and reports a number without provenance", async () => {
    const answer = await server.get("/api/stock/getStockBaseInfo?code=ADAM");
    expect(findingsOf(answer.json(), "").figures).toBeGreaterThan(30);
    expect(findingsOf({ data: { pe: 12, eps: { value: 3 }, yield: { value: null } } }, "").faults).toHaveLength(3);
    const madeOfNothing = { value: 1, how: "sum", fact: null, parts: [] };
    expect(findingsOf({ values: [1], provenance: { source: "sec", periodEnd: "2024-06-28" } }, "").faults).toHaveLength(
      1,
    );
    const proven = { source: "sec", periodEnd: "2024-06-28", formula: "price ÷ eps" };
    expect(findingsOf({ values: [1, null], provenance: proven, because: null }, "").faults).toHaveLength(1);
    expect(findingsOf({ values: [1, null], provenance: proven, because: [null, "no-price"] }, "").faults).toEqual([]);
    expect(findingsOf({ result: "pass", value: 1, distance: 0, provenance: null }, "").faults).toHaveLength(1);
    expect(findingsOf({ tree: { ...madeOfNothing, parts: [madeOfNothing] } }, "").faults).toHaveLength(1);
  });
});
