import { gzipSync } from "node:zlib";
import type { WireReportVersion, WireWholeReport } from "@plumbline/contract";
import { checkReport, placedSentences } from "@plumbline/core/report";
import { REPORT_LANGUAGES, REPORT_SECTIONS, type ReportLanguage } from "@plumbline/core/words";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkContextOf, presentEvidence } from "../../reports/index.ts";
import { type Account, type AccountServer, startAccountServer } from "../../testing/account-server.ts";
import { startTestServer } from "../../testing/test-server.ts";
import { publishTinyMarket } from "../../testing/tiny-market.ts";

let server: AccountServer;
let ada: Account;
beforeAll(async () => {
  server = await startAccountServer({ rateLimitScale: 1e6 });
  ada = await server.register("ada@example.org");
}, 60_000);
afterAll(() => server.close());

async function evidenceOf(code: string, language: ReportLanguage, asOf?: string) {
  const served = server.market.served;
  const instrument = served?.snapshot.find(code);
  if (!served || !instrument) throw new Error(`The market has no ${code}.`);
  return presentEvidence(served, { instrument, language, asOf });
}

/** The latest value of a metric of ADAM, as the page of fundamentals has it. */
async function latestOf(metric: string, asOf?: string): Promise<number | null> {
  const { data } = (await server.get(`/api/stock/baseData?code=ADAM${asOf ? `&asOf=${asOf}` : ""}`)).json();
  const metrics: { id: string; columns: { latest: { value: number | null } } }[] = data.stock.metrics;
  return metrics.find(({ id }) => id === metric)?.columns.latest.value ?? null;
}

const wholeOf = async (query: string): Promise<WireWholeReport> =>
  (await server.get(`/api/ai/report?${query}`)).json().data.whole;

describe("the written report of a stock", () => {
  it.each(REPORT_LANGUAGES)("is whole, in %s, and brings every item that its sentences place", async (language) => {
    const answer = await server.get(`/api/ai/report?code=adam&language=${language}`);
    expect(answer.statusCode).toBe(200);
    const { access, whole, symbol } = answer.json().data;
    expect([symbol, access]).toEqual(["ADAM", { scope: "whole", because: "open", until: null }]);
    expect(checkReport(whole.report, checkContextOf(await evidenceOf("ADAM", language), language))).toEqual([]);
    const items = new Set(whole.items.map(({ id }: { id: string }) => id));
    const cited = REPORT_SECTIONS.flatMap((section) => placedSentences(section, whole.report[section])).flatMap(
      ({ sentence }) => sentence.refs,
    );
    expect(cited.length).toBeGreaterThan(5);
    expect(cited.filter((id) => !items.has(id))).toEqual([]);
  });

  it("calls the company as readers of its language do, with the spaces of that language", async () => {
    const summaryIn = async (language: string) =>
      (await wholeOf(`code=ADAM&language=${language}`)).report.summary.map(({ text }) => text).join("");
    expect(await summaryIn("en")).toContain("Adam Optics");
    expect(await summaryIn("es")).toContain("Óptica Adam");
    expect(await summaryIn("zh-Hans")).toContain("亚当光学");
    expect(await summaryIn("zh-Hant")).toContain("亞當光學");
    expect(await summaryIn("zh-Hans")).not.toMatch(/\p{Script=Han} \p{Script=Han}/u);
  });

  it("knows on an earlier day nothing that was filed later", async () => {
    const { items, report } = await wholeOf("code=ADAM&asOf=2023-06-30");
    const filed = items.flatMap((item) =>
      "figure" in item && item.figure.value !== null ? (item.figure.provenance.filedAt ?? []) : [],
    );
    expect(items.filter(({ asOf }) => asOf > "2023-06-30")).toEqual([]);
    expect(filed.length).toBeGreaterThan(5);
    expect(filed.filter((day) => day > "2023-06-30")).toEqual([]);
    // The text of its annual report was filed in February 2024.
    expect(report.notKnown).toContain("no-filing-text");
    expect((await wholeOf("code=ADAM")).report.notKnown).not.toContain("no-filing-text");
  });

  it("is the same answer for everyone as long as nothing is published, and is confirmed by its tag", async () => {
    const first = await server.get("/api/ai/report?code=ADAM&language=fr");
    expect(first.headers["cache-control"]).toBe("public, no-cache");
    const headers = { "if-none-match": first.headers.etag as string };
    expect((await server.get("/api/ai/report?code=ADAM&language=fr", headers)).statusCode).toBe(304);
    expect((await server.get("/api/ai/report?code=ADAM&language=es", headers)).statusCode).toBe(200);
  });

  it("does not exist of a stock that the market lacks, nor a version of any that was not published", async () => {
    const unknown = "0b6fd1f2-6c9e-4b0d-9c51-0d8a3f4f5b6a";
    for (const query of ["code=ZZZ", `code=ADAM&version=${unknown}`, `code=ADAM&against=${unknown}`]) {
      expect((await server.get(`/api/ai/report?${query}`)).statusCode, query).toBe(404);
    }
  });
});

