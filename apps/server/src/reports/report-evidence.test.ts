import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { canonicalEvidence, checkReport } from "@plumbline/core/report";
import { importMarket } from "@plumbline/market/ingest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import type { ServedMarket } from "../market-access/index.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { businessOfAdam } from "../testing/tiny-filings.ts";
import { publishTinyMarket } from "../testing/tiny-market.ts";
import { checkContextOf, evidenceHash, type ReportEvidence, reportEvidence } from "./index.ts";
import { writeReport } from "./writer/write-report.ts";

const SYMBOLS = ["AAPL", "KMB", "AMAT", "CRM", "IBM", "INTC", "KLAC", "LRCX", "MSFT", "MU", "SNPS"];
const CUT = ["AMAT", "CRM", "IBM", "INTC", "KLAC", "LRCX", "MSFT", "MU", "SNPS"];
const PRICES = SYMBOLS.map((symbol) => `prices/alphavantage_daily_adjusted/DA-${symbol}-T-2021-04-21.csv.gz`);
const FACTS = [
  ...["CIK0000320193", "CIK0000055785"].map((cik) => `fundamentals/companyfacts_full/2026-04/${cik}.json.gz`),
  ...CUT.map((symbol) => `fundamentals/companyfacts_22tags/${symbol}.json.gz`),
];
const REFERENCE = ["sp500_constituents_2021-04.csv", "company_tickers_2026-04.json.gz"].map(
  (file) => `reference/${file}`,
);
const FILINGS = ["aapl-fy2024", "aapl-fy2025", "ibm-fy2023", "ibm-fy2024"].map(
  (file) => `filings/10-k/${file}.html.gz`,
);

/** A report of this day knows nothing later. */
const DAY = "2020-03-31";

const read = (file: string) => gunzipSync(readFileSync(sharedFile(`data/${file}`))).toString();

/** The same files as they would have been on a day. */
function cutFiles(folder: string): { prices: string[]; facts: string[] } {
  const write = (file: string, text: string) => {
    const path = join(folder, file.split("/").at(-1)?.replace(".gz", "") as string);
    writeFileSync(path, text);
    return path;
  };
  const prices = PRICES.map((file) => {
    const [head = "", ...rows] = read(file).split(/\r?\n/);
    return write(file, [head, ...rows.filter((row) => row !== "" && row.slice(0, 10) <= DAY)].join("\n"));
  });
  const facts = FACTS.map((file) => {
    const company = JSON.parse(read(file)) as {
      facts: Record<string, Record<string, { units: Record<string, { filed: string }[]> }>>;
    };
    for (const taxonomy of Object.values(company.facts)) {
      for (const concept of Object.values(taxonomy)) {
        for (const [unit, all] of Object.entries(concept.units)) {
          concept.units[unit] = all.filter(({ filed }) => filed <= DAY);
        }
      }
    }
    return write(file, JSON.stringify(company));
  });
  return { prices, facts };
}

function market(files: { readonly prices: readonly string[]; readonly facts: readonly string[] }) {
  return (dataDirectory: string) =>
    importMarket({
      dataDirectory,
      market: "tiny",
      prices: [...files.prices],
      facts: [...files.facts],
      reference: REFERENCE.map((file) => sharedFile(`data/${file}`)),
      filings: FILINGS.map((file) => sharedFile(`data/${file}`)),
      targets: [],
    });
}

/** Asks as a route does: within the turn of a request. */
async function evidenceOf(server: TestServer, code: string, asOf?: string): Promise<ReportEvidence> {
  const served = server.market.served as ServedMarket;
  const instrument = served.snapshot.find(code);
  if (!instrument) throw new Error(`The market has no ${code}.`);
  return reportEvidence(served, instrument, asOf);
}

