import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OutputOf, recordEntries, recordScores } from "@plumbline/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const scoresOf = async () => (await server.get("/api/record/scores")).json().data as OutputOf<typeof recordScores>;
const entriesOf = async (query: string) =>
  (await server.get(`/api/record/entries?${query}`)).json().data as OutputOf<typeof recordEntries>;

describe("the record of a served market", () => {
  it("has an entry of what is said now, dated on the day of its recording", async () => {
    const { head, first, last, standing, broken } = await scoresOf();
    expect([head?.number, head?.day, first, last, broken]).toEqual([1, "2024-07-01", "2024-07-01", "2024-07-01", null]);
    expect(standing).toBeGreaterThan(0);
  });

  it("scores nothing before the prices of a month are known", async () => {
    const { scores } = await scoresOf();
    expect(scores.map(({ months, spans, followed, nextDue }) => [months, spans, followed, nextDue])).toEqual([
      [1, [], 0, "2024-08-01"],
      [3, [], 0, "2024-10-01"],
      [12, [], 0, "2025-07-01"],
    ]);
  });

  it("lists what was said of a stock as its other pages say it", async () => {
    const { entries, hasMore } = await entriesOf("code=adam");
    const { data: moat } = (await server.get("/api/stock/getStockMoat?code=ADAM")).json();
    expect([entries.length, hasMore]).toEqual([1, false]);
    expect(entries[0]?.verdict?.moat).toBe(moat.width);
    expect(entries[0]?.verdict?.trend).toBe(moat.trend);
    expect(entries[0]?.outcomes.every(({ isDue, excess }) => !isDue && excess === null)).toBe(true);
  });

  it("has no entry before a day on which there was none, and none of a stock that nothing is said of", async () => {
    expect((await entriesOf("code=ADAM&before=2024-07-01")).entries).toEqual([]);
    expect((await entriesOf("code=NONE")).entries).toEqual([]);
    expect((await server.get("/api/record/entries?code=ZZZZ")).statusCode).toBe(404);
  });

  it("is answered again from the store of a browser, for anyone", async () => {
    const { headers } = await server.get("/api/record/scores");
    const again = await server.get("/api/record/scores", { "if-none-match": String(headers.etag) });
    expect([again.statusCode, headers["cache-control"]]).toEqual([304, expect.not.stringContaining("private")]);
  });
});

describe("a record that was changed", () => {
  it("is said to be broken, with the place of the first entry, and nothing is appended", async () => {
    const other = await startTestServer({ isOpen: false });
    const folder = join(other.dataDirectory, "record/tiny");
    const path = join(folder, "2024-07-01.jsonl");
    const changed = readFileSync(path, "utf8").replace(/"moat":"\w+"/, '"moat":"narrower"');
    writeFileSync(path, changed);
    // Another head is not the one that the scores on the disk were made of.
    const head = readFileSync(join(folder, "head"), "utf8");
    writeFileSync(join(folder, "head"), head.replace(/"hash":"[\w-]{4}/, '"hash":"0000'));
    await other.market.open();
    await expect
      .poll(async () => (await other.get("/api/record/scores")).json().data, { timeout: 60_000, interval: 200 })
      .toMatchObject({ broken: { file: "2024-07-01.jsonl", day: "2024-07-01" } });
    expect(readFileSync(path, "utf8")).toBe(changed);
    await other.close();
  }, 90_000);
});