describe("the teaser", () => {
  it("comes with the checks of a stock, in the language asked, with the items that it places", async () => {
    const answer = await server.get("/api/stock/getStockInfo?code=ADAM", { "accept-language": "fr" });
    const { report: teaser } = answer.json().data;
    const { report, items } = await wholeOf("code=ADAM&language=fr");
    expect(teaser).toMatchObject({
      width: report.moat.width,
      trend: report.moat.trend,
      product: report.products[0] ?? null,
      bull: report.bull[0] ?? null,
      bear: report.bear[0] ?? null,
    });
    // Why a moat is unknown is said of that moat alone.
    expect(teaser.because === null).toBe(teaser.width !== "unknown");
    const cited = REPORT_SECTIONS.flatMap((section) => placedSentences(section, report[section])).flatMap(
      ({ sentence }) => sentence.refs,
    );
    expect(teaser.sources).toBe(new Set(cited).size);
    const ids = items.map(({ id }) => id);
    for (const { id } of teaser.items) expect(ids).toContain(id);
  });

  it("is left out where it is not asked for", async () => {
    expect((await server.get("/api/stock/getStockInfo?code=ADAM&report=none")).json().data.report).toBeNull();
  });
});

describe("an update without a language model", () => {
  const update = async (body: object) => server.post("stock/updateStockDetail", body, { token: ada.accessToken });

  it("publishes a report once, and then tells what it looked at", async () => {
    const first = (await update({ code: "ADAM" })).json().data;
    expect(first).toMatchObject({
      outcome: "published",
      changes: null,
      version: { writer: "rules", asOf: "2024-06-28" },
    });
    const again = (await update({ code: "ADAM" })).json().data;
    expect(again).toMatchObject({ outcome: "unchanged", version: first.version });
    expect(again.looked).toMatchObject({ lastFiled: "2024-05-02", lastDay: "2024-06-28" });
    expect(again.looked.items.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(["metric", "check", "price"]),
    );
    const shown = await wholeOf("code=ADAM&language=en");
    expect([shown.version, shown.hash]).toEqual([first.version, first.version.hash]);
  });

  it("publishes one version for many who ask at once", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => update({ code: "ADAM", language: "fr" })));
    const outcomes = answers.map((answer) => answer.json().data);
    expect(outcomes.filter(({ outcome }) => outcome === "published")).toHaveLength(1);
    expect(new Set(outcomes.map(({ version }) => version.id)).size).toBe(1);
  });

  it("is refused to who asks for a model that is not there, and of a stock that is not there", async () => {
    expect((await update({ code: "ADAM", writer: "model" })).json()).toMatchObject({
      code: -1,
      data: { fields: [{ path: "writer" }] },
    });
    expect((await update({ code: "ZZZ" })).statusCode).toBe(404);
  });

  it("shows, once the market has gone on, what changed sentence by sentence and figure by figure", async () => {
    const [before] = (await server.read("ai/reports?code=ADAM&language=en")).json().data
      .versions as WireReportVersion[];
    if (!before) throw new Error("Nothing was published.");
    // The evidence of a year before, as if it had been published then.
    const { report } = await wholeOf("code=ADAM&asOf=2023-06-30&language=en");
    const { items } = await evidenceOf("ADAM", "en", "2023-06-30");
    const earlier = {
      ...{ id: "11111111-1111-4111-8111-111111111111", market: "tiny", code: "ADAM", language: "en" as const },
      ...{ as_of: "2023-06-30", snapshot: "earlier", hash: Buffer.alloc(32, 1), model: null },
      content: gzipSync(JSON.stringify({ report, items })),
    };
    await server.database.db.insertInto("reports").values(earlier).execute();
    const { changes } = await wholeOf(`code=ADAM&language=en&version=${before.id}&against=${earlier.id}`);
    expect(changes?.before.asOf).toBe("2023-06-30");
    expect(changes?.sentences.length).toBeGreaterThan(0);
    for (const { kind, before: was, after } of changes?.sentences ?? []) {
      expect([was === null, after === null]).toEqual([kind === "added", kind === "removed"]);
    }
    // Figures are those of the page of fundamentals on the two days.
    const latest = (changes?.figures ?? []).filter(({ id }) => /^metric\.\w+\.latest$/.test(id));
    expect(latest.length).toBeGreaterThan(0);
    for (const { id, before: was, after } of latest) {
      const metric = id.split(".")[1] as string;
      expect([was?.value, after?.value]).toEqual([await latestOf(metric, "2023-06-30"), await latestOf(metric)]);
    }
    const listed = (await server.read("ai/reports?code=ADAM&language=en")).json().data.versions;
    expect(listed.map(({ asOf }: WireReportVersion) => asOf)).toEqual(["2024-06-28", "2023-06-30"]);
    // On that day the later one was not known.
    const then = (await server.read("ai/reports?code=ADAM&language=en&asOf=2023-12-31")).json().data.versions;
    expect(then.map(({ id }: WireReportVersion) => id)).toEqual([earlier.id]);
    const unknown = await server.get(`/api/ai/report?code=ADAM&language=en&asOf=2023-12-31&version=${before.id}`);
    expect(unknown.statusCode).toBe(404);
  });

  it("says that nothing is estimated, as rules cost nothing", async () => {
    const { data } = (await server.get("/api/ai/estimate?code=ADAM")).json();
    expect(data).toMatchObject({ model: null, estimate: null, isPublished: true });
  });
});

describe("a server without accounts", () => {
  it("writes reports all the same, and has no versions", async () => {
    const alone = await startTestServer({ publish: publishTinyMarket });
    const report = await alone.get("/api/ai/report?code=ADAM");
    expect(report.json().data.whole.version).toBeNull();
    expect((await alone.get("/api/ai/reports?code=ADAM")).json().data.versions).toEqual([]);
    await alone.close();
  });
});