describe.skipIf(needsSharedData)("the evidence of a report (skipped: no real data)", () => {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-cut-"));
  let whole: TestServer;
  let cut: TestServer;
  beforeAll(async () => {
    const all = (files: readonly string[]) => files.map((file) => sharedFile(`data/${file}`));
    whole = await startTestServer({ publish: market({ prices: all(PRICES), facts: all(FACTS) }) });
    cut = await startTestServer({ publish: market(cutFiles(folder)) });
  }, 180_000);
  afterAll(async () => {
    await whole.close();
    await cut.close();
    rmSync(folder, { recursive: true });
  });

  it.each(["AAPL", "KMB", "MSFT", "INTC"])("of %s on a past day is what it was on that day", async (code) => {
    const now = await evidenceOf(whole, code, DAY);
    const then = await evidenceOf(cut, code, DAY);
    const edition = { writerVersion: "1", language: "en" } as const;
    expect(then.items.map(({ id }) => id)).toEqual(now.items.map(({ id }) => id));
    for (const [at, item] of now.items.entries()) expect(then.items[at], item.id).toEqual(item);
    expect(canonicalEvidence(then.items, edition)).toBe(canonicalEvidence(now.items, edition));
    expect({ ...then, items: [] }).toEqual({ ...now, items: [] });
  });

  it.each(SYMBOLS)("of %s knows nothing of later days", async (code) => {
    const { items } = await evidenceOf(whole, code, DAY);
    expect(items.length).toBeGreaterThan(100);
    for (const item of items) {
      expect(item.asOf <= DAY, item.id).toBe(true);
      if (item.kind === "passage" || item.figure.value === null) continue;
      const { filedAt = "", periodEnd = "" } = item.figure.provenance;
      expect([item.id, filedAt <= DAY, periodEnd <= DAY]).toEqual([item.id, true, true]);
    }
  });

  it("has the figures of Apple's 10-K for fiscal 2019", async () => {
    const { items } = await evidenceOf(whole, "AAPL", "2019-12-31");
    const of = (id: string) => items.find((item) => item.id === id);
    // Net sales of 260,174 million, 10-K of 2019-10-31, page 29; 265,595 million the year before.
    expect(of("metric.revenue.2019")).toMatchObject({ figure: { value: 260_174e6 }, unit: "money", currency: "USD" });
    expect(of("metric.revenue.2018")).toMatchObject({ figure: { value: 265_595e6 } });
    expect(of("own.revenue")?.kind).toBe("peer");
  });

  it("of Apple at the end of 2024 quotes its 10-K of that year, and of 2025 the next", async () => {
    const at2024 = await evidenceOf(whole, "AAPL", "2024-12-31");
    expect(at2024.products.map(({ name }) => name).slice(0, 4)).toEqual([
      "iPhone",
      "Mac",
      "iPad",
      "Wearables, Home and Accessories",
    ]);
    const [product] = at2024.products;
    const passage = at2024.items.find(({ id }) => id === product?.passage);
    expect(passage).toMatchObject({
      kind: "passage",
      text: expect.stringMatching(/^iPhone® is the Company’s line of smartphones/),
      source: { form: "10-K", item: "1", filedAt: "2024-11-01" },
    });
    const at2025 = await evidenceOf(whole, "AAPL", "2025-12-31");
    expect(evidenceHash(at2025, { writerVersion: "1", language: "en" })).not.toBe(
      evidenceHash(at2024, { writerVersion: "1", language: "en" }),
    );
    expect(at2025.products[0]?.passage).not.toBe(product?.passage);
  });

  it("opens every quoted paragraph in the reader of filings", async () => {
    const { items } = await evidenceOf(whole, "IBM", "2025-06-30");
    const passages = items.filter((item) => item.kind === "passage");
    expect(passages.length).toBeGreaterThan(3);
    for (const { id, source, text } of passages) {
      const query = {
        code: "IBM",
        accession: source.accession,
        item: source.item,
        around: source.paragraph,
        margin: "0",
      };
      const answer = await whole.app.inject({ method: "GET", url: "/api/stock/filingParagraphs", query });
      expect([id, answer.statusCode]).toEqual([id, 200]);
      expect(answer.json().data.paragraphs).toMatchObject([{ id: source.paragraph, text }]);
    }
  });

  it("names competitors of IBM that the market has, with five numbers each", async () => {
    const evidence = await evidenceOf(whole, "IBM", "2025-06-30");
    expect(evidence.competitors.map(({ code, found }) => [code, found])).toContainEqual(["MSFT", "named"]);
    expect(evidence.competitors.length).toBeLessThanOrEqual(6);
    for (const { code } of evidence.competitors) {
      if (code === null) continue;
      const own = evidence.items.filter(({ id }) => id.startsWith(`peer.${code}.`));
      expect(own.map(({ id }) => id.split(".").at(-1))).toEqual(["revenue", "growth", "operatingMargin", "roic", "pe"]);
    }
  });

  it("is what sentences are checked against", async () => {
    const evidence = await evidenceOf(whole, "AAPL", "2019-12-31");
    const empty = { summary: [], products: [], competitors: [], bull: [], bear: [], wouldChange: [] };
    const { width, trend } = evidence.moat;
    const report = { ...empty, moat: { width, trend, sources: [], text: [] } };
    expect(checkReport(report, checkContextOf(evidence, "en"))).toEqual([]);
    const invented = [{ text: "Sales rose by 12% to 300 billion.", refs: ["metric.revenue.latest"] }];
    const rules = checkReport({ ...report, bull: invented }, checkContextOf(evidence, "en")).map(({ rule }) => rule);
    expect(new Set(rules)).toEqual(new Set(["figures"]));
  });
});

