import { ENDPOINTS, type getStockInfo, METRIC_IDS, type OutputOf } from "@plumbline/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { INSTRUMENTS } from "../testing/tiny-market.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/**
 * Numbers that are no figures: columns under one stated source, columns each number of which can be asked for with its
 * evidence, names of years, and counts of what the answer itself lists.
 */
const NO_FIGURES: readonly RegExp[] = [
  /^data\.chart\.(bars|leadIn|dividends|splits)\.\w+$/,
  /^data\.rows\.sparkline$/,
  /^data\.cik$/,
  /^data\.(instruments|priced|bars|facts)$/,
  /^data\.sources\.(bars|instruments)$/,
  /^data\.sectors\.members$/,
  /^data\.(totals|issues)\.(issues|count)$/,
  /^data\.stock\.metrics\.(quarterly|annual)$/,
  /^data\.stock\.metrics\.columns\.\w+\.(used|of)$/,
  /^data\.stock\.(quarters|years)\.(fiscalYear|fiscalQuarter)$/,
  /^data\.checks\.(threshold|defaultThreshold|margin)$/,
  /^data\.checks\.bounds\.(min|max|step)$/,
  /^data\.summary\.\w+\.(pass|fail|na|known|near)$/,
  /^code$/,
];

interface Findings {
  readonly figures: number;
  readonly faults: readonly string[];
}

/** Walks an answer: every number is a figure with its source, or of a kind that is listed above. */
function questionable(value: unknown, path: string): Findings {
  if (typeof value === "number") {
    return { figures: 0, faults: NO_FIGURES.some((kind) => kind.test(path)) ? [] : [`${path} = ${value}`] };
  }
  if (typeof value !== "object" || value === null) return { figures: 0, faults: [] };
  if ("how" in value) return { figures: 1, faults: faultsOfEvidence(value, path) };
  // A score and its signals come from one report.
  if ("signals" in value) return { figures: 1, faults: faultsOfFigure({ ...value, value: "score" }, path) };
  if ("value" in value && (value.value === null || typeof value.value !== "object")) {
    return { figures: 1, faults: faultsOfFigure(value, path) };
  }
  const members = Array.isArray(value)
    ? value.map((item) => questionable(item, path))
    : Object.entries(value).map(([key, member]) => questionable(member, path ? `${path}.${key}` : key));
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
  ...symbols.map((symbol) => `/api/stock/stockSimplifyData?code=${symbol}&range=max&basis=total`),
  `/api/stock/stockSimplifyData?codes=${symbols.join(",")}`,
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
  "/api/stock/baseData",
  "/api/stock/getBasicList",
  "/api/market/state",
  "/api/market/quality",
  "/api/base/getNote?key=about",
];

describe("every number of an answer can be questioned", () => {
  it.each(ANSWERS)("%s", async (url) => {
    const answer = await server.get(url);
    expect(answer.statusCode).toBe(200);
    expect(questionable(answer.json(), "").faults).toEqual([]);
  });

  it("and every endpoint is among those looked at", () => {
    const missed = ENDPOINTS.filter(({ path }) => !ANSWERS.some((url) => url.split("?")[0] === path));
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  it("looks at every column of the fifteen metrics", async () => {
    const answer = await server.get("/api/stock/baseData?code=ADAM");
    // Fifteen metrics of six figures: five columns and the base of the change.
    expect(questionable(answer.json(), "").figures).toBe(15 * 6);
  });

  it("looks at the value of every check, at what it was decided on, and at both scores", async () => {
    const answer = await server.get("/api/stock/getStockInfo?code=ADAM");
    const { checks } = answer.json().data as OutputOf<typeof getStockInfo>;
    const evidence = checks.flatMap(({ inputs }) => inputs.flatMap(({ figures }) => figures));
    expect(evidence.length).toBeGreaterThan(checks.length);
    expect(questionable(answer.json(), "").figures).toBe(checks.length + evidence.length + 2);
  });

  it("would be noticed: a header has more than 30 figures, and a bare number is a fault", async () => {
    const answer = await server.get("/api/stock/getStockBaseInfo?code=ADAM");
    expect(questionable(answer.json(), "").figures).toBeGreaterThan(30);
    expect(questionable({ data: { pe: 12, eps: { value: 3 }, yield: { value: null } } }, "").faults).toHaveLength(3);
    const madeOfNothing = { value: 1, how: "sum", fact: null, parts: [] };
    expect(questionable({ tree: { ...madeOfNothing, parts: [madeOfNothing] } }, "").faults).toHaveLength(1);
  });
});
