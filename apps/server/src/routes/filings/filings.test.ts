import type { filingOutline, filingParagraphs, filings, OutputOf } from "@plumbline/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { riskId } from "../../testing/tiny-filings.ts";

// Expected values are those that testing/tiny-filings.ts states, counted by hand.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ANNUAL = "0000000100-24-000001";

type Endpoints = {
  filings: typeof filings;
  filingOutline: typeof filingOutline;
  filingParagraphs: typeof filingParagraphs;
};

async function ask<Name extends keyof Endpoints>(
  path: Name,
  query: Record<string, string>,
): Promise<{ status: number; data: OutputOf<Endpoints[Name]> }> {
  const answer = await server.app.inject({ method: "GET", url: `/api/stock/${path}`, query });
  return { status: answer.statusCode, data: answer.json().data };
}

describe("the text of filings", () => {
  it("lists the filings of a stock, newest first, with the way to the original", async () => {
    const { data } = await ask("filings", { code: "adam" });
    expect(data.filings).toEqual([
      {
        accession: "0000000100-24-000002",
        form: "10-Q",
        filedAt: "2024-05-02",
        periodEnd: "2024-03-31",
        original: "https://www.sec.gov/Archives/edgar/data/100/0000000100-24-000002.txt",
      },
      {
        accession: ANNUAL,
        form: "10-K",
        filedAt: "2024-02-20",
        periodEnd: "2023-12-31",
        original: "https://www.sec.gov/Archives/edgar/data/100/000000010024000001/adam-20231231.htm",
      },
    ]);
  });

  it("knows no filing before the day on which it was filed", async () => {
    const before = await ask("filings", { code: "ADAM", asOf: "2024-02-19" });
    const after = await ask("filings", { code: "ADAM", asOf: "2024-02-20" });
    expect([before.data.filings.length, after.data.filings.length]).toEqual([0, 1]);
    expect((await ask("filingOutline", { code: "ADAM", accession: ANNUAL, asOf: "2024-02-19" })).status).toBe(404);
    const early = { code: "ADAM", accession: ANNUAL, item: "1A", asOf: "2024-02-19" };
    expect((await ask("filingParagraphs", early)).status).toBe(404);
  });

  it("outlines a filing by its items, and says what each is to a reader", async () => {
    const { data } = await ask("filingOutline", { code: "ADAM", accession: ANNUAL });
    expect(data.items.map((item) => [item.item, item.role, item.paragraphs, item.exhibit])).toEqual([
      ["1", "business", 4, null],
      ["1A", "risks", 60, null],
      ["7", "discussion", 1, "EX-13"],
    ]);
    expect(data.items[1]?.first).toBe(riskId(0));
  });

  it("shows a paragraph among those around it, and no more than forty-one", async () => {
    const query = { code: "ADAM", accession: ANNUAL, item: "1A", around: riskId(30) };
    const { data } = await ask("filingParagraphs", { ...query, margin: "2" });
    expect([data.start, data.total]).toEqual([28, 60]);
    expect(data.paragraphs.map(({ text }) => text.slice(0, 7))).toEqual(
      [28, 29, 30, 31, 32].map((number) => `Risk ${number}`),
    );
    const widest = await ask("filingParagraphs", { ...query, margin: "20" });
    expect(widest.data.paragraphs).toHaveLength(41);
    expect((await ask("filingParagraphs", { ...query, margin: "21" })).status).toBe(400);
  });

  it("begins at the beginning where no paragraph is named", async () => {
    const { data } = await ask("filingParagraphs", { code: "ADAM", accession: ANNUAL, item: "1" });
    expect(data.start).toBe(0);
    expect(data.paragraphs.map(({ kind }) => kind)).toEqual(["heading", "text", "list", "table"]);
  });

  it.each([
    ["an accession of nobody", { accession: "9999999999-99-999999", item: "1" }],
    ["an item that the filing lacks", { accession: ANNUAL, item: "9C" }],
    ["a paragraph that the item lacks", { accession: ANNUAL, item: "1A", around: "0".repeat(16) }],
  ])("answers that it has not %s", async (_, query) => {
    expect((await ask("filingParagraphs", { code: "ADAM", ...query })).status).toBe(404);
  });

  it("has none of a stock without a company", async () => {
    const { status, data } = await ask("filings", { code: "YAHO" });
    expect([status, data.filings]).toEqual([200, []]);
  });

  it("shows another class of shares the same filings", async () => {
    expect((await ask("filings", { code: "SPLT" })).data.filings).toHaveLength(2);
  });
});
