import { hash } from "node:crypto";
import {
  BACKTEST_CALLS,
  BILLING_CALLS,
  FILING_CALLS,
  LanguageCode,
  MOAT_CALLS,
  RECORD_CALLS,
  REPORT_CALLS,
  STATEMENT_CALLS,
} from "@plumbline/contract";
import { CALLS, type CallInput, type PublicCallName } from "@plumbline/contract/calls";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { counted, studied, withExample } from "../testing/studied.ts";
import type { TestServer } from "../testing/test-server.ts";
import { riskId } from "../testing/tiny-filings.ts";
import { startValuedServer } from "../testing/valued-server.ts";
import { ANSWERS_OUTCOMES } from "./answers-version.ts";

type Requests = { readonly [Name in PublicCallName]: readonly CallInput<Name>[] };

/** Each endpoint in each of its forms; of the instruments those with a full answer and those with reasons in place of it. */
const REQUESTS: Requests = {
  instrumentList: [{}],
  stockHeader: [{ code: "ADAM" }, { code: "NONE" }, { code: "GONE" }, { code: "YAHO", asOf: "2021-06-30" }],
  screener: [
    {
      paramFilters: [
        { metric: "pe", op: "atMost", high: 1000 },
        { check: "O1", state: "pass" },
      ],
      columns: [{ metric: "price" }, { check: "D9" }],
    },
    { paramFilters: [], order: { bestBy: ["pe", "returnOnCapital"], within: "sector" } },
    { codes: ["ADAM", "NONE", "ZZZ"], asOf: "2023-06-30" },
    { explain: "ADAM", paramFilters: [{ metric: "pe", op: "atLeast", low: 1 }] },
    { paramFilters: [], strategyFilters: ["trend-200d"] },
    { explain: "ADAM", paramFilters: [], strategyFilters: ["trend-200d", "golden-cross"] },
  ],
  fundamentals: [{ code: "ADAM" }, { code: "NONE" }, { code: "YAHO" }, { code: "ADAM", asOf: "2022-06-30" }],
  statements: [
    { code: "ADAM", statement: "income", span: "quarter" },
    { code: "ADAM", statement: "balance", span: "year", years: 3 },
    { code: "ADAM", statement: "cashFlow", span: "quarter", asOf: "2022-06-30" },
    { code: "NONE", statement: "income", span: "year" },
    { code: "YAHO", statement: "income", span: "year" },
  ],
  checks: [{ code: "ADAM" }, { code: "NONE" }, { code: "ADAM", thresholds: "O1:20,G2:0.15", asOf: "2023-06-30" }],
  stockVerdict: [{ code: "ADAM" }, { code: "NONE" }, { code: "GONE" }, { code: "ADAM", asOf: "2023-06-30" }],
  valuation: [{ code: "ADAM" }, { code: "NONE" }, { code: "ADAM", history: "months" }],
  chosenValuation: [{ code: "ADAM", parameters: { wacc: 0.08 }, choices: { timing: "mid-year" } }, { code: "NONE" }],
  priceChart: [
    { code: "ADAM", range: "1y" },
    { code: "ADAM", range: "max", basis: "total" },
    { codes: "ADAM,NONE,ZZZ" },
  ],
  statistics: [{ code: "ADAM" }, { code: "SPLT", basis: "price", asOf: "2022-06-30" }, { code: "NONE" }],
  priceTargets: [{ code: "ADAM" }, { code: "BRK.B" }, { code: "NONE" }],
  filings: [{ code: "ADAM" }, { code: "ADAM", asOf: "2024-01-31" }, { code: "NONE" }],
  filingOutline: [{ code: "ADAM", accession: "0000000100-24-000001" }],
  filingChanges: [
    { code: "ADAM", accession: "0000000100-24-000001", item: "1A" },
    { code: "ADAM", accession: "0000000100-24-000002", item: "I.2" },
  ],
  filingParagraphs: [
    { code: "ADAM", accession: "0000000100-24-000001", item: "1A" },
    { code: "ADAM", accession: "0000000100-24-000001", item: "1A", around: riskId(0), margin: 0 },
  ],
  quotes: [{ codes: "ADAM,NONE,ZZZ" }],
  note: [{ key: "about" }, { key: "disclaimer", language: "fr" }],
  plans: [{}],
  marketState: [{}],
  marketSectors: [{}],
  marketChanges: [{}],
  marketQuality: [{}, { code: "ADAM" }],
  checkStudy: [{ check: "O1" }, { check: "O1", threshold: 20 }],
  chartMarks: [
    { code: "ADAM" },
    { code: "NONE" },
    { code: "GONE" },
    { code: "BRK.B" },
    { code: "ADAM", asOf: "2022-06-30" },
  ],
  stockMoat: [{ code: "ADAM" }, { code: "NONE" }, { code: "ADAM", wideMedian: 0.1, asOf: "2023-06-30" }],
  moatStudy: [{}, { wideShare: 0.8 }],
  recordScores: [{}],
  recordEntries: [{ code: "ADAM" }, { code: "NONE" }, { code: "ADAM", before: "2024-07-01" }],
  report: [{ code: "ADAM" }, { code: "BRK.B", language: "fr" }, { code: "ADAM", asOf: "2023-06-30" }],
  reportEstimate: [{ code: "ADAM" }],
  strategies: [{}],
  exampleBacktest: [{}],
  strategyHits: [
    { strategyId: "golden-cross" },
    { strategyId: "turn-of-month" },
    { strategyId: "magic-formula" },
    { strategyId: "momentum-12-1", asOf: "2021-06-30" },
  ],
  stockStrategies: [{ code: "ADAM" }, { code: "BRK.B" }],
  strategyHitsDetail: [
    { strategyId: "golden-cross", code: "ADAM" },
    { strategyId: "rsi2", code: "SPLT", asOf: "2022-06-30" },
    { strategyId: "magic-formula", code: "ADAM" },
  ],
};

