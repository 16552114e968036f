import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type checkStudy, EnvelopeSchema, type OutputOf } from "@plumbline/contract";
import { CHECK_IDS } from "@plumbline/core/checks";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { studied } from "../../testing/studied.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { publishTinyMarket } from "../../testing/tiny-market.ts";

const PATH = "/api/market/checkStudy";
const PATIENCE = { interval: 50, timeout: 25_000 };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ publish: publishTinyMarket });
});
afterEach(() => server.close());

async function study(query: string): Promise<OutputOf<typeof checkStudy>> {
  const answer = await server.get(`${PATH}?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return EnvelopeSchema.parse(answer.json()).data as OutputOf<typeof checkStudy>;
}

const folder = () => join(server.dataDirectory, "markets/tiny/screenings");
function studyFile(): string {
  const name = readdirSync(folder()).find((file) => file.endsWith(".study"));
  if (!name) throw new Error("There is no study on the disk.");
  return join(folder(), name);
}

describe("what followed when companies passed a check", () => {
  it("is unavailable, with a time to come back, until the market is judged", async () => {
    const early = await server.get(`${PATH}?check=O1`);
    expect([early.statusCode, early.headers["retry-after"]]).toEqual([503, "3"]);
    await studied(server);
    expect((await study("check=O1")).years.length).toBeGreaterThan(0);
  });

  it("uses the default of each kind of company, or the given threshold for all", async () => {
    await studied(server);
    const defaultStudy = await study("check=O1");
    const moved = await study("check=O1&threshold=10");
    expect([defaultStudy.threshold, moved.threshold]).toEqual([null, 10]);
    // ADAM costs 51.95 and had earned 2.37 a share, a P/E of 22; of the others no earnings or no prices are known.
    const { day, until, passed, failed, unknown } = defaultStudy.years.at(-1) ?? {};
    expect([day, until]).toEqual(["2023-06-28", "2024-06-28"]);
    expect([passed?.n, failed?.n]).toEqual([1, 0]);
    expect(unknown).toBeGreaterThan(0);
    // By hand: 55.61 / 51.95, times c / (c - 0.10) for the closes 52.73, 53.64, 54.55 and 55.46 before its dividends.
    expect(passed?.mean).toBeCloseTo(0.0784, 4);
  });

  it("names its sources and its formula, and counts the delisted", async () => {
    await studied(server);
    const { provenance, delisted } = await study("check=O1");
    expect(provenance).toMatchObject({ source: expect.stringContaining("sec"), periodEnd: "2024-06-28" });
    expect(provenance.formula).toContain("mean(totalReturn12Months | passed)");
    expect(delisted).toBe(1);
  });

  it("exists for every check", async () => {
    await studied(server);
    for (const check of CHECK_IDS) expect((await study(`check=${check}`)).check).toBe(check);
  });

  it("refuses checks that do not exist and thresholds out of bounds, naming the field and the right values", async () => {
    const unknown = await server.get(`${PATH}?check=Z9`, { "accept-language": "fr" });
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json().data.fields).toEqual([{ path: "check", message: expect.stringMatching(/^Le critère Z9/) }]);
    const beyond = await server.get(`${PATH}?check=O1&threshold=100000`);
    expect(beyond.json().data.fields).toEqual([
      { path: "threshold", message: expect.stringMatching(/^The threshold of O1 can be from \d+ to \d+, not 100000$/) },
    ]);
    expect((await server.get(PATH)).json().data.fields[0].path).toBe("check");
  });

  it("is answered with 304 when the client has it", async () => {
    await studied(server);
    const { headers } = await server.get(`${PATH}?check=O1`);
    const again = await server.get(`${PATH}?check=O1`, { "if-none-match": String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it("is computed again when its file was damaged or removed", async () => {
    await studied(server);
    const whole = readFileSync(studyFile());
    // The last check of the file, which no request has read.
    const last = CHECK_IDS.at(-1);
    writeFileSync(studyFile(), whole.subarray(0, whole.length - 8));
    expect((await server.get(`${PATH}?check=${last}`)).statusCode).toBe(503);
    await studied(server);
    const statusOfLast = async () => (await server.get(`${PATH}?check=${last}`)).statusCode;
    await expect.poll(statusOfLast, PATIENCE).toBe(200);
    expect(readFileSync(studyFile())).toEqual(whole);
  });

  it("stays unavailable, with one line in the log, when it cannot be computed", async () => {
    rmSync(join(server.dataDirectory, "markets/tiny/snapshots"), { recursive: true });
    const failures = () =>
      server.log.filter(({ message }) => message === "The study of the checks could not be computed");
    await expect.poll(() => failures().length, PATIENCE).toBeGreaterThan(0);
    expect((await server.get(`${PATH}?check=O1`)).statusCode).toBe(503);
    expect(failures()).toHaveLength(1);
  });
});
