import type { filingChanges, OutputOf } from "@plumbline/contract";
import { day } from "@plumbline/core/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { EARLIER_ANNUAL } from "../../testing/tiny-filings.ts";
import { publishTinyMarket } from "../../testing/tiny-market.ts";

// Expected values are those that testing/tiny-filings.ts states, counted by hand.

const ANNUAL = "0000000100-24-000001";
const QUARTERLY = "0000000100-24-000002";
/** Amends the report of the year before, and was filed after it. */
const AMENDMENT = { ...EARLIER_ANNUAL, accession: "0000000100-23-000002", form: "10-K/A", filed: day("2023-06-01") };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    publish: (folder) => publishTinyMarket(folder, { earlierFilings: [EARLIER_ANNUAL, AMENDMENT] }),
  });
});
afterAll(() => server.close());

async function changesOf(query: Record<string, string>) {
  const answer = await server.app.inject({ method: "GET", url: "/api/stock/filingChanges", query });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    data: answer.json().data as OutputOf<typeof filingChanges>,
  };
}

describe("what changed in an item since the report of the year before", () => {
  it("is told paragraph by paragraph: new, gone, worded anew, and how many are as they were", async () => {
    const { data } = await changesOf({ code: "adam", accession: ANNUAL, item: "1A" });
    const { since } = data;
    expect([since?.filing.accession, since?.isWhole]).toEqual([EARLIER_ANNUAL.accession, true]);
    expect(since?.counts).toEqual({ added: 1, removed: 1, changed: 1, unchanged: 58 });
    expect(since?.added.map(({ text }) => text)).toEqual(["Risk 59: lenses may break."]);
    expect(since?.removed.map(({ text }) => text)).toEqual(["Furnaces rust."]);
    expect(since?.changed.map(({ before, after }) => [before.text, after.text])).toEqual([
      ["Risk 10: lenses may break in transport.", "Risk 10: lenses may break."],
    ]);
  });

  it("is not told where there is no such report, or none with the item", async () => {
    for (const [accession, item] of [
      [QUARTERLY, "I.2"],
      [EARLIER_ANNUAL.accession, "1A"],
      [ANNUAL, "1"],
    ] as const) {
      const { status, data } = await changesOf({ code: "ADAM", accession, item });
      expect([status, data.since], `${accession} ${item}`).toEqual([200, null]);
    }
  });

  it("knows no report before the day on which it was filed", async () => {
    expect((await changesOf({ code: "ADAM", accession: ANNUAL, item: "1A", asOf: "2024-02-19" })).status).toBe(404);
    const { data } = await changesOf({ code: "ADAM", accession: ANNUAL, item: "1A", asOf: "2024-02-20" });
    expect(data.since?.counts.changed).toBe(1);
  });

  it.each([
    ["a filing of nobody", { accession: "9999999999-99-999999", item: "1A" }, 404],
    ["an item that the report lacks", { accession: ANNUAL, item: "9C" }, 404],
    ["no item at all", { accession: ANNUAL }, 400],
  ])("is refused of %s", async (_, query, status) => {
    expect((await changesOf({ code: "ADAM", ...query } as never)).status).toBe(status);
  });

  it("is stored for everyone", async () => {
    const query = { code: "ADAM", accession: ANNUAL, item: "1A" };
    const { headers } = await changesOf(query);
    expect(headers["cache-control"]).toBe("public, no-cache");
    const again = await server.app.inject({
      method: "GET",
      url: "/api/stock/filingChanges",
      query,
      headers: { "if-none-match": String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});