const PUBLIC_CALLS = {
  ...CALLS,
  ...BACKTEST_CALLS,
  ...BILLING_CALLS,
  ...FILING_CALLS,
  ...MOAT_CALLS,
  ...RECORD_CALLS,
  ...REPORT_CALLS,
  ...STATEMENT_CALLS,
};

const NAMES = Object.keys(REQUESTS) as PublicCallName[];

let server: TestServer;
beforeAll(async () => {
  server = await withExample(await counted(await studied(await startValuedServer())));
}, 90_000);
afterAll(() => server.close());

describe("the version of the answers", () => {
  it("is raised when an answer changes", async () => {
    const outcomes: Record<string, string> = {};
    for (const name of NAMES) outcomes[name] = await outcomeOf(name);
    const changed = NAMES.filter((name) => outcomes[name] !== ANSWERS_OUTCOMES[name]);
    expect(
      changed,
      `These endpoints answer otherwise than before: ${changed.join(", ")}. If that is intended, raise ANSWERS_VERSION in
apps/server/src/routes/answers-version.ts and record ANSWERS_OUTCOMES = ${JSON.stringify(outcomes, null, 2)}.
If only the tiny market or the requests of this test have changed, record the digests and keep the version.`,
    ).toEqual([]);
  });
});

/** Digest of what an endpoint answers to its requests: to the first of them in every language, to the others in English. */
async function outcomeOf(name: PublicCallName): Promise<string> {
  const texts: string[] = [];
  for (const [index, input] of REQUESTS[name].entries()) {
    const languages = index === 0 ? LanguageCode.options : ["en"];
    for (const language of languages) texts.push(comparable(await ask(name, input, language)));
  }
  return hash("sha256", texts.join("\0")).slice(0, 16);
}

async function ask(name: PublicCallName, input: object, language: string): Promise<LightMyRequestResponse> {
  const { path: url, method } = PUBLIC_CALLS[name];
  const given = method === "GET" ? { query: input as Record<string, string> } : { payload: input };
  const answer = await server.app.inject({ method, url, headers: { "accept-language": language }, ...given });
  if (answer.statusCode !== 200) throw new Error(`${name} ${JSON.stringify(input)}: ${answer.body}`);
  return answer;
}

const SIGNIFICANT_DIGITS = 10;
/** A sum that should be 0 may be some 1e-17 on another machine. */
const MIN_SIZE = 1e-9;

/**
 * The text of an answer, the same on every machine: numbers are rounded, because processors differ in the last bits of powers
 * and logarithms. Ids of the snapshot are left out, and hashes that cover them: the tag of an answer names the snapshot already.
 */
function comparable({ body }: LightMyRequestResponse): string {
  const rounded = JSON.parse(body, (_, value: unknown) => {
    if (typeof value !== "number") return value;
    return Math.abs(value) < MIN_SIZE ? 0 : Number(value.toPrecision(SIGNIFICANT_DIGITS));
  });
  return JSON.stringify(rounded).replaceAll(/[0-9a-f]{64}|"hash":"[\w-]{43}"/g, "");
}
