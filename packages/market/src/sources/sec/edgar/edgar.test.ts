import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { day } from "@plumbline/core/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../../scripts/shared-data.ts";
import { readDailyIndex } from "./daily-index.ts";
import { Edgar } from "./edgar.ts";

/** An answer as it was served. */
function recorded(name: string): Buffer {
  const bytes = readFileSync(sharedFile(`data/recorded/sec_feeds/${name}`));
  return name.endsWith(".gz") ? gunzipSync(bytes) : bytes;
}

let play: (response: ServerResponse, request: IncomingMessage) => void;
let asked: IncomingMessage[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  play(response, request);
});
let edgar: Edgar;
const call = { fetch, signal: AbortSignal.timeout(60_000) };

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  edgar = new Edgar({ userAgent: "Jane Doe jane@example.org", dataUrl: address, archivesUrl: address });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe("EDGAR", () => {
  it("is told who asks, and asked at the addresses that it documents", async () => {
    asked = [];
    play = (response) => response.end(JSON.stringify({ cik: 320193, facts: {} }));
    expect(await edgar.companyFacts(320193, call)).toBe("data");
    expect(await edgar.submissions(320193, call)).toBe("data");
    expect(asked.map(({ url }) => url)).toEqual([
      "/api/xbrl/companyfacts/CIK0000320193.json",
      "/submissions/CIK0000320193.json",
    ]);
    expect(asked[0]?.headers["user-agent"]).toBe("Jane Doe jane@example.org");
  });

  it("is not believed when it sends another company", async () => {
    play = (response) => response.end(JSON.stringify({ cik: 789019, facts: {} }));
    await expect(edgar.companyFacts(320193, call)).rejects.toMatchObject({ code: "malformed" });
  });

  it("reads a line with a bar in a name, and leaves out one that is cut", () => {
    const text = [
      "CIK|Company Name|Form Type|Date Filed|File Name",
      "-----",
      "100|A | B CORP|10-K|20240229|edgar/data/100/0000000100-24-000001.txt",
      "200|CUT CORP|10-Q|2024022",
    ].join("\n");
    expect(readDailyIndex(text)).toEqual([
      { cik: 100, form: "10-K", filed: day("2024-02-29"), accession: "0000000100-24-000001" },
    ]);
    expect(readDailyIndex("<html></html>")).toBeNull();
  });
});

describe.skipIf(needsSharedData)("EDGAR as it was recorded", () => {
  it.each([200, 403, 429])(
    "says by its page with status %d that too much was asked, for ten minutes",
    async (status) => {
      play = (response) => response.writeHead(status).end(recorded("error_rate_threshold_exceeded.html"));
      // The page: "Your access to SEC.gov will be limited for 10 minutes."
      const error = { code: "rate-limited", retryAfterMilliseconds: 600_000 };
      await expect(edgar.submissions(320193, call)).rejects.toMatchObject(error);
      await expect(edgar.dailyIndex(day("2018-12-31"), call)).rejects.toMatchObject(error);
    },
  );

  it.each([200, 403])("says by its page with status %d that it does not know who asks", async (status) => {
    play = (response) => response.writeHead(status).end(recorded("error_undeclared_automated_tool.html"));
    await expect(edgar.submissions(320193, call)).rejects.toMatchObject({
      code: "unauthorised",
      message: expect.stringContaining("SEC_USER_AGENT"),
    });
  });

  it("answers 403 for an index that there is not, and 404 for a company", async () => {
    play = (response) => response.writeHead(403).end(recorded("full_index_2099.403.xml"));
    expect(await edgar.dailyIndex(day("2018-12-31"), call)).toBeNull();
    play = (response) => response.writeHead(404).end(recorded("submissions_unknown_cik.404.xml"));
    expect(await edgar.submissions(1, call)).toBe("nothing");
  });

  it("lists who filed on a day", async () => {
    asked = [];
    play = (response) => response.end(recorded("master.20181231.idx"));
    const filings = (await edgar.dailyIndex(day("2018-12-31"), call)) ?? [];
    expect(asked[0]?.url).toBe("/Archives/edgar/daily-index/2018/QTR4/master.20181231.idx");
    // The fourth line of the file.
    expect(filings[3]).toEqual({
      cik: 1000694,
      form: "8-K",
      filed: day("2018-12-31"),
      accession: "0001144204-18-066755",
    });
  });

  it("sends its list of symbols", async () => {
    play = (response) => response.end(recorded("company_tickers_exchange.2025-05.json.gz"));
    expect((await edgar.tickers(call)).length).toBeGreaterThan(100_000);
    play = (response) => response.writeHead(503).end(recorded("getcurrent_past_the_end.503.html"));
    await expect(edgar.tickers(call)).rejects.toMatchObject({ code: "retryable" });
  });
});
