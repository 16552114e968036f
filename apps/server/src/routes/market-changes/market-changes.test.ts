import type { marketChanges, OutputOf } from "@plumbline/contract";
import { afterEach, describe, expect, it } from "vitest";
import { publishIndustry } from "../../testing/industry-market.ts";
import { publishUntil } from "../../testing/one-price-market.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { publishTinyMarket } from "../../testing/tiny-market.ts";

let server: TestServer;
afterEach(() => server.close());

async function changes(): Promise<OutputOf<typeof marketChanges>> {
  const answer = await server.get("/api/market/changes");
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

async function checksOf(query: string): Promise<{ readonly id: string; readonly result: string }[]> {
  return (await server.get(`/api/stock/getStockInfo?${query}`)).json().data.checks;
}

describe("what changed in a market", () => {
  it("is what became known in the last month, when the day of the market before is not known", async () => {
    server = await startTestServer();
    expect(await changes()).toMatchObject({
      since: "2024-05-28",
      until: "2024-06-28",
      filed: { companies: 0, judged: 0, turned: 0, rows: [] },
      // UBS on 2024-06-03, and Loop on 2024-06-20.
      targets: { isDelivered: true, raised: 1, lowered: 0, unchanged: 0, first: 1, rows: [{ firm: "UBS" }] },
    });
  });

  it("is what became known since the market before it ended, on one share count", async () => {
    server = await startTestServer({
      publish: async (folder) => {
        await publishUntil(folder, "2024-04-30");
        // One that ends on the same day brings nothing.
        await publishTinyMarket(folder, { note: "Delivered twice." });
        await publishTinyMarket(folder);
      },
    });
    const { since, targets } = await changes();
    expect(since).toBe("2024-04-30");
    // Firms that had said nothing of their stocks: Needham and Loop of ADAM, UBS of NONE and YAHO. UBS had said 100 of
    // ADAM in 2019, before the split of 4:1, and 57 on 2024-06-03.
    expect(targets).toMatchObject({ isDelivered: true, raised: 1, lowered: 0, unchanged: 0, first: 4 });
    const provenance = { source: "wire", periodEnd: "2024-06-03" };
    expect(targets.rows).toMatchObject([
      {
        symbol: "ADAM",
        firm: "UBS",
        published: "2024-06-03",
        currency: "USD",
        target: { value: 57, provenance },
        priorTarget: { value: 25, provenance },
        change: { value: 57 / 25 - 1, provenance },
      },
    ]);
  });

  it("contains each company that filed once, whatever its share classes, with the checks that turned on its page", async () => {
    server = await startTestServer({
      publish: async (folder) => {
        await publishUntil(folder, "2021-06-30");
        await publishTinyMarket(folder);
      },
    });
    const { filed } = await changes();
    // SPLT is a class of ADAM; NONE has no price, and so no size.
    expect(filed).toMatchObject({ companies: 2, judged: 2 });
    const [adam] = filed.rows;
    expect(adam).toMatchObject({
      symbol: "ADAM",
      filedAt: "2024-05-02",
      periodEnd: "2024-03-31",
      companyType: "other",
    });
    const then = await checksOf("code=ADAM&asOf=2021-06-30");
    const now = await checksOf("code=ADAM");
    const turned = now.filter(({ id, result }) => {
      const was = then.find((check) => check.id === id)?.result ?? "na";
      return id !== "O3" && result !== "na" && was !== "na" && was !== result;
    });
    const ids = (wanted: string) => turned.filter(({ result }) => result === wanted).map(({ id }) => id);
    expect(turned.length).toBeGreaterThan(0);
    expect([adam?.passed.toSorted(), adam?.failed.toSorted()]).toEqual([ids("pass").sort(), ids("fail").sort()]);
    expect(filed.turned).toBe(filed.rows.filter(({ passed, failed }) => passed.length + failed.length > 0).length);
  });

  it("lists the largest of them", async () => {
    server = await startTestServer({
      publish: async (folder) => {
        await publishUntil(folder, "2024-04-30");
        await publishIndustry(folder, Array(62).fill(1));
      },
    });
    const { filed } = await changes();
    expect(filed).toMatchObject({ companies: 62, judged: 60 });
    // M00 costs 24.50, M01 twice as much, and so on.
    expect(filed.rows.map(({ symbol }) => symbol)).toEqual(["M61", "M60", "M59", "M58", "M57", "M56"]);
  });
});