describe("the network effect", () => {
  const RIVALS = "We compete with many makers of lenses in all of our markets, large and small.";
  const NETWORK = "As more users share their lenses on our exchange, it becomes more valuable to all of them.";

  /** The evidence about ADAM in a market with an annual report of these words. */
  async function withWords(...words: readonly string[]): Promise<ReportEvidence> {
    const server = await startTestServer({
      publish: (folder) =>
        publishTinyMarket(folder, { earlierFilings: words.length > 0 ? [businessOfAdam(...words)] : [] }),
    });
    const evidence = await evidenceOf(server, "ADAM");
    await server.close();
    return evidence;
  }

  const networkOf = ({ moat }: ReportEvidence) => moat.sources.find(({ source }) => source === "networkEffect");

  // MOAT-10: 1 where the company describes one, 0 where it does not, nothing without a text of its business.
  it("is scored by what the annual report says, and counts for no width", async () => {
    const [described, silent, without] = [await withWords(RIVALS, NETWORK), await withWords(RIVALS), await withWords()];
    expect(networkOf(described)).toMatchObject({ score: 1, reason: "network-described" });
    expect(networkOf(silent)).toMatchObject({ score: 0, reason: "network-not-described" });
    expect(networkOf(without)).toMatchObject({ score: null, reason: "not-measurable" });
    expect([described.moat.width, silent.moat.width]).toEqual([without.moat.width, without.moat.width]);
    const item = described.items.find(({ id }) => id === "moat.networkEffect.score");
    expect(item).toMatchObject({ figure: { value: 1, provenance: { formula: "MOAT-10" } } });
  });

  it("is quoted in the report from the paragraph that describes it", async () => {
    const evidence = await withWords(RIVALS, NETWORK);
    const { networkPassage } = evidence.moat;
    expect(evidence.items.find(({ id }) => id === networkPassage)).toMatchObject({ kind: "passage", text: NETWORK });
    const report = writeReport(evidence, "en");
    const source = report.moat.sources.find((one) => one.source === "networkEffect");
    expect(source).toMatchObject({
      score: 1,
      reason: { text: `The company describes a network effect in its own words: [[${networkPassage}]]` },
    });
    expect(checkReport(report, checkContextOf(evidence, "en"))).toEqual([]);
  });
});
