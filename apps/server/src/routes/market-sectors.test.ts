import type { marketSectors, OutputOf, WireGroupRatios } from "@plumbline/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishIndustry } from "../testing/industry-market.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const PATH = "/api/market/sectors";

async function sectorsOf(server: TestServer): Promise<WireGroupRatios[]> {
  const answer = await server.get(PATH);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json().data as OutputOf<typeof marketSectors>).sectors;
}

// Market values of 9.8 to 58.8 million, 205.8 together. Net incomes are 0.98 million times 1 to 5, and a loss of as much;
// revenue is 4.9 million each. Of a seventh company no accounts are known.
describe("what the companies of a sector cost", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ publish: (folder) => publishIndustry(folder, [1, 2, 3, 4, 5, -1]) });
  });
  afterAll(() => server.close());

  it("is a ratio of sums, losses included, beside the median of companies with profits", async () => {
    const [industrials, ...others] = await sectorsOf(server);
    expect([industrials?.name, others]).toEqual(["Industrials", []]);
    // 205.8 / (0.98 x 14), and 10 of each of the five that earn something.
    expect(industrials?.pe.aggregate.value).toBeCloseTo(15, 9);
    expect(industrials?.pe.median.value).toBeCloseTo(10, 9);
    // 205.8 / (6 x 4.9); 2, 4 ... 12.
    expect(industrials?.ps.aggregate.value).toBeCloseTo(7, 9);
    expect(industrials?.ps.median.value).toBeCloseTo(7, 9);
  });

  it("names its source, its day, its rule and how many companies are behind it and left out", async () => {
    const [industrials] = await sectorsOf(server);
    const provenance = { source: "sec", periodEnd: "2024-06-28" };
    expect(industrials?.pe.aggregate).toMatchObject({ provenance: { ...provenance, formula: "STA-16 (n = 6)" } });
    expect(industrials?.pe.median).toMatchObject({ provenance: { ...provenance, formula: "STA-16 (n = 5)" } });
    expect([industrials?.members, industrials?.leftOut]).toEqual([6, 1]);
  });

  it("equals the ratios of the sector in the header of a stock", async () => {
    const header = await server.get("/api/stock/getStockBaseInfo?code=M0");
    expect(await sectorsOf(server)).toEqual([header.json().data.ratios.sector]);
  });

  it("is answered with 304 when the client has it", async () => {
    const { headers } = await server.get(PATH);
    expect((await server.get(PATH, { "if-none-match": String(headers.etag) })).statusCode).toBe(304);
  });
});

describe("the sectors of a market", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it("have a reason where their companies are too few", async () => {
    const tooFew = { value: null, because: "too-few-members" };
    const [industrials, technology] = await sectorsOf(server);
    // SPLT has the accounts of ADAM and a price; BRK.B and YAHO have no accounts, NONE has no price.
    expect([industrials?.name, industrials?.members, industrials?.leftOut]).toEqual(["Industrials", 1, 3]);
    expect([technology?.name, technology?.members, technology?.leftOut]).toEqual(["Information Technology", 1, 0]);
    for (const ratio of [industrials?.pe, industrials?.ps, technology?.pcf]) {
      expect(ratio).toEqual({ aggregate: tooFew, median: tooFew });
    }
  });

  it("are the sectors in the state of the market", async () => {
    const state = (await server.get("/api/market/state")).json().data.sectors as { readonly sector: string }[];
    expect((await sectorsOf(server)).map(({ name }) => name)).toEqual(state.map(({ sector }) => sector));
  });
});
